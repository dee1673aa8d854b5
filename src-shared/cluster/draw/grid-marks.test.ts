import { describe, expect, test } from 'vitest'
import { type HexBoard, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chart } from '#tests/support/charts.ts'
import { DEFAULT_PICTURE_OPTIONS } from '../picture-options.ts'
import { createDrawListWithSource } from './draw-list.ts'
import { buildGridMarks, buildRimMarks } from './grid-marks.ts'
import { type MapOnSheet, computeHexRadius, computeElementSizes } from './map-on-sheet.ts'
import { PICTURE_THEMES_BY_STYLE } from './picture-theme.ts'
import type { Mark } from './picture.ts'

const MM = 20
const plotOf = (board: HexBoard): MapOnSheet => ({
  list: createDrawListWithSource(chart({ board })).list,
  options: DEFAULT_PICTURE_OPTIONS,
  palette: PICTURE_THEMES_BY_STYLE.ink,
  coordinates: 'none',
  x: 0,
  y: 0,
  mmPerHex: MM,
  radiusMm: computeHexRadius(MM),
  sizes: computeElementSizes(MM),
})

/** Every line of some paths, from end to end, as text that is the same whichever way it is drawn. */
function listLines(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => (mark.kind === 'path' ? linesOfPath(mark.d) : []))
}

function linesOfPath(d: string): string[] {
  const lines: string[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const draw = (nextX: number, nextY: number) => {
    lines.push([`${x.toFixed(1)} ${y.toFixed(1)}`, `${nextX.toFixed(1)} ${nextY.toFixed(1)}`].toSorted().join(' to '))
    ;[x, y] = [nextX, nextY]
  }
  for (const [, letter = '', text = ''] of d.matchAll(/([Mlhvz])([^Mlhvz]*)/g)) {
    const numbers = Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number))
    if (letter === 'M') [x, y, startX, startY] = [numbers[0] ?? 0, numbers[1] ?? 0, numbers[0] ?? 0, numbers[1] ?? 0]
    if (letter === 'h') draw(x + (numbers[0] ?? 0), y)
    if (letter === 'v') draw(x, y + (numbers[0] ?? 0))
    if (letter === 'z') draw(startX, startY)
    if (letter === 'l')
      for (let at = 0; at < numbers.length; at += 2) draw(x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0))
  }
  return lines
}

describe.each(
  (['pointy', 'flat'] as const).flatMap((orientation) =>
    (['even', 'odd'] as const).map((shifted): HexBoard => ({
      ...STANDARD_BOARD,
      rows: 9,
      columns: 8,
      orientation,
      shifted,
    })),
  ),
)('the grid of $orientation hexes, $shifted lines pushed', (board) => {
  const plot = plotOf(board)

  test('has every side of every hex, and with the edge of the board nothing else', () => {
    const { middles } = plot.list
    const wanted = new Set<string>()
    const start = board.orientation === 'pointy' ? 30 : 0
    for (let hex = 0; hex < 72; hex += 1) {
      const corners = Array.from({ length: 6 }, (_, corner) => {
        const angle = ((start + 60 * corner) * Math.PI) / 180
        const part = [(middles[2 * hex] ?? 0) + Math.cos(angle), (middles[2 * hex + 1] ?? 0) + Math.sin(angle)]
        return part.map((value) => (Math.round(value * plot.radiusMm * 100) / 100).toFixed(1)).join(' ')
      })
      corners.forEach((corner, index) => wanted.add([corner, corners[(index + 1) % 6]].toSorted().join(' to ')))
    }
    const drawn = new Set([...listLines(buildGridMarks(plot)), ...listLines(buildRimMarks(plot))])
    expect([...drawn].filter((line) => !wanted.has(line))).toEqual([])
    expect([...wanted].filter((line) => !drawn.has(line))).toEqual([])
  })
})

test('the grid is a few long paths, not one for each hex', () => {
  const plot = plotOf({ ...STANDARD_BOARD, rows: 60, columns: 60 })
  const marks = buildGridMarks(plot)
  expect(marks.length).toBeLessThanOrEqual(100)
  expect(listLines(marks).length).toBeGreaterThan(3 * 59 * 59)
})
