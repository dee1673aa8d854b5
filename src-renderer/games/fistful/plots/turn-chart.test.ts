import { expect, test } from 'vitest'
import { buildTurnChartOption, buildTurnChartRows } from './turn-chart.ts'

const turn = (number: number, a: number, b: number | null) => ({
  turn: number,
  A: { colonies: a, production: a * 2, ships: a, shipPoints: a * 3 },
  B: b === null ? null : { colonies: b, production: b, ships: b, shipPoints: b },
})
const COLOURS = { text: 't', dim: 'd', line: 'l', ground: 'g', brass: 'b', good: 'v', harm: 'h', link: 'k' }

test('Each side that is known has a row with a value or a gap for every turn', () => {
  expect(buildTurnChartRows({ turns: [turn(1, 1, 2), turn(2, 2, null)] }, 'production')).toEqual([
    { side: 'A', values: [2, 4] },
    { side: 'B', values: [2, null] },
  ])
})

test('In fog the other side has no row at all', () => {
  const rows = buildTurnChartRows({ turns: [turn(1, 1, null), turn(2, 2, null)] }, 'ships')
  expect(rows.map(({ side }) => side)).toEqual(['A'])
  expect(buildTurnChartOption([1, 2], rows, { A: 'Mira', B: 'Jo' }, COLOURS)['series']).toHaveLength(1)
})
