import type { Camera, Viewport } from '../camera.ts'
import type { Palette } from './palette.ts'
import type { StarSprites } from './star-sprites.ts'

/** A canvas to draw on. */
export type Context = CanvasRenderingContext2D

/** Everything one frame is drawn with. */
export interface Frame {
  readonly camera: Camera
  readonly view: Viewport
  /** Device pixels to a pixel of the page. */
  readonly ratio: number
  readonly palette: Palette
  readonly sprites: StarSprites
}

/** Strokes x1, y1, x2, y2 after x1, y1, x2, y2, as far as they are in sight. */
export function strokeLines(
  context: Context,
  lines: ArrayLike<number>,
  { camera, view }: Frame,
  { colour, width, alpha }: { colour: string; width: number; alpha: number },
): void {
  const { scale } = camera
  const [dx, dy] = [view.width / 2 - camera.x * scale, view.height / 2 - camera.y * scale]
  context.beginPath()
  for (let index = 0; index + 3 < lines.length; index += 4) {
    const [x1, y1] = [(lines[index] ?? 0) * scale + dx, (lines[index + 1] ?? 0) * scale + dy]
    const [x2, y2] = [(lines[index + 2] ?? 0) * scale + dx, (lines[index + 3] ?? 0) * scale + dy]
    if (Math.max(x1, x2) < 0 || Math.max(y1, y2) < 0) continue
    if (Math.min(x1, x2) > view.width || Math.min(y1, y2) > view.height) continue
    context.moveTo(x1, y1)
    context.lineTo(x2, y2)
  }
  context.globalAlpha = alpha
  context.lineWidth = width
  context.strokeStyle = colour
  context.stroke()
  context.globalAlpha = 1
}
