import type { Dice } from '#main/games/kit/dice.ts'
import { type PinholeCamera, projectPoint } from '#renderer/parts/photo/pinhole-camera.ts'
import type { Pixels } from '#renderer/parts/photo/pixels.ts'
import {
  cross,
  dot,
  getVectorLength,
  subtractVectors,
  scaleVector,
  type Vector3,
} from '#renderer/parts/photo/vector.ts'
import { isPointInPolygon, type Point } from '#shared/kit/convex.ts'
import {
  CORNER_MARK_MARGIN_MM,
  CORNER_MARK_SIZE_MM,
  CORNER_MARK_BIT_ROWS,
  getMarkCorners,
  type TableArea,
} from '#shared/kit/corner-marks.ts'

/** A cube on the table: the centre of its base, and its heading in degrees counter-clockwise. */
export interface RenderedCube extends Point {
  readonly heading: number
  readonly mm: number
}

/** A photograph: its subject and its defects. */
export interface Shot {
  readonly area: TableArea
  readonly camera: PinholeCamera
  readonly cubes: readonly RenderedCube[]
  /** Marks on the table, each with its rotation in quarter turns. */
  readonly marks: readonly { readonly mark: number; readonly turn: number }[]
  readonly blurPixels: number
  readonly noise: number
  /** How much darker the far right corner is. */
  readonly shade: number
}

/** Upright camera at a position, looking at a point. */
export function cameraFrom(
  from: Vector3,
  to: Vector3,
  { focal, width, height }: { focal: number; width: number; height: number },
): PinholeCamera {
  const vector3 = subtractVectors(to, from)
  const ahead = scaleVector(vector3, 1 / getVectorLength(vector3))
  const beside = cross(ahead, [0, 0, 1])
  const right: Vector3 = getVectorLength(beside) < 1e-9 ? [1, 0, 0] : scaleVector(beside, 1 / getVectorLength(beside))
  const turn = [right, cross(ahead, right), ahead] as const
  const [x = 0, y = 0, z = 0] = turn.map((row) => -(row[0] * from[0] + row[1] * from[1] + row[2] * from[2]))
  return { turn, shift: [x, y, z], focal, middle: { x: width / 2, y: height / 2 } }
}

/**
 * Renders a photograph: the brightness of four rays per pixel where there is something to see, then blur and noise.
 * The random generator is passed in.
 */
export function render(shot: Shot, dice: Dice): Pixels {
  const [width, height] = [2 * shot.camera.middle.x, 2 * shot.camera.middle.y]
  const sharp = new Float32Array(width * height)
  const sides = shot.cubes.map((cube) => facesOf(cube, shot.camera))
  const papers = shot.marks.map(({ mark, turn }) => ({
    corners: getMarkCorners(shot.area, mark),
    rows: CORNER_MARK_BIT_ROWS[mark] ?? [],
    turn,
  }))
  const placeOf = toTable(shot.camera)
  const things = [
    ...shot.cubes,
    ...papers.map(({ corners: [{ x, y } = { x: 0, y: 0 }] }) => ({
      x: x + CORNER_MARK_SIZE_MM / 2,
      y: y + CORNER_MARK_SIZE_MM / 2,
    })),
  ]
  /** Whether more than the bare table is visible at this place. */
  const isBusy = (place: Point) =>
    things.some(({ x, y }) => Math.abs(x - place.x) < NEAR_MM && Math.abs(y - place.y) < NEAR_MM)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = placeOf({ x: x + 0.5, y: y + 0.5 })
      if (!isBusy(place)) {
        sharp[y * width + x] = tableGrey(place, [], shot)
        continue
      }
      let sum = 0
      for (let ray = 0; ray < 4; ray += 1) {
        const pixel = { x: x + ((ray % 2) + 0.5) / 2, y: y + ((ray >> 1) + 0.5) / 2 }
        sum += cubeGrey(sides, pixel) ?? tableGrey(placeOf(pixel), papers, shot)
      }
      sharp[y * width + x] = sum / 4
    }
  const soft = blurred(sharp, width, shot.blurPixels)
  const data = new Uint8ClampedArray(width * height * 4)
  const grain = Array.from({ length: GRAINS }, () => (dice.die(1000) + dice.die(1000) + dice.die(1000) - 1501.5) / 500)
  for (let at = 0; at < soft.length; at += 1) {
    const noisy = (soft[at] ?? 0) + shot.noise * (grain[(at * 7919 + (at >> 9)) % GRAINS] ?? 0)
    data.set([noisy, noisy, noisy * 0.96, 255], at * 4)
  }
  return { width, height, data }
}

