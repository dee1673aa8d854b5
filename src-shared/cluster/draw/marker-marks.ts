import { getHexLabel } from '#shared/kit/hex.ts'
import type { DrawList } from './draw-list.ts'
import type { DrawnSide } from './drawable-map.ts'
import { getFullStarRadius, hasStarFlag, MARKER_TEXT_RATIO, type MapOnSheet, getStarPosition } from './map-on-sheet.ts'
import { createPathPen, drawBox, drawPolygon, createFillPaint, type PathPen, createStrokePaint } from './path-pen.ts'
import type { PictureTheme } from './picture-theme.ts'
import type { Box, Mark, PathMark, TextsMark } from './picture.ts'
import { measureTextWidth } from './text-width.ts'

/** A small symbol beside a star or in a hex. */
export interface MapMarker {
  readonly x: number
  readonly y: number
  /** Radius. */
  readonly reach: number
  /** Text in or beside it. */
  readonly text: string
  readonly isHidden: boolean
  /** Half its width, if wider than high. */
  readonly halfWidth?: number
  /** Its side in a game. */
  readonly side?: DrawnSide | null
  readonly isOld?: boolean
  /** Colour of its edge; null for ink. */
  readonly colour?: string | null
}

/** Owners' initials or marks of colonies, below and right of their stars. */
export function listOwnerMarkers(plot: MapOnSheet): MapMarker[] {
  const { marks, owners } = plot.list.stars
  const colours = plot.palette.isColoured ? plot.options.ownerColours : undefined
  const reach = plot.sizes.marker
  return marks.flatMap((text, star) => {
    if (text === '') return []
    const { x, y } = getStarPosition(plot, star)
    const away = (getFullStarRadius(plot, star) + reach) * 0.72
    const isColony = hasStarFlag(plot, star, 'colony')
    const halfWidth = isColony ? halfWidthOf(text, reach) : reach
    const side = isColony ? (hasStarFlag(plot, star, 'second') ? 'second' : 'first') : null
    const isOld = hasStarFlag(plot, star, 'old')
    const colour = colours?.get(owners[star] ?? '') ?? null
    const place = { x: x + away + halfWidth - reach, y: y + away, reach, halfWidth }
    return [{ ...place, text, side, isOld, colour, isHidden: false }]
  })
}

/** Half the width of a plate or pennant with a text. */
function halfWidthOf(text: string, reach: number): number {
  return Math.max(reach, measureTextWidth(text, { face: 'bold', size: reach * MARKER_TEXT_RATIO }) / 2 + reach * 0.4)
}

/** Pennants of a game's fleets, above and left of their stars, stacked. */
export function listPennantMarkers(plot: MapOnSheet): MapMarker[] {
  const reaches = reachesByHex(plot)
  const inHex = new Map<string, number>()
  const reach = plot.sizes.marker
  return plot.list.fleets.flatMap(({ x, y, name, side }) => {
    if (side === null) return []
    const key = placeKey(x, y)
    const before = inHex.get(key) ?? 0
    inHex.set(key, before + 1)
    const away = ((reaches.get(key) ?? 0) + reach) * 0.72
    const halfWidth = halfWidthOf(name, reach) + reach * 0.3
    const at = shifted(plot, { x, y }, reach - away - halfWidth, -away - before * 2.1 * reach)
    return [{ ...at, reach, halfWidth, side, text: name, isHidden: false }]
  })
}

/** Fleets: centred in an empty hex, below and left of a star; side by side if several. */
export function listFleetMarkers(plot: MapOnSheet): MapMarker[] {
  const reaches = reachesByHex(plot)
  const inHex = new Map<string, number>()
  return plot.list.fleets.flatMap(({ x, y, name, isHidden, side }) => {
    if (side !== null) return []
    const key = placeKey(x, y)
    const before = inHex.get(key) ?? 0
    inHex.set(key, before + 1)
    const away = reaches.has(key) ? ((reaches.get(key) ?? 0) + plot.sizes.marker) * 0.72 : 0
    const reach = plot.sizes.marker
    return [{ ...shifted(plot, { x, y }, -away - before * 2.1 * reach, away), reach, text: name, isHidden }]
  })
}

/** Numbered notes: centred in an empty hex, above and right of a star. */
export function listNoteMarkers(plot: MapOnSheet): MapMarker[] {
  const reaches = reachesByHex(plot)
  return notesOf(plot.list).map(({ x, y, isHidden }, index) => {
    const reach = plot.sizes.marker
    const away = reaches.has(placeKey(x, y)) ? ((reaches.get(placeKey(x, y)) ?? 0) + reach) * 0.72 : 0
    return { ...shifted(plot, { x, y }, away, -away), reach, text: String(index + 1), isHidden }
  })
}

/** Notes sorted by hex, in numbering order. */
function notesOf({ labels }: DrawList) {
  return labels.filter(({ kind }) => kind === 'note').toSorted((a, b) => a.row - b.row || a.column - b.column)
}

/** Notes as printed in the margin: “0412 The lamp was out.” */
export function listNoteLines(list: DrawList): { readonly hex: string; readonly text: string }[] {
  return notesOf(list).map((note) => ({ hex: getHexLabel(note, list.board), text: note.text }))
}

