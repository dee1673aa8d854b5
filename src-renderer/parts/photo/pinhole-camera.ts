import type { Point } from '#shared/kit/convex.ts'
import { dot, type Vector3 } from './vector.ts'

/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Pinhole camera without distortion, its optical axis through the centre of the picture. */
export interface PinholeCamera {
  /** Rotation matrix. Rows: the picture's right, down and forward directions in table coordinates. */
  readonly turn: readonly [Vector3, Vector3, Vector3]
  /** Translation: the table's origin in camera coordinates. */
  readonly shift: Vector3
  /** Focal length in pixels. */
  readonly focal: number
  readonly middle: Point
}

/** Projects a point to pixel coordinates. */
export function projectPoint({ turn, shift, focal, middle }: PinholeCamera, spot: Vector3): Point {
  const [x, y, z] = turn.map((row, at) => dot(row, spot) + (shift[at] ?? 0)) as [number, number, number]
  return { x: middle.x + (focal * x) / z, y: middle.y + (focal * y) / z }
}

/** Returns the point at a given height above the table that is seen at a pixel. */
export function unprojectPixel({ turn, shift, focal, middle }: PinholeCamera, pixel: Point, height: number): Point {
  const ray = [(pixel.x - middle.x) / focal, (pixel.y - middle.y) / focal, 1] as const
  const across = (column: 0 | 1 | 2) => turn.reduce((sum, row, at) => sum + row[column] * (ray[at] ?? 0), 0)
  const origin = (column: 0 | 1 | 2) => -turn.reduce((sum, row, at) => sum + row[column] * (shift[at] ?? 0), 0)
  const far = (height - origin(2)) / across(2)
  return { x: origin(0) + far * across(0), y: origin(1) + far * across(1) }
}

/** Height of the camera above the table. Below 0 it looks from underneath, as in a mirrored picture. */
export function getCameraHeight({ turn, shift }: PinholeCamera): number {
  return -turn.reduce((sum, row, at) => sum + row[2] * (shift[at] ?? 0), 0)
}
