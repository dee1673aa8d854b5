import { getHexLabel, getHexLabelDigitCount, HEX_WIDTH } from '#shared/kit/hex.ts'
import { buildAllegianceMarks } from './allegiance-marks.ts'
import { type BoxIndex, createBoxIndex } from './box-index.ts'
import { buildGridMarks, buildRimMarks } from './grid-marks.ts'
import { createLineIndex } from './line-index.ts'
import { getFullStarRadius, hasRoomForOwners, isHexShown, type MapOnSheet, getStarPosition } from './map-on-sheet.ts'
import {
  listFleetMarkers,
  buildFleetMarks,
  getMarkerBox,
  listNoteMarkers,
  buildNoteMarks,
  listOwnerMarkers,
  buildOwnerMarks,
  listPennantMarkers,
  buildPennantMarks,
} from './marker-marks.ts'
import { createPathPen, createStrokePaint } from './path-pen.ts'
import type { Box, PictureLayer, PictureReport, Mark } from './picture.ts'
import { type PlacedTexts, placeMapTexts } from './place-map-texts.ts'
import { buildFogMarks, buildRegionMarks } from './region-marks.ts'
import { buildRouteLines, buildRouteMarks } from './route-marks.ts'
import { buildMapStarMarks } from './star-marks.ts'
import { measureTextWidth } from './text-width.ts'
import { placeWorldMarks } from './world-marks.ts'

/** Middle of the baseline of a hex's label, below the top of the hex. */
function baselineOf({ list: { board, middles }, x, y, radiusMm, sizes }: MapOnSheet, hex: number) {
  const rise = board.orientation === 'pointy' ? 0.58 * radiusMm : (HEX_WIDTH / 2) * radiusMm - sizes.coordinate * 0.95
  return { x: x + (middles[2 * hex] ?? 0) * radiusMm, y: y + (middles[2 * hex + 1] ?? 0) * radiusMm - rise }
}

/** Text setting of labels; smaller for six digits. */
function coordinateSetting({ list: { board }, sizes }: MapOnSheet) {
  return { face: 'mono', size: sizes.coordinate * (getHexLabelDigitCount(board) > 2 ? 0.8 : 1) } as const
}

/** Boxes of the labels of all hexes, hex by hex. */
function listCoordinateBoxes(plot: MapOnSheet): Box[] {
  const { board } = plot.list
  const setting = coordinateSetting(plot)
  const width = measureTextWidth(getHexLabel({ row: 1, column: 1 }, board), setting)
  return Array.from({ length: board.rows * board.columns }, (_, hex) => {
    const { x, y } = baselineOf(plot, hex)
    return { x: x - width / 2, y: y - setting.size * 0.74, width, height: setting.size * 0.76 }
  })
}

/** Labels of all hexes that nothing covers and no route crosses. */
function drawCoordinateMarks(plot: MapOnSheet, taken: BoxIndex, lines: Float32Array): Mark[] {
  const { board } = plot.list
  const sizeMm = coordinateSetting(plot).size
  const routes = createLineIndex(lines, 3 * plot.sizes.name)
  const look = { face: 'mono', sizeMm, anchor: 'middle', colour: plot.palette.faint, spacing: 0, halo: null } as const
  const items = listCoordinateBoxes(plot).flatMap((box, hex) => {
    const place = { row: Math.floor(hex / board.columns) + 1, column: (hex % board.columns) + 1 }
    return isHexShown(plot.list, hex) && taken.isFree(box) && !routes.isCrossed(box)
      ? [{ text: getHexLabel(place, board), ...baselineOf(plot, hex) }]
      : []
  })
  return [{ kind: 'texts', look, items }]
}

/** Space for a map. */
interface MapRoom {
  /** Texts stay inside. */
  readonly bounds: Box
  /** Part under a cartouche; null for none. */
  readonly covered: Box | null
}

/** Draws the map without its surroundings. */
export function composeMapLayers(
  plot: MapOnSheet,
  { bounds, covered }: MapRoom,
): { readonly layers: PictureLayer[]; readonly report: PictureReport } {
  const { parts } = plot.options
  const markers = {
    owners: parts.owners && hasRoomForOwners(plot) ? listOwnerMarkers(plot) : [],
    fleets: parts.fleets ? listFleetMarkers(plot) : [],
    pennants: parts.fleets ? listPennantMarkers(plot) : [],
    notes: parts.notes ? listNoteMarkers(plot) : [],
  }
  const worlds = placeWorldMarks(plot)
  const blocked = [
    ...starBoxes(plot),
    ...Object.values(markers).flat().map(getMarkerBox),
    ...(covered ? [covered] : []),
    ...worlds.boxes,
  ]
  const lines = parts.routes ? buildRouteLines(plot) : new Float32Array()
  const hasLabels = plot.coordinates === 'labels'
  const texts = placeMapTexts(plot, {
    bounds,
    blocked,
    shy: hasLabels ? listCoordinateBoxes(plot) : [],
    lines,
    fleets: markers.fleets,
  })
  const coordinates = hasLabels ? drawCoordinateMarks(plot, indexOf([...blocked, ...texts.boxes], plot), lines) : []
  const layers = mapLayers(plot, { markers, lines, texts, coordinates, worlds: worlds.marks })
  return {
    layers: layers.filter(({ marks }) => marks.length > 0),
    report: {
      mmPerHex: plot.mmPerHex,
      coordinates: plot.coordinates,
      names: texts.counts,
      crowdedLabels: texts.crowdedLabels,
    },
  }
}

