import type { Point } from '#shared/kit/convex.ts'
import type { TableArea } from '#shared/kit/corner-marks.ts'
import { type Camera, unproject, type PictureSize, project } from './camera.ts'
import type { FittedCamera } from './fit-camera.ts'
import type { Pixels } from './pixels.ts'
import type { Vector3 } from './vector.ts'

/** A photograph as the table lies: straight from above, its area in millimetres, and some of what lies around it. */
export interface StraightPhoto {
  /** The picture, as a data address. */
  readonly url: string
  readonly area: TableArea
  readonly fitted: FittedCamera
}

/** What is shown beyond each edge of the area. */
export const MARGIN_MM = 20
/** A straightened picture has so many pixels a millimetre, and no side of more than so many. */
const PER_MM = 4
const LONGEST = 2400

/** Where a point over the table is seen on the straightened picture: the top of a cube lies off its base. */
export function projectToPhoto({ fitted }: Pick<StraightPhoto, 'fitted'>, spot: Vector3): Point {
  return unproject(fitted.camera, project(fitted.camera, spot), 0)
}

/** The size of an area's straightened picture. */
function straightSize({ widthMm, heightMm }: TableArea): PictureSize {
  const [width, height] = [widthMm + 2 * MARGIN_MM, heightMm + 2 * MARGIN_MM]
  const perMm = Math.min(PER_MM, LONGEST / Math.max(width, height))
  return { width: Math.round(width * perMm), height: Math.round(height * perMm) }
}

/** The table straight from above, far edge up; what the picture does not show stays clear. */
export function straightenPhoto(pixels: Pixels, camera: Camera, area: TableArea): Pixels {
  const { width, height } = straightSize(area)
  const data = new Uint8ClampedArray(width * height * 4)
  const [perX, perY] = [(area.widthMm + 2 * MARGIN_MM) / width, (area.heightMm + 2 * MARGIN_MM) / height]
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) * perX - MARGIN_MM
      const y = area.heightMm + MARGIN_MM - (row + 0.5) * perY
      const at = project(camera, [x, y, 0])
      const from = (Math.floor(at.y) * pixels.width + Math.floor(at.x)) * 4
      const isSeen = at.x >= 0 && at.y >= 0 && at.x < pixels.width && at.y < pixels.height
      if (isSeen) data.set(pixels.data.subarray(from, from + 4), (row * width + column) * 4)
    }
  return { width, height, data }
}
