import { buildTextMark } from '#shared/cluster/draw/decorations.ts'
import { createPathPen, drawBox, createFillPaint, createStrokePaint } from '#shared/cluster/draw/path-pen.ts'
import type { Mark } from '#shared/cluster/draw/picture.ts'
import { type PosterTile, POSTER_TILE_MARGIN_MM, type PosterTiling } from '#shared/cluster/draw/poster-tiles.ts'
import { truncateTextToWidth } from '#shared/cluster/draw/text-width.ts'
import type { PosterOptions } from '#shared/cluster/picture-options.ts'

const INK = '#16181f'
const FAINT = '#6d6f76'
const TEXT_MM = 2.82
const CROP = { from: 2, to: 8 } as const

/** What tells the sheets of a poster from those of others. */
type TileTitle = Pick<PosterOptions, 'title' | 'imprint'>

/**
 * Marks in the margin of a sheet: crop marks, ticks at the edge of the next sheet, the sheet name, and its position on
 * the poster.
 */
export function createSheetMarginMarks(tile: PosterTile, tiling: PosterTiling, { title, imprint }: TileTitle): Mark[] {
  const { heightMm } = tiling.sheet
  const number = tiling.tiles.indexOf(tile) + 1
  const sheet = `${title === '' ? 'Star map' : title}, sheet ${tile.name} (${number} of ${tiling.tiles.length})`
  const text = imprint ? `${sheet}, ${imprint.edition}, printed ${imprint.printedOn}` : sheet
  return [
    ...cropMarks(tiling),
    ...overlapMarks(tile, tiling),
    buildTextMark(
      truncateTextToWidth(text, tiling.sheet.widthMm - 80, { face: 'regular', size: TEXT_MM }),
      { x: POSTER_TILE_MARGIN_MM + 12, y: heightMm - 5.2 },
      { sizeMm: TEXT_MM, colour: INK },
    ),
    ...placeMarks(tile, tiling),
  ]
}

/** Edges of the printed area of a sheet. */
function cornersOf({ sheet }: PosterTiling) {
  const [left, top] = [POSTER_TILE_MARGIN_MM, POSTER_TILE_MARGIN_MM]
  return { left, top, right: sheet.widthMm - POSTER_TILE_MARGIN_MM, bottom: sheet.heightMm - POSTER_TILE_MARGIN_MM }
}

function cropMarks(tiling: PosterTiling): Mark[] {
  const { left, top, right, bottom } = cornersOf(tiling)
  const pen = createPathPen()
  for (const [x, outX] of [
    [left, -1],
    [right, 1],
  ] as const)
    for (const [y, outY] of [
      [top, -1],
      [bottom, 1],
    ] as const) {
      pen.moveTo(x + outX * CROP.from, y)
      pen.lineTo(x + outX * CROP.to, y)
      pen.moveTo(x, y + outY * CROP.from)
      pen.lineTo(x, y + outY * CROP.to)
    }
  return [pen.mark(createStrokePaint(INK, 0.15))]
}

/** Ticks at the edges of neighbouring sheets that overlap this one. */
function overlapMarks({ row, column }: PosterTile, tiling: PosterTiling): Mark[] {
  const { left, top, right, bottom } = cornersOf(tiling)
  const { overlapMm, rows, columns } = tiling
  const pen = createPathPen()
  const xs = [...(column > 0 ? [left + overlapMm] : []), ...(column < columns - 1 ? [right - overlapMm] : [])]
  const ys = [...(row > 0 ? [top + overlapMm] : []), ...(row < rows - 1 ? [bottom - overlapMm] : [])]
  for (const x of xs)
    for (const [y, out] of [
      [top, -1],
      [bottom, 1],
    ] as const) {
      pen.moveTo(x, y + out * CROP.from)
      pen.lineTo(x, y + out * 5)
    }
  for (const y of ys)
    for (const [x, out] of [
      [left, -1],
      [right, 1],
    ] as const) {
      pen.moveTo(x + out * CROP.from, y)
      pen.lineTo(x + out * 5, y)
    }
  return [pen.mark(createStrokePaint(FAINT, 0.15, { dash: [0.6, 0.5] }))]
}

/** Small plan of all sheets with this one filled. */
function placeMarks(tile: PosterTile, { rows, columns, sheet, tiles }: PosterTiling): Mark[] {
  const part = sheet.widthMm / sheet.heightMm
  const height = Math.min(2.6, 7 / rows, 40 / columns / part)
  const width = height * part
  const [x, y] = [sheet.widthMm - POSTER_TILE_MARGIN_MM - 12 - columns * width, sheet.heightMm - 3 - rows * height]
  const [all, own] = [createPathPen(), createPathPen()]
  for (const { row, column } of tiles) drawBox(all, { x: x + column * width, y: y + row * height, width, height })
  drawBox(own, { x: x + tile.column * width, y: y + tile.row * height, width, height })
  return [own.mark(createFillPaint(INK)), all.mark(createStrokePaint(FAINT, 0.1))]
}
