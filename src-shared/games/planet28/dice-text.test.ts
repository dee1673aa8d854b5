import { expect, test } from 'vitest'
import { parseDiceText } from './dice-text.ts'

test('P28-ROLL-3: dice texts are count, sides and what is added', () => {
  expect(parseDiceText('2D10+4')).toEqual({ count: 2, sides: 10, plus: 4 })
  expect(parseDiceText('1D4-1')).toEqual({ count: 1, sides: 4, plus: -1 })
  expect(parseDiceText('6D6')).toEqual({ count: 6, sides: 6, plus: 0 })
})

test.each(['D6', '2d6', '1D6+', '20cm', '1D6 + 2', ''])('"%s" is no dice text', (text) => {
  expect(() => parseDiceText(text)).toThrow('is not dice')
})