const placeKey = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`

function reachesByHex(plot: MapOnSheet): Map<string, number> {
  const { at, count } = plot.list.stars
  return new Map(
    Array.from({ length: count }, (_, star) => [
      placeKey(at[2 * star] ?? 0, at[2 * star + 1] ?? 0),
      getFullStarRadius(plot, star),
    ]),
  )
}

function shifted({ x, y, radiusMm }: MapOnSheet, place: { x: number; y: number }, dx: number, dy: number) {
  return { x: x + place.x * radiusMm + dx, y: y + place.y * radiusMm + dy }
}

/** Bounding box of a marker. */
export function getMarkerBox({ x, y, reach, halfWidth = reach }: MapMarker): Box {
  return { x: x - halfWidth, y: y - reach, width: 2 * halfWidth, height: 2 * reach }
}

/** Coloured squares with the owners' initials, and plates with the marks of colonies; dashed if seen earlier. */
export function buildOwnerMarks(markers: readonly MapMarker[], palette: PictureTheme): Mark[] {
  const alike = Map.groupBy(markers, ({ isOld = false, colour = null }) => `${isOld} ${colour ?? ''}`)
  return [...alike.values()].flatMap((some) => {
    const { isOld = false, colour = null } = some[0] ?? {}
    const edge = colour === null ? { edgeWidth: 0.09 } : { edge: colour, edgeWidth: 0.26 }
    const dash = some[0] && isOld ? [some[0].reach * 0.4, some[0].reach * 0.3] : []
    return signMarks(some, palette, { dash, draw: drawPlate, ...edge })
  })
}

function drawPlate(pen: PathPen, marker: MapMarker): void {
  const { x, y, width, height } = getMarkerBox(marker)
  const inset = marker.reach * 0.12
  drawBox(pen, { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset })
}

/** Pennants with the letters of fleets: filled for the first side, outlined for the second. */
export function buildPennantMarks(markers: readonly MapMarker[], palette: PictureTheme): Mark[] {
  const isFilled = ({ side }: MapMarker) => side === 'first'
  const filled = markers.filter(isFilled)
  const open = markers.filter((marker) => !isFilled(marker))
  return [
    ...signMarks(filled, palette, { fill: palette.ink, text: palette.ground, draw: drawPennant }),
    ...signMarks(open, palette, { draw: drawPennant }),
  ]
}

function drawPennant(pen: PathPen, { x, y, reach, halfWidth = reach }: MapMarker): void {
  const [half, point] = [reach * 0.9, reach * 0.6]
  drawPolygon(
    pen,
    [
      [halfWidth, -half],
      [point - halfWidth, -half],
      [-halfWidth, 0],
      [point - halfWidth, half],
      [halfWidth, half],
    ],
    [x, y],
  )
}

/** Circles with the numbers of the notes. */
export function buildNoteMarks(markers: readonly MapMarker[], palette: PictureTheme): Mark[] {
  return signMarks(markers, palette, { draw: (pen, { x, y, reach }) => pen.circle(x, y, reach * 0.95) })
}

/** Look of one kind of marker; ink on ground by default. */
interface SignLook {
  readonly draw: (pen: PathPen, marker: MapMarker) => void
  readonly fill?: string
  readonly text?: string
  readonly dash?: readonly number[]
  /** Colour and width of the edge, in radii. */
  readonly edge?: string
  readonly edgeWidth?: number
}

function signMarks(markers: readonly MapMarker[], palette: PictureTheme, look: SignLook): Mark[] {
  const first = markers[0]
  if (!first) return []
  const { draw, fill = palette.ground, text = palette.ink, dash = [], edge = palette.ink, edgeWidth = 0.14 } = look
  const pen = createPathPen()
  for (const marker of markers) draw(pen, marker)
  return [
    pen.mark({ ...createFillPaint(fill), stroke: edge, lineMm: first.reach * edgeWidth, dash }),
    textsIn(markers, first.reach * MARKER_TEXT_RATIO, text),
  ]
}

function textsIn(markers: readonly MapMarker[], sizeMm: number, colour: string): TextsMark {
  const look = { face: 'bold', sizeMm, anchor: 'middle', colour, spacing: 0, halo: null } as const
  return { kind: 'texts', look, items: markers.map(({ text, x, y }) => ({ text, x, y: y + sizeMm * 0.3 })) }
}

/** Darts of fleets; hidden ones in the colour of secrets. */
export function buildFleetMarks(markers: readonly MapMarker[], palette: PictureTheme): PathMark[] {
  return [false, true].flatMap((isHidden) => {
    const some = markers.filter((marker) => marker.isHidden === isHidden)
    const first = some[0]
    if (!first) return []
    const pen = createPathPen()
    for (const { x, y, reach } of some)
      drawPolygon(
        pen,
        [
          [0, -reach],
          [0.85 * reach, 0.9 * reach],
          [0, 0.45 * reach],
          [-0.85 * reach, 0.9 * reach],
        ],
        [x, y],
      )
    const paint = createStrokePaint(palette.ground, first.reach * 0.24, {
      fill: isHidden ? palette.secret : palette.ink,
    })
    return [pen.mark(paint), pen.mark(createFillPaint(isHidden ? palette.secret : palette.ink))]
  })
}
