import type { IndexedDrawList } from './indexed-draw-list.ts'
import { getLevelOfDetail } from './level-of-detail.ts'
import { doBoxesMeet, getCanvasBox, getCssScale, type MapCanvas } from './map-canvas.ts'
import { getRingBox, strokeBorder } from './rings.ts'

/**
 * Paints the borders between allegiances, inset into their own areas. Paints nothing while visible regions already show
 * the same borders.
 */
export function paintAllegianceBorders(plate: MapCanvas, { list }: IndexedDrawList): void {
  const { context, layers, owners, ratio } = plate
  const { shapes, isCovered } = list.allegiances
  if (isCovered && layers.regions.isShown) return
  const { borderWidth } = getLevelOfDetail(getCssScale(plate))
  const view = getCanvasBox(plate)
  context.globalAlpha = layers.allegiances.opacity
  for (const { name, rings, colour, style, widthFactor } of shapes) {
    const shown = rings.filter((ring) => doBoxesMeet(getRingBox(ring), view))
    if (shown.length === 0) continue
    const width = borderWidth * ratio * widthFactor
    strokeBorder(plate, shown, { style, width, colour: owners.get(name)?.colour ?? colour })
  }
  context.globalAlpha = 1
}
