import { expect, test } from 'vitest'
import { describeStar, formatSvgPoints } from './star-glyph.ts'

test('Points and words', () => {
  expect(
    formatSvgPoints([
      [0, -1],
      [2, 3.5],
    ]),
  ).toBe('0,-1 2,3.5')
  expect(describeStar(4, ['homeworld'])).toBe('Star 4, white, homeworld')
  expect(describeStar(null, [])).toBe('Unknown star')
})
