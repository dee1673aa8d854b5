import { expect, test } from 'vitest'
import { STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import type { DrawnStar } from '#shared/cluster/draw/drawable-map.ts'
import { STANDARD_GENERATOR_SETTINGS } from '#shared/cluster/generator-settings.ts'
import { describeReplacedMap } from './describe-replaced-map.ts'
import { fitThumbnail } from './fit-thumbnail.ts'
import { splitSeedsIntoBatches, computeMapTotals, listSampleStarNames } from './preview-batches.ts'

const star = (name: string, rating: number): DrawnStar => ({
  row: 1,
  column: 1,
  name,
  rating,
  size: 'medium',
  owner: null,
  isHomeworld: false,
  isHidden: false,
  notes: '',
})
const picture = {
  board: STANDARD_GENERATOR_SETTINGS.board,
  legend: STANDARD_LEGEND,
  fog: [],
  stars: ['Vex', 'Orro', 'Pell', 'Nadir'].map((name, at) => star(name, at + 1)),
  routes: [{ from: 0, to: 1, colour: null, style: 'solid' as const, isHidden: false }],
  regions: [],
  labels: [],
  fleets: [],
}

test('Small clusters are asked for several at a time, large ones one by one', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  expect(splitSeedsIntoBatches(STANDARD_GENERATOR_SETTINGS, seeds).map(({ length }) => length)).toEqual([6, 2])
  const large = { ...STANDARD_GENERATOR_SETTINGS, amount: { by: 'count', stars: 20_000 } } as const
  expect(splitSeedsIntoBatches(large, seeds)).toHaveLength(8)
  expect(splitSeedsIntoBatches(STANDARD_GENERATOR_SETTINGS, [])).toEqual([])
})

test('A seed is judged by its stars, their ratings together and its routes', () => {
  expect(computeMapTotals(picture)).toEqual({ stars: 4, capacity: 10, routes: 1 })
  expect(listSampleStarNames(picture, 2)).toEqual(['Vex', 'Pell'])
})

test('What is replaced is said in words', () => {
  const nothing = { stars: [], routes: [], regions: [], labels: [], fleets: [] }
  expect(describeReplacedMap(nothing)).toBe('nothing')
  const many = Array.from({ length: 1200 }, () => ({}))
  expect(
    describeReplacedMap({ ...nothing, stars: many, routes: [{}], labels: [{}, {}] } as unknown as typeof nothing),
  ).toBe('1,200 stars, 1 route and 2 labels')
})

test('A board is drawn as large as its room allows', () => {
  expect(fitThumbnail({ width: 10, height: 40 }, { width: 100, height: 200 })).toEqual({
    width: 50,
    height: 200,
    scale: 5,
  })
  expect(fitThumbnail({ width: 400, height: 1 }, { width: 100, height: 100 })).toEqual({
    width: 100,
    height: 1,
    scale: 0.25,
  })
})
