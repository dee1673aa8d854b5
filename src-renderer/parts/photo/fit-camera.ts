import { fitHomography, type PointCorrespondence } from './homography.ts'
import { buildNormalEquations, solveLinear } from './linear-equations.ts'
import { type PinholeCamera, type PictureSize, projectPoint } from './pinhole-camera.ts'
import { dot, type Vector3, rotateVector, cross, getVectorLength, subtractVectors, scaleVector } from './vector.ts'

/** An estimated camera and its uncertainty. */
export interface FittedCamera {
  readonly camera: PinholeCamera
  /** Root mean square reprojection error, in pixels. */
  readonly offPixels: number
  /** Covariance matrix of its seven parameters. */
  readonly spread: readonly (readonly number[])[]
}

/** Typical focal length of phones as a fraction of the picture's long edge, and its spread (natural logarithm). */
const USUAL_FOCAL = 0.75
const FOCAL_SPREAD = 0.3
const PARAMETERS = 7
const ROUNDS = 30
const LEAST_OFF = 0.1

/** Initial focal lengths, as fractions of the picture's long edge. */
const FOCALS = [0.5, 0.8, 1.4, 2.5]

/**
 * Returns initial cameras that match the sightings approximately, one for each focal length tried. Empty for collinear
 * points.
 */
function listInitialCameras(
  sightings: readonly PointCorrespondence[],
  { width, height }: PictureSize,
): PinholeCamera[] {
  const longest = Math.max(width, height)
  const middle = { x: width / 2, y: height / 2 }
  const count = Math.max(1, sightings.length)
  const centre = {
    x: sightings.reduce((sum, { table }) => sum + table.x, 0) / count,
    y: sightings.reduce((sum, { table }) => sum + table.y, 0) / count,
  }
  const unit = Math.max(1, ...sightings.map(({ table }) => Math.hypot(table.x - centre.x, table.y - centre.y)))
  const map = fitHomography(
    sightings.map(({ table, pixel }) => ({
      table: { x: (table.x - centre.x) / unit, y: (table.y - centre.y) / unit },
      pixel: { x: (pixel.x - middle.x) / longest, y: (pixel.y - middle.y) / longest },
    })),
  )
  if (!map) return []
  return FOCALS.flatMap((focal): PinholeCamera[] => {
    const column = (at: number): Vector3 => [(map[at] ?? 0) / focal, (map[at + 3] ?? 0) / focal, map[at + 6] ?? 0]
    const [right, up, ahead] = [column(0), column(1), column(2)]
    const size = Math.sqrt(getVectorLength(right) * getVectorLength(up))
    if (!(size > 0)) return []
    const x = scaleVector(right, 1 / getVectorLength(right))
    const across = subtractVectors(up, scaleVector(x, dot(up, x)))
    const y = scaleVector(across, 1 / (getVectorLength(across) || 1))
    const z = cross(x, y)
    const turn: PinholeCamera['turn'] = [
      [x[0], y[0], z[0]],
      [x[1], y[1], z[1]],
      [x[2], y[2], z[2]],
    ]
    const away = scaleVector(ahead, unit / size)
    const from: Vector3 = [centre.x, centre.y, 0]
    const shift = subtractVectors(away, [dot(turn[0], from), dot(turn[1], from), dot(turn[2], from)])
    return [{ turn, shift, focal: focal * longest, middle }]
  })
}

/**
 * Estimates the camera from point correspondences by least squares over its rotation, position and focal length. A
 * weak prior for phones helps with the focal length, which a picture from straight above does not determine. Null for
 * collinear points. `offPixels` is the minimum assumed error of a sighting.
 */
export function fitPinholeCamera(
  sightings: readonly PointCorrespondence[],
  size: PictureSize,
  offPixels = LEAST_OFF,
): FittedCamera | null {
  const longest = Math.max(size.width, size.height)
  const task = { sightings, usual: USUAL_FOCAL * longest, weight: offPixels / FOCAL_SPREAD }
  const fits = listInitialCameras(sightings, size).map((guess) => improved(guess, task))
  const [best] = fits.toSorted((a, b) => a.cost - b.cost)
  if (!best || !Number.isFinite(best.cost)) return null
  const { camera } = best
  const free = Math.max(1, 2 * sightings.length - PARAMETERS + 1)
  const squares = sightings.reduce(
    (sum, sighting) => sum + missOf(camera, sighting).reduce((all, off) => all + off * off, 0),
    0,
  )
  const off = Math.max(offPixels, Math.sqrt(squares / free))
  const { matrix } = equationsOf(camera, task)
  const columns = matrix.map((_, at) =>
    solveLinear(
      matrix,
      matrix.map((__, row) => (row === at ? 1 : 0)),
    ),
  )
  if (columns.includes(null)) return null
  const spread = columns.map((column) => (column ?? []).map((value) => value * off * off))
  return { camera, offPixels: Math.sqrt(squares / (2 * sightings.length)), spread }
}

