import { describe, expect, test } from 'vitest'
import { DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import type { DrawableMap } from '#shared/cluster/draw/drawable-map.ts'
import { buildHexRuns, uniteRuns } from '#shared/kit/hex-runs.ts'
import { computeHexCentre, type HexPlace, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chartStar } from '#tests/support/charts.ts'
import { buildDrawResult } from '#tests/support/draw-lists.ts'
import { findDirtyRects } from './find-dirty-rects.ts'
import { createIndexedDrawList } from './indexed-draw-list.ts'

const route = (from: number, to: number) => ({ ...DEFAULT_ROUTE_FIELDS, from, to, extra: {} })
const region = (fields: object) => ({
  name: 'The Deep',
  colour: '#4a7f9e',
  border: 'solid' as const,
  isFilled: true,
  isHidden: false,
  hexes: buildHexRuns([
    { row: 4, column: 4 },
    { row: 5, column: 4 },
  ]),
  ...fields,
})
const label = {
  row: 8,
  column: 8,
  kind: 'label' as const,
  text: 'Drift',
  size: 'large' as const,
  colour: null,
  isHidden: false,
}
const fleet = { row: 9, column: 3, name: 'First', owner: 'Ember', isHidden: false }
const stars = [2, 5, 8, 11, 14].map((row) => chartStar({ row, column: 3, name: `Star ${row}` }))
const SOURCE: Partial<DrawableMap> = {
  stars,
  routes: [route(0, 1), route(1, 2), route(2, 3), route(3, 4)],
  regions: [region({})],
  labels: [label],
  fleets: [fleet],
  fog: buildHexRuns([{ row: 30, column: 9 }]),
}
const first = buildDrawResult(SOURCE)
const index = createIndexedDrawList(first.list)

function changes(fields: Partial<DrawableMap>) {
  const { list } = buildDrawResult({ ...SOURCE, ...fields }, first)
  return findDirtyRects(index, createIndexedDrawList(list, index)) ?? []
}
const at = (row: number, column: number) => computeHexCentre({ row, column }, STANDARD_BOARD)
const covers = (found: ReturnType<typeof changes>, { row, column }: HexPlace) => {
  const { x, y } = at(row, column)
  return found.some(({ box }) => box.left <= x && box.right >= x && box.top <= y && box.bottom >= y)
}

describe('what looks different', () => {
  test('is nothing where everything is the same', () => {
    expect(changes({})).toEqual([])
    expect(
      changes({
        stars: [...stars],
        labels: [{ ...label }],
        regions: [
          region({
            hexes: buildHexRuns([
              { row: 4, column: 4 },
              { row: 5, column: 4 },
            ]),
          }),
        ],
      }),
    ).toEqual([])
  })

  test('is a star that moved, at both ends, and its routes; no other star', () => {
    const moved = stars.map((star, place) => (place === 2 ? { ...star, column: 9 } : star))
    const found = changes({ stars: moved })
    expect(covers(found, { row: 8, column: 3 }) && covers(found, { row: 8, column: 9 })).toBe(true)
    expect(
      found.some(({ box }) => Math.abs(box.top - at(5, 3).y) < 1e-3 && Math.abs(box.bottom - at(8, 3).y) < 1e-3),
    ).toBe(true)
    expect(covers(found, { row: 2, column: 3 }) || covers(found, { row: 14, column: 3 })).toBe(false)
  })

  test.each([
    { name: 'Other' },
    { rating: 5 as const },
    { size: 'giant' as const },
    { owner: 'Ember' },
    { isHidden: true },
    { isHomeworld: true },
    { notes: 'x' },
  ])('is a star with %o', (fields) => {
    const found = changes({ stars: stars.map((star, place) => (place === 0 ? { ...star, ...fields } : star)) })
    expect(found.length).toBe(2)
    expect(covers(found, { row: 2, column: 3 })).toBe(true)
  })

  test('is one route that goes, comes or looks otherwise, whatever places the others take', () => {
    const rows = (found: ReturnType<typeof changes>) => found.map(({ box }) => [box.top, box.bottom])
    const between = (a: number, b: number) => [expect.closeTo(at(a, 3).y, 3), expect.closeTo(at(b, 3).y, 3)]
    expect(rows(changes({ routes: [route(0, 1), route(2, 3), route(3, 4)] }))).toEqual([between(5, 8)])
    expect(rows(changes({ routes: [route(0, 1), route(0, 4), route(1, 2), route(2, 3), route(3, 4)] }))).toEqual([
      between(2, 14),
    ])
    const dotted = [route(0, 1), { ...route(1, 2), style: 'dotted' as const }, route(2, 3), route(3, 4)]
    expect(rows(changes({ routes: dotted }))).toEqual([between(5, 8), between(5, 8)])
  })

  test('is only what was painted of a region, all of it where its colour changed', () => {
    const wide = Array.from({ length: 20 }, (_, row) => ({ row: row + 2, column: 12 }))
    const hexes = uniteRuns(buildHexRuns(wide), buildHexRuns([{ row: 4, column: 4 }]))
    const before = buildDrawResult({ ...SOURCE, regions: [region({ hexes })] })
    const from = createIndexedDrawList(before.list)
    const after = (fields: object) =>
      findDirtyRects(
        from,
        createIndexedDrawList(buildDrawResult({ ...SOURCE, regions: [region(fields)] }, before).list, from),
      ) ?? []
    const painted = after({ hexes: uniteRuns(hexes, buildHexRuns([{ row: 20, column: 13 }])) })
    expect(covers(painted, { row: 20, column: 13 })).toBe(true)
    expect(covers(painted, { row: 4, column: 12 })).toBe(false)
    const recoloured = after({ hexes, colour: '#ffffff' })
    expect(covers(recoloured, { row: 2, column: 12 }) && covers(recoloured, { row: 21, column: 12 })).toBe(true)
  })

  test('is fog that came or went, a label and a fleet', () => {
    expect(covers(changes({ fog: [] }), { row: 30, column: 9 })).toBe(true)
    expect(covers(changes({ labels: [] }), label)).toBe(true)
    expect(covers(changes({ labels: [{ ...label, isHidden: true }] }), label)).toBe(true)
    expect(covers(changes({ fleets: [fleet, fleet] }), fleet)).toBe(true)
    expect(changes({ regions: [] }).length).toBeGreaterThan(0)
  })

  test('is a label whose hex has got a star: it steps aside', () => {
    const found = changes({ stars: [...stars, chartStar({ ...label })] })
    expect(found.some(({ isName, reach }) => !isName && reach > 50)).toBe(true)
  })

  test('is the whole border of an allegiance that has won a world', () => {
    const extra = { 'traveller-tab': { world: { uwp: 'A788899-C' } } }
    const withOwner = (owner: string | null) => ({
      stars: [chartStar({ row: 3, column: 12, owner: 'Im', extra }), chartStar({ row: 5, column: 12, owner, extra })],
    })
    const before = buildDrawResult(withOwner(null))
    const { list } = buildDrawResult(withOwner('Im'), before)
    const found = findDirtyRects(createIndexedDrawList(before.list), createIndexedDrawList(list)) ?? []
    expect(covers(found, { row: 3, column: 12 })).toBe(true)
    expect(covers(found, { row: 4, column: 12 })).toBe(true)
  })

  test('is everything on another board', () => {
    const { list } = buildDrawResult({ ...SOURCE, board: { ...STANDARD_BOARD, columns: 20 } }, first)
    expect(findDirtyRects(index, createIndexedDrawList(list, index))).toBeNull()
  })
})
