import { describe, expect, test } from 'vitest'
import { DEFAULT_REGION_FIELDS } from '#shared/cluster/chart.ts'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { computeHexCentre, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { DEFAULT_ROUTE_FIELDS } from '../chart.ts'
import { createDrawListWithSource } from './draw-list.ts'
import { getFactionInitial, STAR_FLAGS } from './star-layer.ts'

const ROUTE = { ...DEFAULT_ROUTE_FIELDS, extra: {} }
const REGION = {
  ...DEFAULT_REGION_FIELDS,
  name: 'The Lamplight',
  colour: '#c98a2b',
  extra: {},
  hexes: buildHexRuns([{ row: 2, column: 2 }]),
}
const SOURCE = chart({
  stars: [
    chartStar({
      row: 1,
      column: 1,
      name: 'Ember',
      rating: 5,
      size: 'giant',
      owner: 'The Ninth Tithe',
      isHomeworld: true,
    }),
    chartStar({ row: 3, column: 4, name: 'Isker', rating: 2, isHidden: true, notes: 'Cold.' }),
    chartStar({ row: 4, column: 4, name: 'Nadir', rating: 1 }),
  ],
  routes: [
    { ...ROUTE, from: 0, to: 1 },
    { ...ROUTE, from: 1, to: 2, style: 'dotted', isHidden: true },
    { ...ROUTE, from: 0, to: 2 },
  ],
  regions: [REGION],
  labels: [
    { row: 2, column: 3, kind: 'label', text: 'Drift', size: 'large', colour: null, isHidden: false, extra: {} },
  ],
  fleets: [{ row: 1, column: 2, name: 'Amen', owner: 'The Ninth Tithe', notes: '', publicNotes: '', isHidden: true }],
  fog: buildHexRuns([{ row: 9, column: 9 }]),
})
const at = (row: number, column: number) => computeHexCentre({ row, column }, STANDARD_BOARD)
const close = (...numbers: number[]) => numbers.map((number) => expect.closeTo(number, 4) as number)

describe('a draw list', () => {
  const { list } = createDrawListWithSource(SOURCE)

  test('has the middle of every hex, row by row, and the board’s edge as one line', () => {
    expect(list.middles).toHaveLength(2 * 32 * 16)
    expect([...list.middles.slice(2 * 18, 2 * 18 + 2)]).toEqual(close(at(2, 3).x, at(2, 3).y))
    expect(list.rim).toHaveLength(1)
  })

  test('has stars by columns', () => {
    expect(list.stars.count).toBe(3)
    expect([...list.stars.at.slice(2, 4)]).toEqual(close(at(3, 4).x, at(3, 4).y))
    expect([...list.stars.ratings]).toEqual([5, 2, 1])
    expect([...list.stars.sizes]).toEqual([4, 2, 2])
    expect([...list.stars.flags]).toEqual([STAR_FLAGS.homeworld, STAR_FLAGS.hidden | STAR_FLAGS.note, 0])
    expect(list.stars.marks).toEqual(['N', '', ''])
  })

  test('has routes from star to star, and what looks alike has one look', () => {
    expect([...list.routes.ends.slice(0, 4)]).toEqual(close(at(1, 1).x, at(1, 1).y, at(3, 4).x, at(3, 4).y))
    expect([...list.routes.lookOf]).toEqual([0, 1, 0])
    expect(list.routes.looks).toEqual([
      { colour: null, style: 'solid', isHidden: false },
      { colour: null, style: 'dotted', isHidden: true },
    ])
  })

  test('has lines around regions and fog, and labels and fleets at points', () => {
    expect(list.regions[0]?.rings.map((ring) => ring.length)).toEqual([12])
    expect(list.fog.rings.map((ring) => ring.length)).toEqual([12])
    expect(list.labels).toMatchObject([{ text: 'Drift', x: at(2, 3).x, y: at(2, 3).y }])
    expect(list.fleets).toMatchObject([{ name: 'Amen', mark: 'N', isHidden: true, x: at(1, 2).x }])
  })
})

describe('a second draw list', () => {
  const first = createDrawListWithSource(SOURCE)

  test('takes over what has not changed', () => {
    const { list } = createDrawListWithSource({ ...SOURCE, labels: [] }, first)
    expect(list.middles).toBe(first.list.middles)
    expect(list.stars).toBe(first.list.stars)
    expect(list.routes).toBe(first.list.routes)
    expect(list.regions[0]?.rings).toBe(first.list.regions[0]?.rings)
    expect(list.fog).toBe(first.list.fog)
    expect(list.labels).toEqual([])
  })

  test('draws routes anew when stars have moved', () => {
    const stars = SOURCE.stars.map((star, index) => (index === 0 ? { ...star, row: 2 } : star))
    const { list } = createDrawListWithSource({ ...SOURCE, stars }, first)
    expect([...list.routes.ends.slice(0, 2)]).toEqual(close(at(2, 1).x, at(2, 1).y))
  })

  test('draws everything anew on another board', () => {
    const { list } = createDrawListWithSource({ ...SOURCE, board: { ...STANDARD_BOARD, orientation: 'flat' } }, first)
    expect(list.middles).not.toBe(first.list.middles)
    expect(list.stars).not.toBe(first.list.stars)
    expect(list.regions[0]?.rings).not.toBe(first.list.regions[0]?.rings)
  })
})

test('a faction’s initial passes over its article', () => {
  expect(['The Ninth Tithe', 'Ember Court', 'Theban Rite', 'a few'].map(getFactionInitial)).toEqual([
    'N',
    'E',
    'T',
    'F',
  ])
})
