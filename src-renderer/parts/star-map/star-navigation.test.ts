import { expect, test } from 'vitest'
import { computeHexCentre, getHexLabel, parseHexLabel, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { computeNearestStarDistanceByKey, findStarNear, findStarInArrowDirection } from './star-navigation.ts'

const board = STANDARD_BOARD
const placeOf = (label: string) => parseHexLabel(label, board) ?? { row: 1, column: 1 }
const stars = ['0505', '0508', '0905', '0510', '0204'].map((label) => ({ place: placeOf(label) }))

test('an arrow key leads to the nearest star its way, or nowhere', () => {
  const from = (label: string, key: string) => {
    const star = findStarInArrowDirection(stars, { place: placeOf(label), key, board })
    return star && getHexLabel(star.place, board)
  }
  expect(from('0505', 'ArrowRight')).toBe('0508')
  expect(from('0508', 'ArrowRight')).toBe('0510')
  expect(from('0505', 'ArrowDown')).toBe('0905')
  expect(from('0505', 'ArrowUp')).toBe('0204')
  expect(from('0510', 'ArrowRight')).toBeNull()
  expect(from('0505', 'Enter')).toBeNull()
})

test('a press beside a star is meant for the nearest within reach', () => {
  const { x, y } = computeHexCentre(placeOf('0508'), board)
  expect(findStarNear(stars, { point: { x: x + 1, y }, reach: 1.2, board })).toBe(stars[1])
  expect(findStarNear(stars, { point: { x: x + 1.5, y }, reach: 1.2, board })).toBeNull()
})

test('between two stars that crowd the nearer one is meant, on either side of the middle', () => {
  const [a, b] = [computeHexCentre(placeOf('0505'), board), computeHexCentre(placeOf('0508'), board)]
  for (const [share, at] of [
    [0.49, 0],
    [0.51, 1],
  ] as const) {
    const point = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
    expect(findStarNear(stars, { point, reach: 100, board })).toBe(stars[at])
  }
})

test('the room of a star ends at its nearest neighbour, and where a finger has enough', () => {
  const keyed = ['0505', '0506', '0905'].map((key) => ({ key, place: placeOf(key) }))
  const near = Math.hypot(
    computeHexCentre(placeOf('0506'), board).x - computeHexCentre(placeOf('0505'), board).x,
    computeHexCentre(placeOf('0506'), board).y - computeHexCentre(placeOf('0505'), board).y,
  )
  expect(computeNearestStarDistanceByKey(keyed, { most: 5, board })).toEqual(
    new Map([
      ['0505', near],
      ['0506', near],
      ['0905', 5],
    ]),
  )
})
