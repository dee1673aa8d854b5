import { createHatchPattern } from './hatching.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import { type LevelOfDetail, getLevelOfDetail } from './level-of-detail.ts'
import { getCssScale, type MapCanvas, getCanvasBox, doBoxesMeet } from './map-canvas.ts'
import type { NameLayout } from './name-layout-cache.ts'
import { paintAllegianceBorders } from './paint-allegiance-borders.ts'
import { paintFleets } from './paint-fleets.ts'
import { paintGrid, paintHexCoordinates, paintBoardEdge } from './paint-grid.ts'
import { paintHeat } from './paint-heat.ts'
import { paintLargeLabels, paintSmallAndMediumLabels, paintNotes } from './paint-labels.ts'
import { paintRegionBorders, paintRegionNames, paintRegionTints } from './paint-regions.ts'
import { paintRoutes } from './paint-routes.ts'
import { paintStarNames } from './paint-star-names.ts'
import { paintRatings, paintOwnerPlates, paintStars } from './paint-stars.ts'
import { paintWorldSigns } from './paint-world-signs.ts'
import { getRingBox, traceRings, traceVisibleRingSides } from './rings.ts'

/** Rendered routes and stars of a tile, and the picture's position on the map in device pixels. */
export interface RouteAndStarPicture {
  readonly image: CanvasImageSource
  readonly left: number
  readonly top: number
}

/**
 * Paints a rectangle of the map, layer by layer from the lowest, at the canvas origin. Uses `marks` for routes and
 * stars if they are already rendered.
 */
export function paintMap(
  plate: MapCanvas,
  index: IndexedDrawList,
  names: NameLayout | null,
  marks: RouteAndStarPicture | null = null,
): void {
  const { context, palette, layers, heat } = plate
  const detail = getLevelOfDetail(getCssScale(plate))
  begin(plate)
  context.fillStyle = palette.ground
  context.fillRect(0, 0, plate.width, plate.height)
  if (layers.underlay.isShown) paintUnderlay(plate)
  if (layers.regions.isShown) paintRegionTints(plate, index)
  if (heat) paintHeat(plate, index.list, heat)
  if (detail.grid > 0) paintGrid(plate, index, detail.grid)
  paintBoardEdge(plate, index)
  if (detail.hexLabels) paintHexCoordinates(plate, index, layers.stars.isShown ? names : null)
  if (layers.allegiances.isShown) paintAllegianceBorders(plate, index)
  if (layers.regions.isShown) paintRegionBorders(plate, index)
  if (layers.regions.isShown && detail.names) paintRegionNames(plate, index, detail)
  if (layers.labels.isShown) paintLargeLabels(plate, index, detail)
  if (marks) context.drawImage(marks.image, marks.left - plate.left, marks.top - plate.top)
  else paintRoutesAndStars(plate, index)
  paintTexts(plate, index, detail, names)
}

/** Paints only routes and stars, on a transparent background. */
export function paintRoutesAndStars(plate: MapCanvas, index: IndexedDrawList): void {
  const { layers } = plate
  const detail = getLevelOfDetail(getCssScale(plate))
  begin(plate)
  if (layers.routes.isShown) paintRoutes(plate, index, detail)
  if (layers.stars.isShown) paintStars(plate, index, detail)
}

function paintTexts(plate: MapCanvas, index: IndexedDrawList, detail: LevelOfDetail, names: NameLayout | null): void {
  const { layers } = plate
  if (layers.regions.isShown && !detail.names) paintRegionNames(plate, index, detail)
  if (layers.stars.isShown && detail.digits) paintRatings(plate, index, detail)
  if (layers.stars.isShown && layers.worlds.isShown) paintWorldSigns(plate, index, detail)
  if (layers.owners.isShown && (detail.owners || index.list.stars.hasColonies)) paintOwnerPlates(plate, index, detail)
  if (layers.stars.isShown && names) paintStarNames(plate, index, detail, names.places)
  if (layers.labels.isShown) paintSmallAndMediumLabels(plate, index, detail)
  if (layers.notes.isShown) paintNotes(plate, index, detail)
  if (layers.fleets.isShown) paintFleets(plate, index, detail)
  if (layers.fog.isShown) paintFog(plate, index)
}

function begin({ context }: MapCanvas): void {
  context.globalAlpha = 1
  context.setLineDash([])
  context.lineDashOffset = 0
  context.lineJoin = 'round'
  context.lineCap = 'butt'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.letterSpacing = '0px'
}

/** Paints the underlay picture, rotated about its upper left corner. */
function paintUnderlay({ context, scale, left, top, layers, underlay }: MapCanvas): void {
  if (!underlay) return
  const { image, x, y, width, turn } = underlay
  context.save()
  context.translate(x * scale - left, y * scale - top)
  context.rotate((turn * Math.PI) / 180)
  context.globalAlpha = layers.underlay.opacity
  context.drawImage(image, 0, 0, width * scale, ((width * image.height) / image.width) * scale)
  context.restore()
}

const FOG_HATCHING = { apart: 7, width: 0.8, lean: 'right' } as const

/** Hatches the hexes that the players have not seen. The map stays visible underneath. */
function paintFog(plate: MapCanvas, { list: { fog } }: IndexedDrawList): void {
  const { context, layers, palette, ratio } = plate
  const box = getCanvasBox(plate)
  if (!fog.rings.some((ring) => doBoxesMeet(getRingBox(ring), box))) return
  traceRings(context, fog.rings, plate)
  context.globalAlpha = 0.45 * layers.fog.opacity
  context.fillStyle = palette.ground
  context.fill()
  const hatching = createHatchPattern(plate, { ...FOG_HATCHING, colour: palette.control })
  context.globalAlpha = 0.75 * layers.fog.opacity
  if (hatching) context.fillStyle = hatching
  context.fill()
  traceVisibleRingSides(plate, fog.rings, 0.5 * ratio)
  context.lineWidth = 1
  context.strokeStyle = palette.control
  context.stroke()
  context.globalAlpha = 1
}
