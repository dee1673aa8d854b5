import type { Point } from '#shared/kit/convex.ts'
import { dot, type Vector3 } from './vector.ts'

/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A camera without distortion, its axis through the middle of the picture. */
export interface Camera {
  /** Rows: the picture's right, its down and the way ahead, as directions of the table. */
  readonly turn: readonly [Vector3, Vector3, Vector3]
  /** Where the table's origin stands as the camera sees it. */
  readonly shift: Vector3
  /** In pixels. */
  readonly focal: number
  readonly middle: Point
}

/** Where a camera sees a point, in pixels. */
export function project({ turn, shift, focal, middle }: Camera, spot: Vector3): Point {
  const [x, y, z] = turn.map((row, at) => dot(row, spot) + (shift[at] ?? 0)) as [number, number, number]
  return { x: middle.x + (focal * x) / z, y: middle.y + (focal * y) / z }
}

/** The point at a height over the table that is seen at a pixel. */
export function unproject({ turn, shift, focal, middle }: Camera, pixel: Point, height: number): Point {
  const ray = [(pixel.x - middle.x) / focal, (pixel.y - middle.y) / focal, 1] as const
  const across = (column: 0 | 1 | 2) => turn.reduce((sum, row, at) => sum + row[column] * (ray[at] ?? 0), 0)
  const origin = (column: 0 | 1 | 2) => -turn.reduce((sum, row, at) => sum + row[column] * (shift[at] ?? 0), 0)
  const far = (height - origin(2)) / across(2)
  return { x: origin(0) + far * across(0), y: origin(1) + far * across(1) }
}

/** How high the camera stands over the table; below 0 it looks from underneath, as in a mirrored picture. */
export function getCameraHeight({ turn, shift }: Camera): number {
  return -turn.reduce((sum, row, at) => sum + row[2] * (shift[at] ?? 0), 0)
}
