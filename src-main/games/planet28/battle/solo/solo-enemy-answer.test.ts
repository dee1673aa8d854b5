import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'

const none = createGivenDice([])
const BLOW = { by: 'ana', type: 'fight', unit: 'ana', target: 'thug', distanceCm: 0 } as const
const STRIKES = [{ model: 'ana.1', weapon: 'fist' }]
const fight = (more: object = {}) => ({ ...BLOW, strikes: STRIKES, ...more })

function battle(settings: object = {}, weapon = 'dagger'): Battle {
  const units = [createExampleCharacterOptions('ana', {}), createExampleCharacterOptions('thug', { weapon }, 'enemies')]
  return { ...beginFirstTurn(createExampleBattle(units, { ...settings }, none), 'ana'), locks: [['ana', 'thug']] }
}

const charged = (settings: object = {}): Battle => ({
  ...battle(settings),
  due: [{ ask: 'charge-fight', unit: 'ana', target: 'thug', rule: 'P28-CHRG-1' }],
})
const fistIn = (currentBattle: Battle) => {
  const { orders } = listBattleChoices(currentBattle)
  return orders.find(({ id }) => id === 'fight:fist')
}

test('an enemy of the list fights back where it can, with what does most damage (P28-AI-5, P28-AI-7)', () => {
  expect(() => runCommandInBattle(battle(), fight(), none)).toThrow('thug fights back')
  expect(fistIn(battle())).toMatchObject({ refusal: null, targets: [{ refusal: null }] })
  const fought = runCommandInBattle(battle(), fight({ answer: { counter: 'dagger' } }), createGivenDice([10, 10]))
  expect(fought.rolls.map(({ unit }) => unit)).toEqual(['ana', 'thug'])
  const spent = battle()
  const units = spent.units.map((unit) => ({ ...unit, turn: { ...unit.turn, hasActed: unit.id === 'thug' } }))
  expect(runCommandInBattle({ ...spent, units }, fight(), createGivenDice([10])).rolls).toHaveLength(1)
})

test('it blocks a charge too; by ruling it does one of the two (P28-AI-7, P28-CHRG-6)', () => {
  expect(() => runCommandInBattle(charged(), fight({ answer: { counter: 'dagger' } }), none)).toThrow('thug blocks')
  expect(fistIn(charged())?.targets).toMatchObject([{ refusal: null }])
  const either = charged({ blockAndCounter: 'either' })
  expect(fistIn(either)?.targets).toMatchObject([{ refusal: null }])
  expect(runCommandInBattle(either, fight({ answer: { block: true } }), createGivenDice([1, 10])).rolls[0]?.label).toBe(
    'Block',
  )
})

test('it fights a vehicle back that attacks it; units of the players answer as their owner says (P28-VEH-FIGHT-3)', () => {
  const hulls = beginFirstTurn(
    createExampleBattle(
      [hullOf('tank'), createExampleCharacterOptions('thug', { weapon: 'dagger' }, 'enemies')],
      {},
      none,
    ),
    'tank',
  )
  const ram = { by: 'tank', type: 'vehicle-fight', unit: 'tank', target: 'thug' } as const
  expect(() => runCommandInBattle({ ...hulls, locks: [['tank', 'thug']] }, ram, none)).toThrow('thug fights back')
  const turned = { ...battle(), active: 'thug' }
  const strike = {
    ...fight(),
    by: 'enemies',
    unit: 'thug',
    target: 'ana',
    strikes: [{ model: 'thug.1', weapon: 'dagger' }],
  }
  expect(runCommandInBattle(turned, strike, createGivenDice([10])).rolls).toHaveLength(1)
})