/** Items that are positioned before drawing. */
interface Placed {
  readonly markers: {
    readonly owners: ReturnType<typeof listOwnerMarkers>
    readonly fleets: ReturnType<typeof listFleetMarkers>
    readonly pennants: ReturnType<typeof listPennantMarkers>
    readonly notes: ReturnType<typeof listNoteMarkers>
  }
  readonly lines: Float32Array
  readonly texts: PlacedTexts
  readonly coordinates: PictureLayer['marks']
  readonly worlds: PictureLayer['marks']
}

/** Layers from bottom to top. */
function mapLayers(plot: MapOnSheet, { markers, lines, texts, coordinates, worlds }: Placed): PictureLayer[] {
  const { parts } = plot.options
  const layer = (id: string, title: string, marks: PictureLayer['marks']): PictureLayer => ({ id, title, marks })
  return [
    layer('regions', 'Regions', parts.regions ? buildRegionMarks(plot) : []),
    layer('grid', 'Grid', parts.grid ? buildGridMarks(plot) : []),
    layer('subsectors', 'Subsectors', parts.grid ? drawSubsectorMarks(plot) : []),
    layer('allegiances', 'Allegiances', buildAllegianceMarks(plot)),
    layer('rim', 'Edge of the board', buildRimMarks(plot)),
    layer('coordinates', 'Coordinates', coordinates),
    layer('fog', 'Fog', parts.fog ? buildFogMarks(plot) : []),
    layer('pale-labels', 'Labels under the stars', texts.paleLabels),
    layer('routes', 'Routes', parts.routes ? buildRouteMarks(plot, lines) : []),
    layer('stars', 'Stars', buildMapStarMarks(plot)),
    layer('worlds', 'Worlds', worlds),
    layer('owners', 'Owners', buildOwnerMarks(markers.owners, plot.palette)),
    layer('fleets', 'Fleets', [
      ...buildFleetMarks(markers.fleets, plot.palette),
      ...buildPennantMarks(markers.pennants, plot.palette),
    ]),
    layer('notes', 'Notes', buildNoteMarks(markers.notes, plot.palette)),
    layer('labels', 'Labels', texts.labels),
    layer('names', 'Names', [...texts.leaders, ...texts.names]),
  ]
}

/** Boxes of the stars and their rings, without the tips of rays, which texts may come close to. */
function starBoxes(plot: MapOnSheet): Box[] {
  return Array.from({ length: plot.list.stars.count }, (_, star) => {
    const { x, y } = getStarPosition(plot, star)
    const half = getFullStarRadius(plot, star) * 0.92
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
  })
}

function indexOf(boxes: readonly Box[], { sizes }: MapOnSheet): BoxIndex {
  const index = createBoxIndex(3 * sizes.name)
  boxes.forEach(index.add)
  return index
}

/** Size of a Traveller sector and of its subsectors, in hexes. */
const SECTOR = { columns: 32, rows: 40 } as const
const SUBSECTOR = { columns: 8, rows: 10 } as const

/** Borders of the subsectors of a Traveller sector; nothing on other maps. */
function drawSubsectorMarks({ list, x, y, radiusMm, palette, sizes }: MapOnSheet): Mark[] {
  const { board, middles, width, height } = list
  const isSector = board.columns === SECTOR.columns && board.rows === SECTOR.rows && board.orientation === 'flat'
  if (!isSector || !list.stars.worlds.some((world) => world !== null)) return []
  const pen = createPathPen()
  const centre = (row: number, column: number) => 2 * (row * board.columns + column)
  for (let column = SUBSECTOR.columns; column < board.columns; column += SUBSECTOR.columns) {
    const at = ((middles[centre(0, column - 1)] ?? 0) + (middles[centre(0, column)] ?? 0)) / 2
    pen.moveTo(x + at * radiusMm, y)
    pen.lineTo(x + at * radiusMm, y + height * radiusMm)
  }
  for (let row = SUBSECTOR.rows; row < board.rows; row += SUBSECTOR.rows) {
    const [above, below] = [middles[centre(row - 1, 1) + 1] ?? 0, middles[centre(row, 0) + 1] ?? 0]
    const at = (above + below) / 2
    pen.moveTo(x, y + at * radiusMm)
    pen.lineTo(x + width * radiusMm, y + at * radiusMm)
  }
  return [pen.mark(createStrokePaint(palette.dim, sizes.hairline * 2))]
}
