import type { MapIndex } from './map-index.ts'
import { boxOf, type Context, meet, type Plate } from './plate.ts'
import { boxOfRing, traceRings, traceSides } from './rings.ts'

/** How far apart the lines of the hatching are, in pixels of the page. */
const APART = 7

/** Hatches what the players have not seen; the map shows through. */
export function paintFog(plate: Plate, { list: { fog } }: MapIndex): void {
  const { context, layers, palette, ratio } = plate
  const box = boxOf(plate)
  if (!fog.rings.some((ring) => meet(boxOfRing(ring), box))) return
  traceRings(context, fog.rings, plate)
  context.globalAlpha = 0.45 * layers.fog.opacity
  context.fillStyle = palette.ground
  context.fill()
  const hatching = hatchingOf(plate)
  context.globalAlpha = 0.75 * layers.fog.opacity
  if (hatching) context.fillStyle = hatching
  context.fill()
  traceSides(plate, fog.rings, 0.5 * ratio)
  context.lineWidth = 1
  context.strokeStyle = palette.control
  context.stroke()
  context.globalAlpha = 1
}

/** Slanted lines that go on from one plate to the next. */
function hatchingOf({ context, palette, ratio, left, top }: Plate): CanvasPattern | null {
  const side = Math.round(APART * ratio)
  const image = new OffscreenCanvas(side, side)
  const pen = image.getContext('2d')
  if (pen) strokeSlant(pen, side, palette.control, ratio)
  const pattern = context.createPattern(image, 'repeat')
  pattern?.setTransform(new DOMMatrix([1, 0, 0, 1, -left % side, -top % side]))
  return pattern
}

function strokeSlant(pen: Context, side: number, colour: string, ratio: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = 0.8 * ratio
  pen.beginPath()
  for (const from of [-side, 0, side]) {
    pen.moveTo(from - 1, side + 1)
    pen.lineTo(from + side + 1, -1)
  }
  pen.stroke()
}
