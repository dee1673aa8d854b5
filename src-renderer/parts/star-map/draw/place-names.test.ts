import { describe, expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chartStar } from '#tests/support/charts.ts'
import { DRAWN_BOARDS, drawn, strewnStars } from '#tests/support/draw-lists.ts'
import { detailAt, NAME_SIZE, nameOffset } from './detail.ts'
import { createMapIndex, type MapIndex } from './map-index.ts'
import { NAME_PLACES, placeNames } from './place-names.ts'

const widthsFor = ({ list }: MapIndex) => ({
  ofName: (star: number) => (list.stars.names[star] ?? '').length * 7,
  ofLabel: (label: number) => (list.labels[label]?.text ?? '').length * 12,
})
const hexOf = (row: number, column: number) => (row - 1) * STANDARD_BOARD.columns + column - 1

/** The rectangles of all names that stand, in pixels at a scale. */
function nameBoxes(index: MapIndex, places: Uint8Array, scale: number) {
  const { list, starAt } = index
  const offset = nameOffset(detailAt(scale).starRadius)
  return [...places].flatMap((place, hex) => {
    if (place === NAME_PLACES.none) return []
    const star = starAt[hex] ?? -1
    const x = (list.stars.at[2 * star] ?? 0) * scale
    const y = (list.stars.at[2 * star + 1] ?? 0) * scale + (place === NAME_PLACES.below ? offset : -offset)
    return [{ x, y, half: widthsFor(index).ofName(star) / 2 }]
  })
}

describe.each(DRAWN_BOARDS)('names on $orientation hexes, $shifted lines pushed', (board) => {
  const index = createMapIndex(drawn({ board, stars: strewnStars(board, 3) }).list)

  test.each([11, 14.5, 24, 50])('cover no other at %d pixels, nor on the way to a nearer step', (scale) => {
    const places = placeNames(index, scale, widthsFor(index))
    for (const near of [scale, scale * 1.18]) {
      const boxes = nameBoxes(index, places, near)
      expect(boxes.length).toBeGreaterThan(12)
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(
            Math.abs(one.x - other.x) >= one.half + other.half || Math.abs(one.y - other.y) >= NAME_SIZE - 0.01,
          ).toBe(true)
    }
  })

  test('the nearer, the more stand, and all of them at last', () => {
    const counts = [11, 20, 40, 90].map(
      (scale) => placeNames(index, scale, widthsFor(index)).filter((place) => place > 0).length,
    )
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(counts.at(-1)).toBe(index.list.stars.count)
  })
})

test('the richer star has its name, and a homeworld before all', () => {
  const near = { name: 'A very long name', row: 10 }
  const stars = [
    chartStar({ ...near, column: 4, rating: 1 }),
    chartStar({ ...near, column: 5, rating: 5 }),
    chartStar({ ...near, column: 6, rating: 2 }),
  ]
  const placesOf = (list: typeof stars) => {
    const index = createMapIndex(drawn({ stars: list }).list)
    const places = placeNames(index, 11, widthsFor(index))
    return [4, 5, 6].map((column) => places[hexOf(10, column)])
  }
  expect(placesOf(stars)).toEqual([NAME_PLACES.none, NAME_PLACES.below, NAME_PLACES.above])
  const home = stars.map((star, at) => (at === 0 ? { ...star, isHomeworld: true } : star))
  expect(placesOf(home)[0]).toBe(NAME_PLACES.below)
})

test('names keep off labels and off the plates of owners', () => {
  const star = chartStar({ row: 10, column: 5, name: 'Vex' })
  const placeAt = (fields: Parameters<typeof drawn>[0]) => {
    const index = createMapIndex(drawn(fields).list)
    return placeNames(index, 20, widthsFor(index))[hexOf(10, 5)]
  }
  expect(placeAt({ stars: [star] })).toBe(NAME_PLACES.below)
  const label = {
    row: 11,
    column: 5,
    kind: 'label',
    text: 'The Long Night',
    size: 'large',
    colour: null,
    isHidden: false,
  } as const
  expect(placeAt({ stars: [star], labels: [label] })).toBe(NAME_PLACES.above)
  expect(placeAt({ stars: [star], labels: [{ ...label, kind: 'note' }] })).toBe(NAME_PLACES.below)
  const owned = [11, 12].map((row) => chartStar({ row, column: 5, name: '', owner: 'Ember Court' }))
  expect(placeAt({ stars: [star, ...owned] })).toBe(NAME_PLACES.above)
})
