import { describe, expect, test } from 'vitest'
import { type Chart, DEFAULT_ROUTE_FIELDS, DEFAULT_STAR_FIELDS, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { createPlayerChart, createPlayerChartWithIndexes } from './players-edition.ts'

/** Stands in whatever players must not see. */
const CANARY = 'canary-7f3e'
const secret = { csv: { note: CANARY } }

const star = (name: string, row: number, fields: Partial<Chart['stars'][number]> = {}): Chart['stars'][number] => ({
  ...DEFAULT_STAR_FIELDS,
  name,
  row,
  column: 1,
  owner: null,
  notes: CANARY,
  tags: [CANARY],
  extra: secret,
  ...fields,
})
const region = (
  name: string,
  hexes: Chart['regions'][number]['hexes'],
  isHidden = false,
): Chart['regions'][number] => ({
  name,
  colour: '#112233',
  border: 'solid',
  isFilled: true,
  notes: CANARY,
  publicNotes: 'Ice.',
  isHidden,
  hexes,
  extra: secret,
})
const label = (text: string, row: number, isHidden = false): Chart['labels'][number] => ({
  row,
  column: 2,
  kind: 'label',
  text,
  size: 'small',
  colour: null,
  isHidden,
  extra: secret,
})
const fleet = (name: string, row: number, isHidden = false): Chart['fleets'][number] => ({
  row,
  column: 3,
  name,
  owner: 'Ember',
  notes: CANARY,
  publicNotes: 'Three ships.',
  isHidden,
})

/** Rows 9 and 10 are under the fog. */
const CHART: Chart = {
  name: 'The Reach',
  board: STANDARD_BOARD,
  legend: STANDARD_LEGEND,
  fog: [
    [9, 1, 16],
    [10, 1, 16],
  ],
  stars: [
    star(`${CANARY} hidden`, 1, { isHidden: true, publicNotes: CANARY }),
    star('Vex', 2, { publicNotes: 'Cold.', owner: 'Ember', isHomeworld: true, size: 'giant', type: 'hole', rating: 5 }),
    star(`${CANARY} in fog`, 9, { owner: CANARY }),
    star('Bo', 3),
  ],
  routes: [
    { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, type: CANARY, extra: secret },
    { ...DEFAULT_ROUTE_FIELDS, from: 3, to: 2, type: CANARY, extra: secret },
    { ...DEFAULT_ROUTE_FIELDS, from: 1, to: 3, type: 'trade', style: 'dotted', extra: secret },
    { ...DEFAULT_ROUTE_FIELDS, from: 1, to: 3, type: CANARY, isHidden: true, extra: secret },
  ],
  regions: [
    region(`${CANARY} hidden`, [[1, 1, 1]], true),
    region(`${CANARY} in fog`, [
      [9, 1, 4],
      [10, 1, 16],
    ]),
    region('The Rift', [
      [8, 1, 2],
      [9, 1, 4],
    ]),
  ],
  labels: [label(`${CANARY} hidden`, 1, true), label(`${CANARY} in fog`, 10), label('Here be tolls', 5)],
  fleets: [fleet(`${CANARY} hidden`, 1, true), fleet(`${CANARY} in fog`, 9), fleet('Home Fleet', 5)],
  extra: secret,
}

describe('the players’ edition', () => {
  test('holds what players know, and nothing else', () => {
    const { stars, routes, regions, labels, fleets, ...head } = createPlayerChart(CHART)
    expect(head).toEqual({
      name: 'The Reach',
      board: STANDARD_BOARD,
      legend: STANDARD_LEGEND,
      fog: CHART.fog,
      extra: {},
    })
    const known = { ...DEFAULT_STAR_FIELDS, column: 1, extra: {} }
    expect(stars).toEqual([
      {
        ...known,
        name: 'Vex',
        row: 2,
        publicNotes: 'Cold.',
        owner: 'Ember',
        isHomeworld: true,
        size: 'giant',
        type: 'hole',
        rating: 5,
      },
      { ...known, name: 'Bo', row: 3, owner: null },
    ])
    expect(routes).toEqual([{ ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, type: 'trade', style: 'dotted', extra: {} }])
    expect(regions).toEqual([{ ...region('The Rift', [[8, 1, 2]]), notes: '', extra: {} }])
    expect(labels).toEqual([{ ...label('Here be tolls', 5), extra: {} }])
    expect(fleets).toEqual([{ ...fleet('Home Fleet', 5), notes: '' }])
  })

  test('holds no secret anywhere', () => {
    expect(JSON.stringify(CHART).split(CANARY).length).toBeGreaterThan(30)
    expect(JSON.stringify(createPlayerChart(CHART))).not.toContain(CANARY)
  })

  test('says where its things stand in the whole chart', () => {
    expect(createPlayerChartWithIndexes(CHART)).toMatchObject({
      stars: [1, 3],
      routes: [2],
      regions: [2],
      labels: [2],
      fleets: [2],
    })
  })

  test('leaves out what a field that is yet to come says, until it is named', () => {
    const later = { ...CHART, stars: CHART.stars.map((chartStar) => ({ ...chartStar, plans: CANARY })), plans: CANARY }
    expect(JSON.stringify(createPlayerChart(later))).not.toContain(CANARY)
  })

  test('of a chart without secrets is the chart', () => {
    const open = createPlayerChart(CHART)
    expect(createPlayerChart({ ...open, fog: [] })).toEqual({ ...open, fog: [] })
  })
})
