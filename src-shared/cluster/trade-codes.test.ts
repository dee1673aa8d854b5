import { expect, test } from 'vitest'
import { formatTradeCodesShort, computeTradeCodesFromProfile, formatTradeCodes, listTradeCodes } from './trade-codes.ts'

test.each([
  ['A788899-C', ['Ph', 'Pa', 'Ri']],
  ['C666675-7', ['Ag', 'Ga', 'Ni', 'Ri']],
  ['X000000-0', ['As', 'Ba', 'Va']],
  ['X000000-5', ['As', 'Di', 'Va']],
  ['B433ABC-D', ['Hi', 'Na', 'Po']],
  ['A9A8A99-E', ['Fl', 'Hi', 'In']],
  ['E200300-6', ['Lo', 'Va']],
  ['D67A400-5', ['Ni', 'Wa']],
  ['???????-?', []],
  ['', []],
])('the profile %s has the codes %j', (profile, codes) => {
  expect(computeTradeCodesFromProfile(profile)).toEqual(codes.toSorted())
})

test('codes of the file stand before computed ones, without its other remarks', () => {
  expect(listTradeCodes('Ri Ag { 3 } O:1910 Cp', 'X000000-0')).toEqual(['Ag', 'Ri'])
  expect(listTradeCodes('Cp Mr', 'E200300-6')).toEqual(['Lo', 'Va'])
  expect(listTradeCodes('Sa', 'E200300-6')).toEqual(['Lo', 'Sa', 'Va'])
  expect(formatTradeCodes(['Ag', 'Ri'])).toBe('Ag (agricultural), Ri (rich)')
})

test('on a map three codes stand below a world, or two and an ellipsis', () => {
  expect(formatTradeCodesShort(['Ag', 'Ni', 'Ri'])).toBe('Ag Ni Ri')
  expect(formatTradeCodesShort(['Ag', 'Ga', 'Ni', 'Ri'])).toBe('Ag Ga …')
})
