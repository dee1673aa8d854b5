import type { Chart } from '#shared/cluster/chart.ts'
import { composeMapLayers } from '#shared/cluster/draw/compose-map-layers.ts'
import { createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import { computeElementSizes, computeHexRadius, MIN_TEXT_MM } from '#shared/cluster/draw/map-on-sheet.ts'
import { createPathPen, createStrokePaint } from '#shared/cluster/draw/path-pen.ts'
import { PICTURE_THEMES_BY_STYLE } from '#shared/cluster/draw/picture-theme.ts'
import type { Mark, TextItem } from '#shared/cluster/draw/picture.ts'
import {
  ALL_PICTURE_PARTS,
  DEFAULT_POSTER_OPTIONS,
  type PictureOptions,
  type SheetSize,
} from '#shared/cluster/picture-options.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import { computeBoardSizeInHexRadii } from '#shared/kit/hex-shape.ts'
import { computeHexCentre, getHexLabel, type HexBoard, type HexPlace } from '#shared/kit/hex.ts'

/** A rectangle of hexes of a board. */
export interface MapSectionWindow {
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
  readonly lastColumn: number
}

/** A drawn part of a map. */
export interface MapSection extends SheetSize {
  readonly marks: readonly Mark[]
  /** Names of the stars in it. */
  readonly starNames: readonly string[]
}

/** Smallest hexes, in which names of 8 pt still stand beside their stars; and largest ones. */
const MIN_HEX_MM = 6.8
const MAX_HEX_MM = 13
/** Hexes around what a section shows. */
const MARGIN = 1
/** Width of the numbers of rows and columns. */
const RULER_MM = 6.5
const EDGE_MM = 0.5

/** Lists the windows that show some hexes with a margin: one, or several if one would be too small on paper. */
export function listMapSectionWindows(hexes: HexRuns, board: HexBoard, room: SheetSize): MapSectionWindow[] {
  if (hexes.length === 0) return []
  const rows = hexes.map(([row]) => row)
  const whole: MapSectionWindow = {
    firstRow: Math.max(1, min(rows) - MARGIN),
    lastRow: Math.min(board.rows, max(rows) + MARGIN),
    firstColumn: Math.max(1, min(hexes.map(([, first]) => first)) - MARGIN),
    lastColumn: Math.min(board.columns, max(hexes.map(([, , last]) => last)) + MARGIN),
  }
  const fits = (rowCount: number, columnCount: number) => {
    const { width, height } = getSize({ ...board, rows: rowCount, columns: columnCount }, MIN_HEX_MM)
    return { width: width <= room.widthMm, height: height <= room.heightMm }
  }
  const columns = splitRange(whole.firstColumn, whole.lastColumn, (count) => fits(2, count).width)
  const lines = splitRange(whole.firstRow, whole.lastRow, (count) => fits(count, 2).height)
  return lines
    .flatMap(([firstRow, lastRow]) =>
      columns.map(([firstColumn, lastColumn]) => ({ firstRow, lastRow, firstColumn, lastColumn })),
    )
    .filter((window) => cropRuns(hexes, window).length > 0)
}

function min(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value))
}

function max(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value))
}

/** Splits a range of lines into the fewest equal parts that fit. */
function splitRange(first: number, last: number, fits: (count: number) => boolean): (readonly [number, number])[] {
  const count = last - first + 1
  let parts = 1
  while (parts < count && !fits(Math.ceil(count / parts))) parts += 1
  const step = Math.ceil(count / parts)
  return Array.from({ length: Math.ceil(count / step) }, (_, part) => {
    const from = first + part * step
    return [from, Math.min(last, from + step - 1)] as const
  })
}

/** Size of a board with its rulers, in millimetres. */
function getSize(board: HexBoard, mmPerHex: number): { readonly width: number; readonly height: number } {
  const radius = computeHexRadius(mmPerHex)
  const { width, height } = computeBoardSizeInHexRadii(board)
  return { width: width * radius + RULER_MM + EDGE_MM, height: height * radius + RULER_MM + EDGE_MM }
}

