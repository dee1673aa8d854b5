import { expect, test } from 'vitest'
import { findDiceFault, isDiceText, parseDiceText, normalizeDiceText } from './dice-text.ts'

test('P28-ROLL-3: dice texts are dice and what is added', () => {
  expect(parseDiceText('2D10+4')).toEqual({ dice: [{ count: 2, sides: 10 }], plus: 4 })
  expect(parseDiceText('1D4-1')).toEqual({ dice: [{ count: 1, sides: 4 }], plus: -1 })
  expect(parseDiceText('6D6')).toEqual({ dice: [{ count: 6, sides: 6 }], plus: 0 })
})

test('P28-CW-1: any dice may be put together', () => {
  const dice = [
    { count: 1, sides: 6 },
    { count: 1, sides: 8 },
  ]
  expect(parseDiceText('1D6+1D8+2')).toEqual({ dice, plus: 2 })
  expect(parseDiceText('1D6-1+1D8+3')).toEqual({ dice, plus: 2 })
})

test.each([
  ['2d6', '2D6'],
  ['D6', '1D6'],
  ['2d10 + 4', '2D10+4'],
  ['1D4−1', '1D4-1'],
  ['1D6+1D6+D8', '2D6+1D8'],
  ['3+2D6-3', '2D6'],
])('%s is tidied to %s', (written, tidy) => {
  expect(normalizeDiceText(written)).toBe(tidy)
  expect(isDiceText(written)).toBe(true)
})

test.each(['', '5', '2D', '1D6+', '20cm', '1D8-1D4', '1D6D6', 'x', '1D6++2', '9'.repeat(100_000)])(
  '"%s" is no dice text',
  (text) => {
    expect(() => parseDiceText(text)).toThrow('is not dice')
    expect(findDiceFault(text)).toContain('is not dice: write them such as')
    expect(normalizeDiceText(text)).toBe(text)
  },
)

test('P28-ROLL-3: absurd dice are refused with the reason', () => {
  expect(findDiceFault('21D6')).toBe('“21D6” is 21 dice: take 1 to 20.')
  expect(findDiceFault('12D6+9D8')).toBe('“12D6+9D8” is 21 dice: take 1 to 20.')
  expect(findDiceFault('0D6')).toBe('“0D6” is 0 dice: take 1 to 20.')
  expect(findDiceFault('1D6+0D8')).toContain('take 1 to 20')
  expect(findDiceFault('D3')).toContain('a die that the game does not use: take a D4')
  expect(findDiceFault('1D6+1D8+100')).toBe('“1D6+1D8+100” adds 100: add at most 99.')
})