/** Projects a pixel onto the table. The inverse of placeAt, optimised for millions of calls. */
function toTable({ turn, shift, focal, middle }: PinholeCamera): (pixel: Point) => Point {
  const [right, down, ahead] = turn
  const from = [0, 1, 2].map((axis) => -turn.reduce((sum, row, at) => sum + (row[axis] ?? 0) * (shift[at] ?? 0), 0))
  const [x0 = 0, y0 = 0, z0 = 0] = from
  return (pixel) => {
    const [u, v] = [(pixel.x - middle.x) / focal, (pixel.y - middle.y) / focal]
    const far = -z0 / (right[2] * u + down[2] * v + ahead[2])
    return {
      x: x0 + far * (right[0] * u + down[0] * v + ahead[0]),
      y: y0 + far * (right[1] * u + down[1] * v + ahead[1]),
    }
  }
}

/** Marks and cubes are visible no farther than this from their position, in mm. */
const NEAR_MM = 48
/** Number of precomputed noise values. */
const GRAINS = 4099

interface Paper {
  readonly corners: readonly Point[]
  readonly rows: readonly string[]
  readonly turn: number
}

function tableGrey(place: Point, papers: readonly Paper[], { area, shade }: Shot): number {
  const light = 1 - shade * Math.min(1.4, Math.max(0, (place.x / area.widthMm + place.y / area.heightMm) / 2))
  const wood = 95 + 14 * Math.sin(place.y / 9 + 2 * Math.sin(place.x / 90)) + 6 * Math.sin(place.x / 3.1 + place.y / 41)
  for (const { corners, rows, turn } of papers) {
    const [near = place] = corners
    const [s, t] = [place.x - near.x, place.y - near.y]
    const margin = CORNER_MARK_MARGIN_MM
    if (s < -margin || t < -margin || s > CORNER_MARK_SIZE_MM + margin || t > CORNER_MARK_SIZE_MM + margin) continue
    return light * markGrey([s, t], rows, turn)
  }
  return light * wood
}

/** White paper, a black border, and the rows inside, rotated counter-clockwise in quarter turns. */
function markGrey([s, t]: readonly [number, number], rows: readonly string[], turn: number): number {
  const module = CORNER_MARK_SIZE_MM / 8
  const [column, row] = [Math.floor(s / module), 7 - Math.floor(t / module)]
  if (s < 0 || t < 0 || column > 7 || row < 0) return 228
  const [a, b] =
    turn === 0 ? [column, row] : turn === 1 ? [7 - row, column] : turn === 2 ? [7 - column, 7 - row] : [row, 7 - column]
  return rows[b - 1]?.[a - 1] === '1' ? 228 : 26
}

interface Side {
  readonly corners: readonly Point[]
  readonly grey: number
  readonly away: number
  readonly middle: Point
}

/** Visible sides of a cube, nearest first. */
function facesOf({ x, y, heading, mm }: RenderedCube, camera: PinholeCamera): Side[] {
  const angle = (heading * Math.PI) / 180
  const corner = (right: number, ahead: number, up: number): Vector3 => {
    const [a, b] = [(right * mm) / 2, (ahead * mm) / 2]
    return [x + a * Math.cos(angle) - b * Math.sin(angle), y + a * Math.sin(angle) + b * Math.cos(angle), up * mm]
  }
  const rim = [corner(-1, -1, 0), corner(1, -1, 0), corner(1, 1, 0), corner(-1, 1, 0)]
  const raised = rim.map(([a, b]): Vector3 => [a, b, mm])
  const walls = rim.map((vector3, at) => {
    const next = (at + 1) % 4
    return {
      spots: [vector3, rim[next] ?? vector3, raised[next] ?? vector3, raised[at] ?? vector3],
      grey: 90 + 25 * at,
    }
  })
  return [...walls, { spots: raised, grey: 215 }]
    .map(({ spots, grey }) => ({
      corners: spots.map((spot) => projectPoint(camera, spot)).toReversed(),
      grey,
      away: spots.reduce((sum, spot) => sum + dot(camera.turn[2], spot), 0),
      middle: projectPoint(camera, [x, y, mm / 2]),
    }))
    .toSorted((a, b) => a.away - b.away)
}

/** Maximum size of a cube in pixels. */
const FAR_PIXELS = 90

function cubeGrey(cubes: readonly (readonly Side[])[], pixel: Point): number | null {
  for (const sides of cubes) {
    const [{ middle } = { middle: pixel }] = sides
    if (Math.abs(middle.x - pixel.x) + Math.abs(middle.y - pixel.y) > FAR_PIXELS) continue
    for (const { corners, grey } of sides) if (isPointInPolygon(corners, pixel)) return grey
  }
  return null
}

/** Three passes of a box filter, which approximate a Gaussian. */
function blurred(greys: Float32Array, width: number, pixels: number): Float32Array {
  const weight = Math.min(0.33, (pixels * pixels) / 6)
  let now = greys
  for (let pass = 0; pass < 3; pass += 1)
    for (const step of [1, width]) {
      const before = now
      now = new Float32Array(before.length)
      for (let at = 0; at < before.length; at += 1) {
        const grey = before[at] ?? 0
        now[at] = grey + weight * ((before[at - step] ?? grey) + (before[at + step] ?? grey) - 2 * grey)
      }
    }
  return now
}
