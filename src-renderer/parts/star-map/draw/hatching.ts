import type { CanvasContext, MapCanvas } from './map-canvas.ts'

/** Hatching of an area. Lengths are CSS pixels. */
export interface Hatching {
  readonly colour: string
  /** Distance between the lines, along a row. */
  readonly apart: number
  readonly width: number
  readonly lean: 'right' | 'left'
}

/** Creates a fill pattern whose lines continue from one canvas to the next. */
export function createHatchPattern({ context, ratio, left, top }: MapCanvas, hatching: Hatching): CanvasPattern | null {
  const side = Math.round(hatching.apart * ratio)
  const image = new OffscreenCanvas(side, side)
  const pen = image.getContext('2d')
  if (pen) strokeSlant(pen, side, hatching.colour, hatching.width * ratio)
  const pattern = context.createPattern(image, 'repeat')
  const across = hatching.lean === 'right' ? 1 : -1
  pattern?.setTransform(new DOMMatrix([across, 0, 0, 1, -left % side, -top % side]))
  return pattern
}

function strokeSlant(pen: CanvasContext, side: number, colour: string, width: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.beginPath()
  for (const from of [-side, 0, side]) {
    pen.moveTo(from - 1, side + 1)
    pen.lineTo(from + side + 1, -1)
  }
  pen.stroke()
}
