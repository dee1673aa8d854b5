import { describe, expect, test } from 'vitest'
import type { StarView } from '../../../../src-shared/contract/cluster.ts'
import { hexCentre } from '../../../../src-shared/kit/hex.ts'
import { createStarMap } from '../star-map.ts'
import { detailAt, rulerStep } from './detail.ts'
import { createDrawList, initialOf } from './draw-list.ts'
import { type Attention, createOverlay } from './overlay.ts'
import { placeNames } from './place-names.ts'

const star = (id: string, row: number, column: number, rating: number, factionId: string | null = null): StarView => ({
  id,
  row,
  column,
  name: id.toUpperCase(),
  rating,
  factionId,
  notes: '',
  version: 1,
})
const MAP = createStarMap({
  rows: 4,
  columns: 6,
  stars: [star('a', 1, 1, 3, 'ember'), star('b', 3, 4, 5)],
  routes: [{ id: 'ab', fromStarId: 'a', toStarId: 'b' }],
})
const A = hexCentre({ row: 1, column: 1 })
const B = hexCentre({ row: 3, column: 4 })
const closeTo = (numbers: readonly number[]) => numbers.map((value): unknown => expect.closeTo(value, 4))

describe('the draw list', () => {
  const list = createDrawList(MAP, initialOf)

  test('has the middle of every hex, row by row', () => {
    expect(list.hexes).toHaveLength(2 * 24)
    const { x, y } = hexCentre({ row: 2, column: 3 })
    expect([...list.hexes.slice(2 * 8, 2 * 8 + 2)]).toEqual(closeTo([x, y]))
  })

  test('has a rim that is one closed line', () => {
    const ends = new Map<string, number>()
    const sides = list.rim.length / 4
    for (let side = 0; side < sides; side += 1)
      for (const end of [0, 2]) {
        const [x, y] = [list.rim[4 * side + end] ?? 0, list.rim[4 * side + end + 1] ?? 0]
        const key = `${Math.round(x * 100)},${Math.round(y * 100)}`
        ends.set(key, (ends.get(key) ?? 0) + 1)
      }
    expect([...ends.values()].every((count) => count === 2)).toBe(true)
    expect(ends.size).toBe(sides)
  })

  test('has routes from star to star, and stars by columns', () => {
    expect([...list.routes]).toEqual(closeTo([A.x, A.y, B.x, B.y]))
    expect([...list.stars.at]).toEqual(closeTo([A.x, A.y, B.x, B.y]))
    expect([...list.stars.ratings]).toEqual([3, 5])
    expect(list.stars.names).toEqual(['A', 'B'])
    expect(list.stars.marks).toEqual(['E', ''])
  })
})

describe('the overlay', () => {
  const CALM: Attention = { selectedId: null, hover: null, cursor: null, preview: [] }
  const overlay = (attention: Partial<Attention>) => createOverlay(MAP, { ...CALM, ...attention })
  const EMPTY = { row: 4, column: 6 }

  test('is empty when nothing is looked at', () => {
    expect(overlay({})).toEqual({ hexes: [], lines: [], stars: [] })
  })

  test('rings the chosen star and draws its routes stronger', () => {
    const { hexes, lines } = overlay({ selectedId: 'a' })
    expect(hexes).toEqual([{ at: A, emphasis: 'chosen' }])
    expect(lines).toEqual([{ ends: [A.x, A.y, B.x, B.y], emphasis: 'chosen' }])
  })

  test('marks the pointer’s and the keyboard’s hex', () => {
    const { hexes } = overlay({ hover: EMPTY, cursor: EMPTY })
    expect(hexes.map(({ emphasis }) => emphasis)).toEqual(['hover', 'cursor'])
  })

  test('shows a star to come, and a moved one with its routes', () => {
    const drawn = overlay({ preview: [{ type: 'add-star', ...EMPTY, rating: 2, name: null }] })
    expect(drawn.stars).toEqual([{ at: hexCentre(EMPTY), rating: 2, emphasis: 'ghost' }])
    const moved = overlay({ preview: [{ type: 'move-star', id: 'a', version: 1, ...EMPTY }] })
    const { x, y } = hexCentre(EMPTY)
    expect(moved.stars).toEqual([{ at: { x, y }, rating: 3, emphasis: 'ghost' }])
    expect(moved.lines).toEqual([{ ends: [x, y, B.x, B.y], emphasis: 'ghost' }])
  })

  test('shows a route to come, and a line that has not found its star', () => {
    const joined = overlay({ preview: [{ type: 'add-route', fromStarId: 'a', toStarId: 'b' }] })
    expect(joined.lines).toEqual([{ ends: [A.x, A.y, B.x, B.y], emphasis: 'ghost' }])
    const line = overlay({ preview: [{ type: 'line', fromStarId: 'a', to: EMPTY }] })
    expect(line.lines).toHaveLength(1)
  })

  test('shows what would go: a star takes its routes along', () => {
    const gone = overlay({ preview: [{ type: 'remove-star', id: 'b', version: 1 }] })
    expect(gone.stars).toMatchObject([{ rating: 5, emphasis: 'gone' }])
    expect(gone.lines).toMatchObject([{ emphasis: 'gone' }])
    expect(overlay({ preview: [{ type: 'remove-route', id: 'ab' }] }).lines).toMatchObject([{ emphasis: 'gone' }])
  })
})

describe('names', () => {
  const sizes = { widthOf: (name: string) => name.length * 8, lineHeight: 14, offset: 20 }
  const layer = (...stars: { x: number; y: number; rating: number; name: string }[]) => ({
    at: Float32Array.from(stars.flatMap(({ x, y }) => [x, y])),
    ratings: Uint8Array.from(stars, ({ rating }) => rating),
    names: stars.map(({ name }) => name),
    marks: stars.map(() => ''),
  })

  test('stand below their star where there is room', () => {
    expect(placeNames(layer({ x: 0, y: 0, rating: 1, name: 'Vex' }), 10, sizes)).toEqual(['below'])
  })

  test('go above where a richer star has taken the room, and nowhere when that is taken too', () => {
    const near = { y: 0, name: 'Longname' }
    const placed = placeNames(
      layer({ ...near, x: 0, rating: 1 }, { ...near, x: 1, rating: 3 }, { ...near, x: 2, rating: 2 }),
      20,
      sizes,
    )
    expect(placed).toEqual([null, 'below', 'above'])
  })
})

test('a faction’s initial passes over its article', () => {
  expect(['The Ninth Tithe', 'Ember Court', 'Theban Rite', 'a few'].map(initialOf)).toEqual(['N', 'E', 'T', 'F'])
})

test('the nearer, the more is drawn', () => {
  expect(detailAt(3)).toMatchObject({ grid: 0, names: false, digits: false, hexLabels: false })
  expect(detailAt(14)).toMatchObject({ grid: 1, names: true, digits: false })
  expect(detailAt(40)).toMatchObject({ digits: true, owners: true, hexLabels: true })
  expect(detailAt(3).starRadius).toBeLessThan(detailAt(30).starRadius)
})

test('a ruler bears as many numbers as have room', () => {
  expect([rulerStep(30), rulerStep(12), rulerStep(5), rulerStep(1)]).toEqual([1, 2, 5, 20])
})
