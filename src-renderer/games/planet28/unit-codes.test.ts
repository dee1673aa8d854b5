import { expect, test } from 'vitest'
import { buildBattleUnitCodeById, buildUnitCodeById } from './unit-codes.ts'

test('units are numbered by side, in the order of the sides', () => {
  const units = [
    { id: 'mira', side: 'side-2' },
    { id: 'rust', side: 'side-1' },
    { id: 'oz', side: 'side-2' },
  ]
  expect([...buildUnitCodeById(units)]).toEqual([
    ['mira', { at: 1, code: 'B1' }],
    ['rust', { at: 0, code: 'A1' }],
    ['oz', { at: 1, code: 'B2' }],
  ])
})

test('a battle names its sides as it likes', () => {
  const units = [
    { id: 'mira', side: 'blue' },
    { id: 'rust', side: 'red' },
  ]
  expect(
    [...buildBattleUnitCodeById({ sides: [{ id: 'red' }, { id: 'blue' }], units }).values()].map(({ code }) => code),
  ).toEqual(['B1', 'A1'])
})
