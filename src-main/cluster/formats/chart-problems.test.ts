import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChartSystem, DEFAULT_REGION_FIELDS } from '#shared/cluster/chart.ts'
import { chart, chartArbitrary, chartStar } from '#tests/support/charts.ts'
import { runs } from '#tests/support/soak.ts'
import { listChartProblems } from './chart-problems.ts'
import { sanitizeChart } from './sanitize-chart.ts'

const label = {
  row: 1,
  column: 1,
  kind: 'label',
  text: 'The Gap',
  size: 'medium',
  colour: null,
  isHidden: false,
  extra: {},
} as const
const region = {
  ...DEFAULT_REGION_FIELDS,
  name: 'Drift',
  colour: '#102030',
  border: null,
  extra: {},
}
const route = { from: 0, to: 1, type: '', colour: null, style: 'solid', isHidden: false, extra: {} } as const
const [a, b] = [chartStar({ row: 1, column: 1 }), chartStar({ row: 1, column: 2 })]

test('a chart that may be stored is in order, and tidying leaves it as it is', () => {
  fc.assert(
    fc.property(chartArbitrary, (given) => {
      expect(listChartProblems(given)).toEqual([])
      expect(sanitizeChart(given)).toEqual({ chart: given, losses: [] })
    }),
    { seed: 1, numRuns: runs({ part: 40, whole: 120 }) },
  )
})

describe('what is wrong is said', () => {
  test.each([
    ['a board beyond bounds', { board: { ...chart().board, rows: 999, columns: 999 } }, 'The board is too large'],
    ['a name of blanks', { name: ' ' }, 'The chart’s name'],
    ['a star off the board', { stars: [chartStar({ row: 33, column: 1 })] }, 'Star 1 is not on the board'],
    ['a star between hexes', { stars: [chartStar({ row: 1.5, column: 1 })] }, 'Star 1 is not on the board'],
    ['two stars in a hex', { stars: [a, a] }, 'Star 2 stands on the hex of another'],
    ['a long name', { stars: [{ ...a, name: 'a'.repeat(81) }] }, 'Star 1 is not in order'],
    ['half a character', { stars: [{ ...a, notes: '\ud800' }] }, 'Star 1 is not in order'],
    ['a route to itself', { stars: [a, b], routes: [{ ...route, to: 0 }] }, 'Route 1 does not join'],
    ['a route to nowhere', { stars: [a, b], routes: [{ ...route, to: 2 }] }, 'Route 1 does not join'],
    ['a pair twice', { stars: [a, b], routes: [route, { ...route, from: 1, to: 0 }] }, 'Route 2 joins'],
    ['a colour by name', { stars: [a, b], routes: [{ ...route, colour: 'red' }] }, 'Route 1 is not in order'],
    ['a region off the board', { regions: [{ ...region, hexes: [[1, 16, 17]] as const }] }, 'Region 1'],
    [
      'runs that touch',
      {
        regions: [
          {
            ...region,
            hexes: [
              [1, 1, 2],
              [1, 3, 4],
            ] as const,
          },
        ],
      },
      'Region 1',
    ],
    ['a label without words', { labels: [{ ...label, text: '' }] }, 'Label 1'],
    ['fog off the board', { fog: [[0, 1, 1]] as const }, 'The fog'],
  ])('%s', (_, fields, text) => {
    expect(listChartProblems(chart(fields))[0]).toContain(text)
  })

  test('no more than twenty times', () => {
    expect(listChartProblems(chart({ stars: Array(500).fill(a) as (typeof a)[] }))).toHaveLength(20)
  })
})

describe('tidying', () => {
  test('a system keeps what it was generated from only if that can be stored as it is', () => {
    const body = { id: '1', parentId: null, kind: 'planet', name: 'Ash I', orbit: 1, size: 2 } as const
    const bodies = [{ ...body, notes: '', publicNotes: '', isHidden: false, factions: [] }]
    const origin = { name: 'Ash', rating: 3, style: 'saltwind' } as const
    const tidy = (system: ChartSystem) =>
      sanitizeChart(chart({ stars: [chartStar({ row: 1, column: 1, name: 'Wick', system })] }))
    expect(tidy({ seed: 'one', origin, bodies }).chart.stars[0]?.system?.origin).toEqual(origin)
    const blank = tidy({ seed: 'one', origin: { ...origin, name: ' ' }, bodies })
    expect(blank.chart.stars[0]?.system).toEqual({ seed: 'one', bodies })
    expect(blank.losses.map(({ what }) => what)).toEqual([
      'Names that systems were generated from: they cannot be generated again',
    ])
    expect(tidy({ seed: '', origin, bodies }).chart.stars[0]?.system).toEqual({ seed: '', bodies })
  })

  test('names are trimmed and cut, stars without one called after their hexes', () => {
    const stars = [
      chartStar({ row: 4, column: 12, name: ' \u0007 ' }),
      chartStar({ row: 1, column: 1, name: `  Far\n Wick ${'é'.repeat(90)}` }),
      chartStar({ row: 1, column: 2, name: `${'a'.repeat(79)}🌟` }),
    ]
    const { chart: tidied, losses } = sanitizeChart(chart({ stars }))
    expect(tidied.stars.map(({ name }) => name)).toEqual(['0412', `Far Wick ${'é'.repeat(71)}`, 'a'.repeat(79)])
    expect(losses.map(({ what, count }) => [what, count])).toEqual([
      ['Stars without a name: they are called after their hexes', 1],
      ['Names cut to 80 characters', 2],
    ])
    expect(listChartProblems(tidied)).toEqual([])
  })

  test('whatever texts come in, what comes out is in order', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 })
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 30 }), (words, tags) => {
        const star = chartStar({ row: 1, column: 1, name: words, type: words, notes: words, tags, owner: words })
        const fleet = {
          row: 1,
          column: 1,
          name: words,
          owner: words,
          notes: words,
          publicNotes: words,
          isHidden: false,
        }
        const given = chart({
          name: words,
          stars: [star],
          labels: [{ ...label, text: words }],
          fleets: [fleet],
          regions: [{ ...region, name: words, notes: words, hexes: [] }],
        })
        const { chart: tidied } = sanitizeChart(given)
        expect(listChartProblems(tidied)).toEqual([])
        expect(sanitizeChart(tidied).chart).toEqual(tidied)
      }),
      { seed: 2, numRuns: runs({ part: 60, whole: 200 }) },
    )
  })
})
