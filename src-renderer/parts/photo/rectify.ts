import type { Point } from '#shared/kit/convex.ts'
import type { TableArea } from '#shared/kit/corner-marks.ts'
import type { FittedCamera } from './fit-camera.ts'
import { type PinholeCamera, unprojectPixel, type PictureSize, projectPoint } from './pinhole-camera.ts'
import type { Pixels } from './pixels.ts'
import type { Vector3 } from './vector.ts'

/** A rectified photograph: the table from straight above, its area in millimetres with a margin. */
export interface RectifiedPhoto {
  /** Data URL of the picture. */
  readonly url: string
  readonly area: TableArea
  readonly fitted: FittedCamera
}

/** Margin shown around the area. */
export const RECTIFIED_PHOTO_MARGIN_MM = 20
/** Resolution of a rectified picture in pixels per millimetre, and the maximum length of its sides. */
const PER_MM = 4
const LONGEST = 2400

/**
 * Where a point above the table appears in the rectified picture, in millimetres on the table plane. The top of a cube
 * is offset from its base.
 */
export function projectToRectifiedPhoto({ fitted }: Pick<RectifiedPhoto, 'fitted'>, spot: Vector3): Point {
  return unprojectPixel(fitted.camera, projectPoint(fitted.camera, spot), 0)
}

/** Size of an area's rectified picture. */
function straightSize({ widthMm, heightMm }: TableArea): PictureSize {
  const [width, height] = [widthMm + 2 * RECTIFIED_PHOTO_MARGIN_MM, heightMm + 2 * RECTIFIED_PHOTO_MARGIN_MM]
  const perMm = Math.min(PER_MM, LONGEST / Math.max(width, height))
  return { width: Math.round(width * perMm), height: Math.round(height * perMm) }
}

/** Rectifies a picture of the table, far edge up. Parts outside the picture stay transparent. */
export function rectifyPhoto(pixels: Pixels, camera: PinholeCamera, area: TableArea): Pixels {
  const { width, height } = straightSize(area)
  const data = new Uint8ClampedArray(width * height * 4)
  const [perX, perY] = [
    (area.widthMm + 2 * RECTIFIED_PHOTO_MARGIN_MM) / width,
    (area.heightMm + 2 * RECTIFIED_PHOTO_MARGIN_MM) / height,
  ]
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) * perX - RECTIFIED_PHOTO_MARGIN_MM
      const y = area.heightMm + RECTIFIED_PHOTO_MARGIN_MM - (row + 0.5) * perY
      const at = projectPoint(camera, [x, y, 0])
      const from = (Math.floor(at.y) * pixels.width + Math.floor(at.x)) * 4
      const isSeen = at.x >= 0 && at.y >= 0 && at.x < pixels.width && at.y < pixels.height
      if (isSeen) data.set(pixels.data.subarray(from, from + 4), (row * width + column) * 4)
    }
  return { width, height, data }
}
