import { buildTextMark } from '#shared/cluster/draw/decorations.ts'
import { createPathPen, drawBox, createStroke } from '#shared/cluster/draw/path-pen.ts'
import type { Box, Mark, Picture } from '#shared/cluster/draw/picture.ts'
import { truncateText } from '#shared/cluster/draw/text-width.ts'
import { type Tiling, TILE_MARGIN_MM } from '#shared/cluster/draw/tiles.ts'

const INK = '#16181f'
const DIM = '#45474f'
const ACCENT = '#a0341f'
const TEXT_MM = 3.6
const HEAD_MM = 44
const FOOT_MM = 16

/** Position and scale of the reduced poster on the overview. */
interface OverviewPlace {
  readonly box: Box
  readonly scale: number
}

export function getOverviewPlace({ sheet, tiles }: Tiling): OverviewPlace {
  const whole = wholeOf(tiles)
  const room = {
    width: sheet.widthMm - 2 * TILE_MARGIN_MM,
    height: sheet.heightMm - 2 * TILE_MARGIN_MM - HEAD_MM - FOOT_MM,
  }
  const scale = Math.min(room.width / whole.width, room.height / whole.height)
  const [width, height] = [whole.width * scale, whole.height * scale]
  const box = { x: (sheet.widthMm - width) / 2, y: TILE_MARGIN_MM + HEAD_MM, width, height }
  return { scale, box: { ...box, x: box.x - whole.x * scale, y: box.y - whole.y * scale } }
}

/** Marks of a picture that remain visible at a small scale. */
export function listSmallScaleMarks({ layers }: Picture): Mark[] {
  const kept = ['regions', 'rim', 'fog', 'routes', 'stars', 'frame', 'legend']
  return layers.filter(({ id }) => kept.includes(id)).flatMap(({ marks }) => marks)
}

/**
 * Marks of the overview: its text, the sheet outlines on the reduced poster, and a line for checking the print scale.
 */
export function createOverviewMarks({ title }: Picture, tiling: Tiling): Mark[] {
  const { sheet, overlapMm, rows, columns, tiles } = tiling
  const left = TILE_MARGIN_MM
  const words = [
    `${tiles.length} sheets, ${rows} down and ${columns} across. Print them at actual size (100 %), without fitting to the page.`,
    `Cut along the corner marks. Each sheet lies over its neighbours by ${overlapMm} mm, up to the dashed ticks.`,
  ]
  const width = sheet.widthMm - 2 * left
  const name = title === '' ? 'Star map' : title
  return [
    buildTextMark(
      truncateText(name, width, { face: 'bold', size: 8 }),
      { x: left, y: left + 8 },
      { face: 'bold', sizeMm: 8, colour: INK },
    ),
    ...words.map((line, index) =>
      buildTextMark(line, { x: left, y: left + 16 + index * 5.2 }, { sizeMm: TEXT_MM, colour: DIM }),
    ),
    ...controlLine(left, left + 30),
    ...sheetMarks(tiling),
  ]
}

function controlLine(x: number, y: number): Mark[] {
  const pen = createPathPen()
  pen.moveTo(x, y)
  pen.lineTo(x + 100, y)
  for (let mark = 0; mark <= 10; mark += 1) {
    pen.moveTo(x + 10 * mark, y)
    pen.lineTo(x + 10 * mark, y - (mark % 5 === 0 ? 2.4 : 1.4))
  }
  const words = 'Measure this line: it is 100 mm long when the printer has kept the size.'
  return [
    pen.mark(createStroke(INK, 0.2)),
    buildTextMark(words, { x, y: y + 5 }, { face: 'italic', sizeMm: TEXT_MM, colour: DIM }),
  ]
}

function sheetMarks(tiling: Tiling): Mark[] {
  const { box, scale } = getOverviewPlace(tiling)
  const pen = createPathPen()
  const names = tiling.tiles.map(({ name, part }) => {
    const [x, y] = [box.x + part.x * scale, box.y + part.y * scale]
    drawBox(pen, { x, y, width: part.width * scale, height: part.height * scale })
    return { text: name, x: x + (part.width * scale) / 2, y: y + (part.height * scale) / 2 }
  })
  const cell = Math.min(tiling.tiles[0]?.part.width ?? 1, tiling.tiles[0]?.part.height ?? 1) * scale
  const sizeMm = Math.min(7, Math.max(1.6, cell * 0.3))
  return [
    pen.mark(createStroke(ACCENT, 0.25)),
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

function wholeOf(tiles: Tiling['tiles']): Box {
  const [first, last] = [tiles[0]?.part, tiles.at(-1)?.part]
  if (!first || !last) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: first.x, y: first.y, width: last.x + last.width - first.x, height: last.y + last.height - first.y }
}