const OPTIONS: PictureOptions = {
  ...DEFAULT_POSTER_OPTIONS,
  coordinates: 'none',
  leastTextMm: MIN_TEXT_MM,
  parts: { ...ALL_PICTURE_PARTS, notes: false, allegiances: false }, // sections have no legend
}

/** Draws a window of a map as large as the room allows, with the numbers of its rows and columns. */
export function composeMapSection(chart: Chart, window: MapSectionWindow, room: SheetSize): MapSection {
  const cropped = cropChart(chart, window)
  const { list } = createDrawListWithSource(cropped.chart)
  const perRadius = Math.min(
    (room.widthMm - RULER_MM - EDGE_MM) / list.width,
    (room.heightMm - RULER_MM - EDGE_MM) / list.height,
  )
  const mmPerHex = Math.min(MAX_HEX_MM, Math.max(MIN_HEX_MM, perRadius / computeHexRadius(1)))
  const radiusMm = computeHexRadius(mmPerHex)
  const palette = PICTURE_THEMES_BY_STYLE.ink
  const plot = {
    list,
    options: OPTIONS,
    palette,
    coordinates: 'none' as const,
    x: RULER_MM,
    y: RULER_MM,
    mmPerHex,
    radiusMm,
    sizes: computeElementSizes(mmPerHex, MIN_TEXT_MM),
  }
  const [width, height] = [list.width * radiusMm, list.height * radiusMm]
  const { layers } = composeMapLayers(plot, { bounds: { x: RULER_MM, y: RULER_MM, width, height }, covered: null })
  return {
    widthMm: RULER_MM + width + EDGE_MM,
    heightMm: RULER_MM + height + EDGE_MM,
    marks: [
      drawOutwardRoutes(cropped.outward, { board: cropped.chart.board, width, height, radiusMm }),
      ...layers.flatMap(({ marks }) => marks),
      drawRulers(cropped.chart.board, window, {
        radiusMm,
        digits: getHexLabel({ row: 1, column: 1 }, chart.board).length / 2,
      }),
    ],
    starNames: cropped.chart.stars.map(({ name }) => name).filter((name) => name !== ''),
  }
}

/** A route that leaves the window: its star in the window and the other one, as places of the cropped board. */
interface OutwardRoute {
  readonly from: HexPlace
  readonly to: HexPlace
}

function cropChart(chart: Chart, window: MapSectionWindow): { chart: Chart; outward: OutwardRoute[] } {
  const [rowsBefore, columnsBefore] = [window.firstRow - 1, window.firstColumn - 1]
  const move = <Item extends HexPlace>(item: Item): Item => ({
    ...item,
    row: item.row - rowsBefore,
    column: item.column - columnsBefore,
  })
  const cropRow = <Item extends HexPlace>(items: readonly Item[]): Item[] =>
    items.filter((item) => isInWindow(item, window)).map(move)
  const kept = chart.stars.flatMap((star, at) => (isInWindow(star, window) ? [at] : []))
  const indexes = new Map(kept.map((at, index) => [at, index]))
  const routes = chart.routes.filter(({ from, to }) => indexes.has(from) || indexes.has(to))
  return {
    chart: {
      ...chart,
      board: cropBoard(chart.board, window),
      fog: cropRuns(chart.fog, window),
      stars: cropRow(chart.stars),
      routes: routes.flatMap((route) => {
        const [from, to] = [indexes.get(route.from), indexes.get(route.to)]
        return from === undefined || to === undefined ? [] : [{ ...route, from, to }]
      }),
      regions: chart.regions
        .map((region) => ({ ...region, hexes: cropRuns(region.hexes, window) }))
        .filter(({ hexes }) => hexes.length > 0),
      labels: cropRow(chart.labels),
      fleets: cropRow(chart.fleets),
    },
    outward: routes.flatMap(({ from, to }) => {
      const [inside, outside] = indexes.has(from)
        ? [chart.stars[from], chart.stars[to]]
        : [chart.stars[to], chart.stars[from]]
      const isOutward = !indexes.has(from) || !indexes.has(to)
      return isOutward && inside && outside ? [{ from: move(inside), to: move(outside) }] : []
    }),
  }
}

