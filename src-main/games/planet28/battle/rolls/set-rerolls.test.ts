import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'

const none = createGivenDice([])
const IDOL = ['strange-idol']

function carrying(unit: UnitOptions, equipment: string[]): UnitOptions {
  return { ...unit, profile: { ...unit.profile, equipment } } as UnitOptions
}

/** A battle of one rifleman against a character with 20 hit points and the given traits and gear. */
function battle(traits: string[], equipment: string[] = []): Battle {
  const foe = carrying(createExampleCharacterOptions('foe', { hp: 20, P: 5, traits }), equipment)
  return beginFirstTurn(
    createExampleBattle([createExampleCharacterOptions('us', { weapon: 'laser-rifle', S: 9 }), foe], {}, none),
    'us',
  )
}

const wished = (start: Battle, wish: 'free' | 'paid' | 'never', unit = 'foe') =>
  runCommandInBattle(start, { by: unit, type: 'set-rerolls', unit, wish }, none).battle
const SHOT: BattleCommand = {
  by: 'us',
  type: 'shoot',
  unit: 'us',
  target: 'foe',
  strikes: [{ model: 'us.1', weapon: 'laser-rifle' }],
  said: { distanceCm: 10, isSeen: true, cover: 'none' },
}
const labels = (start: Battle, faces: number[]) => {
  const dice = createGivenDice(faces)
  const { rolls } = runCommandInBattle(start, SHOT, dice)
  expect(dice.left()).toBe(0)
  return rolls.map(({ label }) => label).filter((label) => label.startsWith('Break test'))
}

test('the break test of a wound is rolled again as its owner wishes: free, kept, or for a hit point (P28-ROLL-6)', () => {
  const [hit, failed] = [
    [1, 7, 7, 1],
    [1, 7, 7, 1, 10],
  ]
  expect(labels(battle(['brave']), [...hit, 10, 1])).toEqual(['Break test', 'Break test, again: Brave'])
  expect(labels(wished(battle(['brave']), 'never'), [...hit, 10])).toEqual(['Break test'])
  expect(labels(battle([], IDOL), failed)).toEqual(['Break test'])
  const idol = wished(battle([], IDOL), 'paid')
  expect(labels(idol, [...failed, 1])).toEqual(['Break test', 'Break test, again: Strange idol'])
  expect(
    getPeopleUnitInBattle(runCommandInBattle(idol, SHOT, createGivenDice([...failed, 1])).battle, 'foe').models[0]
      ?.hitPoints,
  ).toBe(5)
})

test('a charged Coward rolls again as its own owner wishes, not as the charger does (P28-CHRG-7)', () => {
  const due = [{ ask: 'charge-fight', unit: 'us', target: 'foe', rule: 'P28-CHRG-1' }] as const
  const start: Battle = { ...battle(['coward'], IDOL), locks: [['us', 'foe']], due }
  const blow: BattleCommand = {
    by: 'us',
    type: 'fight',
    unit: 'us',
    target: 'foe',
    strikes: [{ model: 'us.1', weapon: 'fist' }],
    distanceCm: 0,
    rerolls: 'paid',
  }
  expect(runCommandInBattle(start, blow, createGivenDice([10])).rolls.map(({ label }) => label)).toEqual(['Charged'])
  const paid = runCommandInBattle(wished(start, 'paid'), blow, createGivenDice([10, 1, 1, 10]))
  expect(paid.rolls.slice(0, 2).map(({ label }) => label)).toEqual(['Charged', 'Charged, again: Strange idol'])
})

test('a desk asks it of those who may roll again, and of nobody else (P28-IT-strange-idol)', () => {
  const { turn } = listBattleChoices(battle([], IDOL))
  expect(turn.filter(({ order: { type } }) => type === 'set-rerolls')).toMatchObject([
    { label: 'Rerolls of foe', targetField: 'unit', facts: ['wish'], refusal: null, targets: [{ unit: 'foe' }] },
  ])
  expect(() => wished(battle([]), 'never')).toThrow('nothing that lets it roll again')
})
