import type { Camera, PictureSize } from './camera.ts'
import { fitHomography, type PointCorrespondence } from './homography.ts'
import { cross, dot, getVectorLength, subtractVectors, scaleVector, type Vector3 } from './vector.ts'

/** Initial focal lengths, as fractions of the picture's long edge. */
const FOCALS = [0.5, 0.8, 1.4, 2.5]

/**
 * Returns initial cameras that match the sightings approximately, one for each focal length tried. Empty for collinear
 * points.
 */
export function listInitialCameras(
  sightings: readonly PointCorrespondence[],
  { width, height }: PictureSize,
): Camera[] {
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
  return FOCALS.flatMap((focal): Camera[] => {
    const column = (at: number): Vector3 => [(map[at] ?? 0) / focal, (map[at + 3] ?? 0) / focal, map[at + 6] ?? 0]
    const [right, up, ahead] = [column(0), column(1), column(2)]
    const size = Math.sqrt(getVectorLength(right) * getVectorLength(up))
    if (!(size > 0)) return []
    const x = scaleVector(right, 1 / getVectorLength(right))
    const across = subtractVectors(up, scaleVector(x, dot(up, x)))
    const y = scaleVector(across, 1 / (getVectorLength(across) || 1))
    const z = cross(x, y)
    const turn: Camera['turn'] = [
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
