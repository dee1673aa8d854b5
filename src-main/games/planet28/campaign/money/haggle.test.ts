import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { canHaggle, rollDiscount, rollHaggledPrice, listHaggleDice } from './haggle.ts'

const haggle = (price: number, faces: readonly number[]) =>
  rollHaggledPrice(price, ['haggle'], PRINTED_RULES, createGivenDice(faces))

test('P28-AB-haggle: 1-3 takes off 1D4, 4-6 takes off 1D10, never below 1 credit (p. 67)', () => {
  expect(haggle(30, [3, 4])).toEqual({
    price: 26,
    faces: [3, 4],
    discount: { source: 'Haggle', value: -4, rule: 'P28-AB-haggle' },
  })
  expect(haggle(5, [4, 8])).toMatchObject({ price: 1, discount: { value: -4 } })
  expect(haggle(1, [6, 10])).toMatchObject({ price: 1, discount: null })
  expect(haggle(0, [6, 10])).toMatchObject({ price: 0, discount: null })
})

test('P28-AB-haggle: who cannot, pays the price without a roll', () => {
  expect(rollHaggledPrice(30, ['loot'], PRINTED_RULES, createGivenDice([]))).toEqual({
    price: 30,
    discount: null,
    faces: [],
  })
  expect([canHaggle(['haggle'], PRINTED_RULES), canHaggle(['loot'], PRINTED_RULES)]).toEqual([true, false])
})

test('P28-AB-haggle: the first face says which die is the second', () => {
  expect([null, 2, 5].map((face) => listHaggleDice(face, ['haggle'], PRINTED_RULES))).toEqual([[6], [6, 4], [6, 10]])
  expect(listHaggleDice(null, [], PRINTED_RULES)).toEqual([])
})

test('P28-AB-haggle: a throw for each of several pieces, or one for all of them by ruling', () => {
  const off = (rules: typeof PRINTED_RULES, ...faces: number[]) =>
    rollDiscount({ price: 21, pieces: 4 }, { abilities: ['haggle'], rules }, createGivenDice(faces))
  expect(off(PRINTED_RULES, 2, 3, 2, 1, 6, 9, 1, 4)).toMatchObject({ value: -(3 + 1 + 4 + 4) })
  const once = { ...PRINTED_RULES, settings: { ...PRINTED_RULES.settings, haggleScope: 'perPurchase' as const } }
  expect(off(once, 6, 9)).toMatchObject({ value: -9 })
})
