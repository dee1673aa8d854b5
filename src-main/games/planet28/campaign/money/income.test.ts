import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { listLootAbilities } from '#main/games/planet28/special-rules/campaign-abilities.ts'
import { getCraftedAmmunition, listHealingTraits, listIncomeDice, rollIncome } from './income.ts'

test('P28-TR-rich: 1D8 credits after a game (p. 66)', () => {
  expect(rollIncome(['brave', 'rich'], PRINTED_RULES, createGivenDice([5]))).toEqual([
    { source: 'Rich', value: 5, rule: 'P28-TR-rich' },
  ])
  expect([listIncomeDice(['rich'], PRINTED_RULES), listIncomeDice(['brave'], PRINTED_RULES)]).toEqual([[8], []])
})

test('P28-TR-ammo-smith: one round of any kind', () => {
  expect(getCraftedAmmunition(['ammo-smith'], PRINTED_RULES)).toEqual({
    rounds: 1,
    kinds: ['ammo-rough', 'ammo-basic', 'ammo-special'],
  })
  expect(getCraftedAmmunition([], PRINTED_RULES)).toEqual({ rounds: 0, kinds: [] })
})

test('P28-TR-medic, P28-AB-loot: one injury of a friend, one item', () => {
  expect(listHealingTraits(['medic'], PRINTED_RULES)).toEqual([{ source: 'Medic', rule: 'P28-TR-medic', value: 1 }])
  expect(listLootAbilities(['loot', 'heal'], PRINTED_RULES)).toEqual([
    { source: 'Loot', rule: 'P28-AB-loot', value: 1 },
  ])
})
