import { createHatchPattern } from './hatching.ts'
import { getCanvasBox, doBoxesMeet, type MapCanvas } from './map-canvas.ts'
import type { MapIndex } from './map-index.ts'
import { getRingBox, traceRings, traceSides } from './rings.ts'

const HATCHING = { apart: 7, width: 0.8, lean: 'right' } as const

/** Hatches the hexes that the players have not seen. The map stays visible underneath. */
export function paintFog(plate: MapCanvas, { list: { fog } }: MapIndex): void {
  const { context, layers, palette, ratio } = plate
  const box = getCanvasBox(plate)
  if (!fog.rings.some((ring) => doBoxesMeet(getRingBox(ring), box))) return
  traceRings(context, fog.rings, plate)
  context.globalAlpha = 0.45 * layers.fog.opacity
  context.fillStyle = palette.ground
  context.fill()
  const hatching = createHatchPattern(plate, { ...HATCHING, colour: palette.control })
  context.globalAlpha = 0.75 * layers.fog.opacity
  if (hatching) context.fillStyle = hatching
  context.fill()
  traceSides(plate, fog.rings, 0.5 * ratio)
  context.lineWidth = 1
  context.strokeStyle = palette.control
  context.stroke()
  context.globalAlpha = 1
}
