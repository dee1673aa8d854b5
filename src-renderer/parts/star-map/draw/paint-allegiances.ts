import { getLevelOfDetail } from './level-of-detail.ts'
import { fitDashesToSide } from './lines.ts'
import { doBoxesMeet, getCanvasBox, getCssScale, type MapCanvas } from './map-canvas.ts'
import type { MapIndex } from './map-index.ts'
import { getRingBox, traceSides } from './rings.ts'

/** Width of a wide border relative to others. */
const WIDE = 1.7

/** Paints the borders between allegiances, each just inside its own space; none where regions say the same. */
export function paintAllegiances(plate: MapCanvas, { list }: MapIndex): void {
  const { context, layers, owners, scale, ratio } = plate
  const { shapes, isCovered } = list.allegiances
  if (isCovered && layers.regions.isShown) return
  const { borderWidth } = getLevelOfDetail(getCssScale(plate))
  const view = getCanvasBox(plate)
  context.globalAlpha = layers.allegiances.opacity
  for (const { name, rings, colour, style, isWide } of shapes) {
    const shown = rings.filter((ring) => doBoxesMeet(getRingBox(ring), view))
    if (shown.length === 0) continue
    const width = borderWidth * ratio * (isWide ? WIDE : 1)
    const { dashes, offset } = fitDashesToSide(style, width, scale)
    context.setLineDash(scale < 3 * ratio ? [] : dashes)
    context.lineDashOffset = offset
    context.lineWidth = width
    context.strokeStyle = owners.get(name)?.colour ?? colour
    traceSides(plate, shown, width / 2)
    context.stroke()
  }
  context.setLineDash([])
  context.globalAlpha = 1
}
