import type { Point } from '#shared/kit/convex.ts'
import type { PictureSize } from './pinhole-camera.ts'

/** A picture as RGBA values from 0 to 255, as canvases return it. */
export interface Pixels extends PictureSize {
  readonly data: Uint8ClampedArray
}

/** A greyscale picture with values from 0 to 255. */
export interface GreyPixels extends PictureSize {
  readonly data: Float32Array
}

/** Converts a picture to greyscale. */
export function toGrey({ width, height, data }: Pixels): GreyPixels {
  const greys = new Float32Array(width * height)
  for (let at = 0, from = 0; at < greys.length; at += 1, from += 4)
    greys[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  return { width, height, data: greys }
}

/**
 * Interpolates the brightness at a position. Pixel centres are at halves; positions outside take the value of the
 * border.
 */
export function interpolateGrey({ width, height, data }: GreyPixels, { x, y }: Point): number {
  const [fx, fy] = [Math.min(width - 1, Math.max(0, x - 0.5)), Math.min(height - 1, Math.max(0, y - 0.5))]
  const [left, top] = [Math.floor(fx), Math.floor(fy)]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [dx, dy] = [fx - left, fy - top]
  const above = (data[top * width + left] ?? 0) * (1 - dx) + (data[top * width + right] ?? 0) * dx
  const below = (data[bottom * width + left] ?? 0) * (1 - dx) + (data[bottom * width + right] ?? 0) * dx
  return above * (1 - dy) + below * dy
}

/** Downscales a picture to a maximum side by averaging the covered pixels. Smaller pictures are returned unchanged. */
export function shrinkPixels(pixels: Pixels, longest: number): Pixels {
  const factor = Math.max(1, Math.max(pixels.width, pixels.height) / longest)
  if (factor === 1) return pixels
  const [width, height] = [Math.round(pixels.width / factor), Math.round(pixels.height / factor)]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    const rows = [Math.floor((y * pixels.height) / height), Math.ceil(((y + 1) * pixels.height) / height)] as const
    for (let x = 0; x < width; x += 1) {
      const columns = [Math.floor((x * pixels.width) / width), Math.ceil(((x + 1) * pixels.width) / width)] as const
      data.set(meanOf(pixels, rows, columns), (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

type Reach = readonly [from: number, to: number]

function meanOf({ width, data }: Pixels, rows: Reach, columns: Reach): readonly [number, number, number, number] {
  let [red, green, blue] = [0, 0, 0]
  for (let y = rows[0]; y < rows[1]; y += 1)
    for (let at = (y * width + columns[0]) * 4; at < (y * width + columns[1]) * 4; at += 4) {
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
    }
  const count = (rows[1] - rows[0]) * (columns[1] - columns[0])
  return [red / count, green / count, blue / count, 255]
}

/** Mirrors a picture horizontally. */
export function mirrorPixels({ width, height, data }: Pixels): Pixels {
  const turned = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      turned.set(data.subarray(from, from + 4), (y * width + width - 1 - x) * 4)
    }
  return { width, height, data: turned }
}
