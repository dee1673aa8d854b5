import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { campaignVehicle } from '#tests/support/campaign-units.ts'
import { ruled } from '#tests/support/rules.ts'
import {
  findRemainingDamageCondition,
  canRestoreSectionsFree,
  rollFreeRestoredSectionCount,
  rollVehicleDamage,
  computeNewVehicleRefund,
  listDefaultRestoredCells,
  listVehicleDamageDice,
} from './vehicle-damage.ts'

const { settings } = PRINTED_RULES
const CREWED: readonly PlacedSection[] = [
  { cell: 'C4', section: 'crew' },
  ...CORE_PLACED_SECTIONS,
  { cell: 'D4', section: 'crew' },
  { cell: 'D5', section: 'hard-point' },
]
const profileOf = () => campaignVehicle({ sections: CREWED }).profile

const roll = (faces: readonly number[]) => {
  const dice = createGivenDice(faces)
  const result = rollVehicleDamage({ profile: profileOf() }, PRINTED_RULES, dice)
  expect(dice.left()).toBe(0)
  return result
}

test('P28-VDT-1 to -3: gears with their 1D4, crews but one lost, Ramshackle; what is left is restored for free (pp. 81-82)', () => {
  expect(roll([1, 3])).toMatchObject({ condition: { condition: 'grinding-gears', agilityLost: 3 }, isWhole: false })
  expect(roll([2])).toMatchObject({ condition: { condition: 'short-on-crew', lostCells: ['C4', 'D4'] } })
  expect(roll([3])).toMatchObject({ damage: 'badly-repaired', condition: { agilityLost: 0 }, isWhole: false })
})

test('P28-VDT-4, -5: repaired in full, after a game missed or at once', () => {
  expect(roll([4])).toMatchObject({ condition: { condition: 'slow-repairs', gamesLeft: 1 }, isWhole: true })
  expect(roll([5])).toMatchObject({ damage: 'fully-repaired', condition: null, isWhole: true, towardsNew: 0 })
})

test('P28-VDT-6: half of what it cost goes towards a new one, rounded down', () => {
  expect(roll([6])).toMatchObject({ damage: 'destroyed', condition: null, isWhole: false, towardsNew: 17 })
  expect(computeNewVehicleRefund('destroyed', 365)).toBe(182)
  expect(computeNewVehicleRefund('slow-repairs', 365)).toBe(0)
})

test('the dice that a roll asks for are known from its first face', () => {
  expect([null, 1, 2, 6].map(listVehicleDamageDice)).toEqual([[6], [6, 4], [6], [6]])
})

test('P28-VCAMP-3: a quarter of the sections or less brings 1D8 of them back, core sections first', () => {
  expect([
    canRestoreSectionsFree(16, 4, settings),
    canRestoreSectionsFree(16, 5, settings),
    canRestoreSectionsFree(2, 0, settings),
  ]).toEqual([true, false, true])
  expect(canRestoreSectionsFree(16, 0, ruled({ vehicleDamagePersists: false }).settings)).toBe(false)
  expect(rollFreeRestoredSectionCount(createGivenDice([6]))).toBe(6)
  const hurt = {
    lostCells: CREWED.map(({ cell }) => cell).slice(0, 4),
    damaged: [{ cell: 'D5', hitPoints: 3 }],
  } as const
  expect(listDefaultRestoredCells(profileOf(), hurt, 3)).toEqual(['C3', 'D3', 'C4'])
  expect(listDefaultRestoredCells(profileOf(), hurt, 8)).toEqual(['C3', 'D3', 'C4', 'D4', 'D5'])
})

test('P28-VCAMP-3: what is not restored stays, unless damage does not persist', () => {
  const hurt = { lostCells: ['C4', 'D4'], damaged: [{ cell: 'D5', hitPoints: 3 }] } as const
  expect(findRemainingDamageCondition(hurt, ['C4'], settings)).toMatchObject({
    condition: 'damaged',
    lostCells: ['D4'],
    damaged: [{ cell: 'D5', hitPoints: 3 }],
  })
  expect(findRemainingDamageCondition(hurt, ['C4', 'D4', 'D5'], settings)).toBeNull()
  expect(findRemainingDamageCondition(hurt, [], ruled({ vehicleDamagePersists: false }).settings)).toBeNull()
})
