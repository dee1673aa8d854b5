import { expect, test } from 'vitest'
import { hexCentre, hexLabel, parseHexLabel, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { starNear, starToward } from './star-steps.ts'

const board = STANDARD_BOARD
const placeOf = (label: string) => parseHexLabel(label, board) ?? { row: 1, column: 1 }
const stars = ['0505', '0508', '0905', '0510', '0204'].map((label) => ({ place: placeOf(label) }))

test('an arrow key leads to the nearest star its way, or nowhere', () => {
  const from = (label: string, key: string) => {
    const star = starToward(stars, { place: placeOf(label), key, board })
    return star && hexLabel(star.place, board)
  }
  expect(from('0505', 'ArrowRight')).toBe('0508')
  expect(from('0508', 'ArrowRight')).toBe('0510')
  expect(from('0505', 'ArrowDown')).toBe('0905')
  expect(from('0505', 'ArrowUp')).toBe('0204')
  expect(from('0510', 'ArrowRight')).toBeNull()
  expect(from('0505', 'Enter')).toBeNull()
})

test('a press beside a star is meant for the nearest within reach', () => {
  const { x, y } = hexCentre(placeOf('0508'), board)
  expect(starNear(stars, { point: { x: x + 1, y }, reach: 1.2, board })).toBe(stars[1])
  expect(starNear(stars, { point: { x: x + 1.5, y }, reach: 1.2, board })).toBeNull()
})