/** The board of a window. An odd number of lines before it swaps which lines are shifted. */
function cropBoard(board: HexBoard, { firstRow, lastRow, firstColumn, lastColumn }: MapSectionWindow): HexBoard {
  const before = board.orientation === 'pointy' ? firstRow - 1 : firstColumn - 1
  const swapped = board.shifted === 'even' ? 'odd' : 'even'
  return {
    ...board,
    rows: lastRow - firstRow + 1,
    columns: lastColumn - firstColumn + 1,
    shifted: before % 2 === 0 ? board.shifted : swapped,
  }
}

function isInWindow({ row, column }: HexPlace, window: MapSectionWindow): boolean {
  const { firstRow, lastRow, firstColumn, lastColumn } = window
  return row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn
}

function cropRuns(runs: HexRuns, { firstRow, lastRow, firstColumn, lastColumn }: MapSectionWindow): HexRuns {
  return runs.flatMap(([row, first, last]) => {
    const [from, to] = [Math.max(first, firstColumn), Math.min(last, lastColumn)]
    const isOutside = row < firstRow || row > lastRow || from > to
    return isOutside ? [] : [[row - firstRow + 1, from - firstColumn + 1, to - firstColumn + 1] as const]
  })
}

interface SectionSize {
  readonly board: HexBoard
  readonly width: number
  readonly height: number
  readonly radiusMm: number
}

/** Dashed lines from stars to the edge of the section, towards stars that are not in it. */
function drawOutwardRoutes(routes: readonly OutwardRoute[], { board, width, height, radiusMm }: SectionSize): Mark {
  const pen = createPathPen()
  for (const { from, to } of routes) {
    const [start, end] = [computeHexCentre(from, board), computeHexCentre(to, board)].map(
      ({ x, y }) => [x * radiusMm, y * radiusMm] as const,
    ) as [readonly [number, number], readonly [number, number]]
    const share = Math.min(getExitShare(start[0], end[0], width), getExitShare(start[1], end[1], height))
    pen.moveTo(RULER_MM + start[0], RULER_MM + start[1])
    pen.lineTo(RULER_MM + start[0] + share * (end[0] - start[0]), RULER_MM + start[1] + share * (end[1] - start[1]))
  }
  return pen.mark(createStrokePaint(PICTURE_THEMES_BY_STYLE.ink.dim, 0.25, { dash: [1.2, 0.9] }))
}

/** Share of a line at which it leaves the range from 0 to `length`; 1 if it stays inside. */
function getExitShare(from: number, to: number, length: number): number {
  if (to > length) return (length - from) / (to - from)
  return to < 0 ? from / (from - to) : 1
}

/** Numbers of the columns above and of the rows at the left, as the labels of hexes have them. */
function drawRulers(
  board: HexBoard,
  { firstRow, firstColumn }: MapSectionWindow,
  { radiusMm, digits }: { readonly radiusMm: number; readonly digits: number },
): Mark {
  const format = (value: number) => String(value).padStart(digits, '0')
  const columns = Array.from({ length: board.columns }, (_, index): TextItem => {
    const { x } = computeHexCentre({ row: 1, column: index + 1 }, board)
    return { text: format(firstColumn + index), x: RULER_MM + x * radiusMm, y: RULER_MM - 1.6 }
  })
  const rows = Array.from({ length: board.rows }, (_, index): TextItem => {
    const { y } = computeHexCentre({ row: index + 1, column: 1 }, board)
    return { text: format(firstRow + index), x: RULER_MM / 2 - 0.8, y: RULER_MM + y * radiusMm + 0.36 * MIN_TEXT_MM }
  })
  const look = {
    face: 'sans',
    sizeMm: MIN_TEXT_MM,
    anchor: 'middle',
    colour: PICTURE_THEMES_BY_STYLE.ink.dim,
    spacing: 0,
    halo: null,
  } as const
  return { kind: 'texts', look, items: [...columns, ...rows] }
}