/** Estimates the error of a position read at a given height, in millimetres, at 95 % confidence (19 of 20 pictures). */
export function estimatePositionErrorMm({ camera, spread }: FittedCamera, spot: Vector3): number {
  const sure = 2
  const step = 1e-3
  const at = projectPoint(camera, spot)
  const [across, along] = [
    projectPoint(camera, [spot[0] + step, spot[1], spot[2]]),
    projectPoint(camera, [spot[0], spot[1] + step, spot[2]]),
  ]
  const toPixels = [
    [(across.x - at.x) / step, (along.x - at.x) / step],
    [(across.y - at.y) / step, (along.y - at.y) / step],
  ]
  const seen = slopesOf(camera, spot)
  const moves = Array.from(
    { length: PARAMETERS },
    (_, k) => solveLinear(toPixels, [-(seen[0][k] ?? 0), -(seen[1][k] ?? 0)]) ?? [Infinity, Infinity],
  )
  const variance = (axis: 0 | 1) =>
    moves.reduce(
      (sum, move, i) =>
        sum +
        moves.reduce(
          (all, otherMove, k) => all + (move[axis] ?? 0) * (spread[i]?.[k] ?? 0) * (otherMove[axis] ?? 0),
          0,
        ),
      0,
    )
  return sure * Math.sqrt(variance(0) + variance(1))
}

interface Task {
  readonly sightings: readonly PointCorrespondence[]
  readonly usual: number
  readonly weight: number
}

/** Minimises the sum of squares by damped steps (Levenberg–Marquardt). */
function improved(guess: PinholeCamera, task: Task): { readonly camera: PinholeCamera; readonly cost: number } {
  let best = { camera: guess, cost: costOf(guess, task) }
  let damping = 1e-3
  for (let round = 0; round < ROUNDS && damping < 1e9; round += 1) {
    const { matrix, right } = equationsOf(best.camera, task)
    const damped = matrix.map((row, i) => row.map((value, k) => (i === k ? value * (1 + damping) : value)))
    const step = solveLinear(damped, right)
    const camera = step && moved(best.camera, step)
    const cost = camera ? costOf(camera, task) : Infinity
    if (camera && cost < best.cost) {
      const gain = best.cost - cost
      best = { camera, cost }
      damping /= 10
      if (gain < 1e-12 * (1 + cost)) break
    } else damping *= 10
  }
  return best
}

function equationsOf(camera: PinholeCamera, { sightings, usual, weight }: Task) {
  const focalRow = [0, 0, 0, 0, 0, 0, weight]
  const rows = sightings.flatMap(({ table }) => slopesOf(camera, [table.x, table.y, 0]))
  const misses = sightings.flatMap((sighting) => missOf(camera, sighting))
  return buildNormalEquations([...rows, focalRow], [...misses, weight * Math.log(usual / camera.focal)])
}

function costOf(camera: PinholeCamera, { sightings, usual, weight }: Task): number {
  const misses = sightings.flatMap((sighting) => missOf(camera, sighting))
  const isBehind = sightings.some(({ table }) => dot(camera.turn[2], [table.x, table.y, 0]) + camera.shift[2] <= 0)
  const focal = weight * Math.log(usual / camera.focal)
  return isBehind ? Infinity : misses.reduce((sum, miss) => sum + miss * miss, focal * focal)
}

function missOf(camera: PinholeCamera, { table, pixel }: PointCorrespondence): readonly [number, number] {
  const { x, y } = projectPoint(camera, [table.x, table.y, 0])
  return [pixel.x - x, pixel.y - y]
}

/**
 * Derivatives of a projected pixel by three small rotations, three translations and the logarithm of the focal length.
 */
function slopesOf({ turn, shift, focal }: PinholeCamera, spot: Vector3): readonly [number[], number[]] {
  const [rx, ry, rz] = turn.map((row) => dot(row, spot)) as [number, number, number]
  const [x, y, z] = [rx + shift[0], ry + shift[1], rz + shift[2]]
  const [a, b, c] = [focal / z, (-focal * x) / (z * z), (-focal * y) / (z * z)]
  const right = [b * ry, a * rz - b * rx, -a * ry, a, 0, b, (focal * x) / z]
  const down = [-a * rz + c * ry, -c * rx, a * rx, 0, a, c, (focal * y) / z]
  return [right, down]
}

function moved({ turn, shift, focal, middle }: PinholeCamera, step: readonly number[]): PinholeCamera | null {
  const [wx = 0, wy = 0, wz = 0, dx = 0, dy = 0, dz = 0, grown = 0] = step
  if (Math.abs(grown) > 1 || Math.hypot(wx, wy, wz) > 1) return null
  const turned = columnsOf(turn).map((column) => rotateVector([wx, wy, wz], column))
  return {
    turn: columnsOf(turned as unknown as PinholeCamera['turn']),
    shift: [shift[0] + dx, shift[1] + dy, shift[2] + dz],
    focal: focal * Math.exp(grown),
    middle,
  }
}

function columnsOf([a, b, c]: PinholeCamera['turn']): PinholeCamera['turn'] {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ]
}
