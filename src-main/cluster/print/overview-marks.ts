import { buildTextMark, type Decoration } from '#shared/cluster/draw/decorations.ts'
import type { MapLegendPanels } from '#shared/cluster/draw/map-legend-panels.ts'
import { MIN_TEXT_MM } from '#shared/cluster/draw/map-on-sheet.ts'
import { createPathPen, drawBox, createStrokePaint } from '#shared/cluster/draw/path-pen.ts'
import type { Box, Mark, Picture } from '#shared/cluster/draw/picture.ts'
import { type PosterTiling, POSTER_TILE_MARGIN_MM } from '#shared/cluster/draw/poster-tiles.ts'
import { wrapText } from '#shared/cluster/draw/text-width.ts'

const INK = '#16181f'
const DIM = '#45474f'
const ACCENT = '#a0341f'
const TEXT_MM = 3.4
const LEADING = 4.6
const GAP = 5
/** Space above the reduced poster for the instructions and the line that is measured. */
const HEAD_MM = 52

/** The first page of a poster in sheets: instructions, the reduced poster, and the plate with the legend. */
export interface PosterOverviewLayout {
  /** Width of the instructions and the reduced poster. */
  readonly width: number
  /** Position of the reduced poster’s origin, and its scale. */
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly plate: Decoration | null
}

/** Lays out the overview of a poster: the plate takes one or two columns at the right. */
export function layOutPosterOverview(
  tiling: PosterTiling,
  plates: MapLegendPanels,
  mmPerHex: number,
): PosterOverviewLayout {
  const { sheet, tiles } = tiling
  const room = { width: sheet.widthMm - 2 * POSTER_TILE_MARGIN_MM, height: sheet.heightMm - 2 * POSTER_TILE_MARGIN_MM }
  const plate = plates.beside(room.height, 1, mmPerHex) ?? plates.beside(room.height, 2, mmPerHex)
  const width = room.width - (plate ? plate.width + GAP : 0)
  const whole = wholeOf(tiles)
  const scale = Math.min(width / whole.width, (room.height - HEAD_MM) / whole.height)
  return {
    width,
    scale,
    plate,
    x: POSTER_TILE_MARGIN_MM - whole.x * scale + (width - whole.width * scale) / 2,
    y: POSTER_TILE_MARGIN_MM + HEAD_MM - whole.y * scale,
  }
}

/** Shapes of a picture that remain visible at a small scale. Texts would be too small to read. */
export function listSmallScaleMarks({ layers }: Picture): Mark[] {
  const kept = ['regions', 'allegiances', 'rim', 'fog', 'routes', 'stars', 'frame']
  return layers
    .filter(({ id }) => kept.includes(id))
    .flatMap(({ marks }) => marks)
    .flatMap((mark): Mark[] => {
      if (mark.kind === 'texts') return []
      return mark.kind === 'path' ? [mark] : [{ ...mark, parts: mark.parts.filter(({ kind }) => kind === 'path') }]
    })
}

/** Marks of the overview in true size: its text, the outlines of the sheets, and a line for checking the scale. */
export function createOverviewMarks(tiling: PosterTiling, overview: PosterOverviewLayout): Mark[] {
  const { sheet, overlapMm, rows, columns, tiles } = tiling
  const [left, top] = [POSTER_TILE_MARGIN_MM, POSTER_TILE_MARGIN_MM]
  const sentences = [
    `${tiles.length} sheets, ${rows} down and ${columns} across. Print them at actual size (100 %), without fitting to the page.`,
    `Cut along the corner marks. Each sheet lies over its neighbours by ${overlapMm} mm, up to the dashed ticks.`,
  ]
  const lines = sentences.flatMap((text) => wrapText(text, overview.width, { face: 'regular', size: TEXT_MM }))
  const { plate } = overview
  return [
    buildTextMark('How the sheets join', { x: left, y: top + 6 }, { face: 'heavy', sizeMm: 7, colour: INK }),
    ...lines.map((line, index) =>
      buildTextMark(line, { x: left, y: top + 13 + index * LEADING }, { sizeMm: TEXT_MM, colour: DIM }),
    ),
    ...controlLine(left, top + HEAD_MM - 13, overview.width),
    ...sheetMarks(tiling, overview),
    ...(plate ? plate.draw(sheet.widthMm - POSTER_TILE_MARGIN_MM - plate.width, top) : []),
  ]
}

function controlLine(x: number, y: number, width: number): Mark[] {
  const pen = createPathPen()
  pen.moveTo(x, y)
  pen.lineTo(x + 100, y)
  for (let mark = 0; mark <= 10; mark += 1) {
    pen.moveTo(x + 10 * mark, y)
    pen.lineTo(x + 10 * mark, y - (mark % 5 === 0 ? 2.4 : 1.4))
  }
  const look = { face: 'italic', sizeMm: TEXT_MM, colour: DIM } as const
  const text = 'Measure this line: it is 100 mm long when the printer has kept the size.'
  return [
    pen.mark(createStrokePaint(INK, 0.2)),
    ...wrapText(text, width, { face: 'italic', size: TEXT_MM }).map((line, index) =>
      buildTextMark(line, { x, y: y + 4.6 + index * LEADING }, look),
    ),
  ]
}

function sheetMarks({ tiles }: PosterTiling, { x: originX, y: originY, scale }: PosterOverviewLayout): Mark[] {
  const pen = createPathPen()
  const names = tiles.map(({ name, part }) => {
    const [x, y] = [originX + part.x * scale, originY + part.y * scale]
    drawBox(pen, { x, y, width: part.width * scale, height: part.height * scale })
    return { text: name, x: x + (part.width * scale) / 2, y: y + (part.height * scale) / 2 }
  })
  const cell = Math.min(tiles[0]?.part.width ?? 1, tiles[0]?.part.height ?? 1) * scale
  const sizeMm = Math.min(7, Math.max(MIN_TEXT_MM, cell * 0.3))
  return [
    pen.mark(createStrokePaint(ACCENT, 0.25)),
    {
      kind: 'texts',
      look: {
        face: 'bold',
        sizeMm,
        anchor: 'middle',
        colour: ACCENT,
        spacing: 0,
        halo: { colour: '#ffffff', lineMm: sizeMm * 0.3 },
      },
      items: names.map((item) => ({ ...item, y: item.y + sizeMm * 0.32 })),
    },
  ]
}

/** Bounding box of all sheets. */
function wholeOf(tiles: PosterTiling['tiles']): Box {
  const [left, top] = [Math.min(...tiles.map(({ part }) => part.x)), Math.min(...tiles.map(({ part }) => part.y))]
  const right = Math.max(...tiles.map(({ part }) => part.x + part.width))
  const bottom = Math.max(...tiles.map(({ part }) => part.y + part.height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
