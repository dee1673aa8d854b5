import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { ruled } from '#tests/support/rules.ts'
import { rollArmourHitPoints, computeArmourAbsorption } from '../aftermath/armour-hit-points.ts'
import { getRequiredDose, listDosesByUse, listFeesBeforeGame, rollAddiction } from './fees.ts'

test('P28-TR-mercenary: 10 credits before each game, for each member of a squad (p. 66)', () => {
  expect(listFeesBeforeGame(['mercenary'], 1, PRINTED_RULES)).toEqual([
    { source: 'Mercenary', value: 10, rule: 'P28-TR-mercenary' },
  ])
  expect(listFeesBeforeGame(['mercenary'], 4, PRINTED_RULES)).toMatchObject([{ source: '4 × Mercenary', value: 40 }])
  expect(listFeesBeforeGame(['venal'], 1, PRINTED_RULES)).toEqual([])
})

test('P28-IT-psyka: a die below the uses so far addicts, an equal one by ruling; then a dose before each game (p. 79)', () => {
  const roll = (face: number, rules = PRINTED_RULES) => rollAddiction('psyka', 3, rules, createGivenDice([face]))
  expect([roll(2), roll(3), roll(4)]).toEqual([true, true, false])
  expect(roll(3, ruled({ psykaEqual: 'safe' }))).toBe(false)
  expect(rollAddiction('med-kit', 3, PRINTED_RULES, createGivenDice([]))).toBe(false)
  expect(getRequiredDose('psyka', ['psyka'])).toEqual({ item: 'psyka', isAtHand: true })
  expect(getRequiredDose('psyka', [])).toEqual({ item: 'psyka', isAtHand: false })
})

test('P28-IT-stimulants: the nth use takes n doses, other items one', () => {
  expect(listDosesByUse('stimulants', 4)).toEqual([1, 2, 3, 4])
  expect(listDosesByUse('psyka', 2)).toEqual([1, 1])
})

test('P28-ARM-living-armour: 1D20 hit points a game, the excess passes to the wearer, at 0 it is gone (p. 78)', () => {
  expect(rollArmourHitPoints(['ballistic', 'living-armour'], PRINTED_RULES, createGivenDice([12]))).toEqual([
    { armour: 'living-armour', source: 'Living armour', hitPoints: 12 },
  ])
  expect(computeArmourAbsorption(3, 7)).toEqual({ pool: 0, wearerDamage: 4, isGone: true })
  expect(computeArmourAbsorption(7, 4)).toEqual({ pool: 3, wearerDamage: 0, isGone: false })
})
