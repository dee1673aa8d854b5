import { expect, test } from 'vitest'
import type { StarView } from '../../../src-shared/contract/cluster.ts'
import { hexCentre } from '../../../src-shared/kit/hex.ts'
import { countRoutes, createStarMap, describeHex, otherEnd } from './star-map.ts'

const star = (id: string, row: number, column: number, name: string): StarView => ({
  id,
  row,
  column,
  name,
  rating: 3,
  factionId: null,
  notes: '',
  version: 1,
})
const MAP = createStarMap({
  rows: 32,
  columns: 16,
  stars: [star('a', 4, 12, 'Vex'), star('b', 10, 5, 'Bo'), star('c', 4, 2, 'Ada')],
  routes: [
    { id: 'ab', fromStarId: 'a', toStarId: 'b' },
    { id: 'ac', fromStarId: 'a', toStarId: 'c' },
  ],
})

test('finds stars by id and by hex', () => {
  expect(MAP.findStar('b')?.name).toBe('Bo')
  expect(MAP.findStar(null)).toBeNull()
  expect(MAP.findStarAt({ row: 10, column: 5 })?.id).toBe('b')
  expect(MAP.findStarAt({ row: 5, column: 10 })).toBeNull()
  expect(MAP.findStarAt(null)).toBeNull()
})

test('finds routes by their stars, from either end', () => {
  expect(MAP.routesOf('a').map(({ id }) => id)).toEqual(['ab', 'ac'])
  expect(MAP.routesOf('b').map((route) => otherEnd(route, 'b'))).toEqual(['a'])
  expect(MAP.findRouteBetween('b', 'a')?.id).toBe('ab')
  expect(MAP.findRouteBetween('b', 'c')).toBeNull()
})

test('finds the nearest route by its line, not beyond its ends', () => {
  const on = hexCentre({ row: 4, column: 7 })
  expect(MAP.findRouteNear(on, 0.4)?.id).toBe('ac')
  expect(MAP.findRouteNear({ x: on.x, y: on.y - 1 }, 0.4)).toBeNull()
  expect(MAP.findRouteNear(hexCentre({ row: 4, column: 16 }), 0.4)).toBeNull()
})

test('says a hex in words', () => {
  expect(describeHex(MAP, { row: 4, column: 12 })).toBe('0412, Vex, rating 3, 2 routes')
  expect(describeHex(MAP, { row: 1, column: 1 })).toBe('0101, empty')
  expect([0, 1, 2].map(countRoutes)).toEqual(['no routes', '1 route', '2 routes'])
})
