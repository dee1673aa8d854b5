import { describe, expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chartStar } from '#tests/support/charts.ts'
import { DRAWN_BOARDS, buildDrawResult, createScatteredStars } from '#tests/support/draw-lists.ts'
import { createIndexedDrawList, type IndexedDrawList } from './indexed-draw-list.ts'
import { getLevelOfDetail } from './level-of-detail.ts'
import { getNameAnchor, NO_NAME_POSITION, computeStarNamePositions } from './star-name-positions.ts'

/** Places by number. */
const [RIGHT, BELOW, LEFT] = [1, 2, 3]

const widthsFor = ({ list }: IndexedDrawList) => ({
  ofName: (star: number) => (list.stars.names[star] ?? '').length * 0.5,
  ofLabel: (label: number) => (list.labels[label]?.text ?? '').length * 0.5,
})
const hexOf = (row: number, column: number) => (row - 1) * STANDARD_BOARD.columns + column - 1

/** The rectangles of all names that stand, in pixels at a scale. */
function nameBoxes(index: IndexedDrawList, places: Uint8Array, scale: number) {
  const { list, starAt } = index
  const detail = getLevelOfDetail(scale)
  return [...places].flatMap((place, hex) => {
    if (place === NO_NAME_POSITION) return []
    const star = starAt[hex] ?? -1
    const half = (widthsFor(index).ofName(star) * detail.nameSize) / 2
    const anchor = getNameAnchor(list.stars, star, place, detail)
    const x = (list.stars.at[2 * star] ?? 0) * scale + anchor.x + anchor.way * half
    return [{ x, y: (list.stars.at[2 * star + 1] ?? 0) * scale + anchor.y, half }]
  })
}

describe.each(DRAWN_BOARDS)('names on $orientation hexes, $shifted lines pushed', (board) => {
  const index = createIndexedDrawList(buildDrawResult({ board, stars: createScatteredStars(board, 3) }).list)

  test.each([11, 14.5, 24, 50])('cover no other at %d pixels, nor on the way to a nearer step', (scale) => {
    const places = computeStarNamePositions(index, scale, widthsFor(index))
    for (const near of [scale, scale * 1.18]) {
      const boxes = nameBoxes(index, places, near)
      expect(boxes.length).toBeGreaterThan(12)
      const size = getLevelOfDetail(near).nameSize - 1.01
      const covers = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
        Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < size
      expect(boxes.flatMap((box, at) => boxes.slice(at + 1).filter((otherBox) => covers(box, otherBox)))).toEqual([])
    }
  })

  test.each([8.2, 11, 14.5, 24])(
    'leave the board by less than is seen of the paper about it, at %d pixels',
    (scale) => {
      const places = computeStarNamePositions(index, scale, widthsFor(index))
      for (const near of [scale, scale * 1.18]) {
        const [right, bottom] = [index.list.width * near, index.list.height * near]
        const high = getLevelOfDetail(near).nameSize / 2
        const out = nameBoxes(index, places, near).filter(
          ({ x, y, half }) => x - half < -10 || x + half > right + 14 || y - high < -10 || y + high > bottom + 14,
        )
        expect(out).toEqual([])
      }
    },
  )

  test('the nearer, the more stand, and all of them at last', () => {
    const counts = [11, 20, 40, 90].map(
      (scale) => computeStarNamePositions(index, scale, widthsFor(index)).filter((place) => place > 0).length,
    )
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1)).toBe(index.list.stars.count)
  })
})

test('the richer star has its name, and a homeworld before all', () => {
  const near = { name: 'A very long name', row: 10 }
  const stars = [
    chartStar({ ...near, column: 8, rating: 1 }),
    chartStar({ ...near, column: 9, rating: 5 }),
    chartStar({ ...near, column: 10, rating: 2 }),
  ]
  const placesOf = (list: typeof stars) => {
    const index = createIndexedDrawList(buildDrawResult({ stars: list }).list)
    const places = computeStarNamePositions(index, 11, widthsFor(index))
    return [8, 9, 10].map((column) => places[hexOf(10, column)])
  }
  expect(placesOf(stars)).toEqual([LEFT, BELOW, RIGHT])
  const home = stars.map((star, at) => (at === 0 ? { ...star, isHomeworld: true } : star))
  expect(placesOf(home)[0]).toBe(BELOW)
})

test('names keep off labels and off the plates of owners', () => {
  const star = chartStar({ row: 10, column: 5, name: 'Vex' })
  const placeAt = (fields: Parameters<typeof buildDrawResult>[0]) => {
    const index = createIndexedDrawList(buildDrawResult(fields).list)
    return computeStarNamePositions(index, 20, widthsFor(index))[hexOf(10, 5)]
  }
  expect(placeAt({ stars: [star] })).toBe(RIGHT)
  const label = {
    row: 10,
    column: 7,
    kind: 'label',
    text: 'The Long Night',
    size: 'medium',
    colour: null,
    isHidden: false,
  } as const
  expect(placeAt({ stars: [star], labels: [label] })).toBe(BELOW)
  expect(placeAt({ stars: [star], labels: [{ ...label, kind: 'note' }] })).toBe(RIGHT)
  const owned = [11, 12].map((row) => chartStar({ row, column: 5, name: '', owner: 'Ember Court' }))
  expect(placeAt({ stars: [star, ...owned], labels: [label] })).toBe(LEFT)
})

test('a name rather stands where no route runs through it, and still stands where all places are crossed', () => {
  const star = chartStar({ row: 10, column: 5, name: 'Vex' })
  const placeWith = (ends: readonly (readonly [row: number, column: number])[]) => {
    const others = ends.map(([row, column]) => chartStar({ row, column, name: '' }))
    const routes = others.map((_, at) => ({
      from: 0,
      to: at + 1,
      colour: null,
      style: 'solid' as const,
      isHidden: false,
    }))
    const index = createIndexedDrawList(buildDrawResult({ stars: [star, ...others], routes }).list)
    return computeStarNamePositions(index, 20, widthsFor(index))[hexOf(10, 5)]
  }
  expect(placeWith([])).toBe(RIGHT)
  const [south, east] = [[14, 5] as const, [10, 9] as const]
  expect(placeWith([east])).toBe(BELOW)
  expect(placeWith([south, east])).toBe(LEFT)
  expect(placeWith([south, east, [10, 1], [6, 5], [14, 8], [6, 8], [14, 2], [6, 2]])).not.toBe(NO_NAME_POSITION)
})
