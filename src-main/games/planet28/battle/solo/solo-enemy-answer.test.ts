import { expect, test } from 'vitest'
import { givenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createBattle,
  createCharacter,
  runOrder,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'

const none = givenDice([])
const BLOW = { by: 'ana', type: 'fight', unit: 'ana', target: 'thug', distanceCm: 0 } as const
const STRIKES = [{ model: 'ana.1', weapon: 'fist' }]
const fight = (more: object = {}) => ({ ...BLOW, strikes: STRIKES, ...more })

function battle(settings: object = {}, weapon = 'dagger'): Battle {
  const units = [createCharacter('ana', {}), createCharacter('thug', { weapon }, 'enemies')]
  return { ...beginFirstTurn(createBattle(units, { ...settings }, none), 'ana'), locks: [['ana', 'thug']] }
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
  expect(() => runOrder(battle(), fight(), none)).toThrow('thug fights back')
  expect(fistIn(battle())).toMatchObject({ refusal: null, targets: [{ refusal: null }] })
  const fought = runOrder(battle(), fight({ answer: { counter: 'dagger' } }), givenDice([10, 10]))
  expect(fought.rolls.map(({ unit }) => unit)).toEqual(['ana', 'thug'])
  const spent = battle()
  const units = spent.units.map((unit) => ({ ...unit, turn: { ...unit.turn, hasActed: unit.id === 'thug' } }))
  expect(runOrder({ ...spent, units }, fight(), givenDice([10])).rolls).toHaveLength(1)
})

test('it blocks a charge too; by ruling it does one of the two (P28-AI-7, P28-CHRG-6)', () => {
  expect(() => runOrder(charged(), fight({ answer: { counter: 'dagger' } }), none)).toThrow('thug blocks')
  expect(fistIn(charged())?.targets).toMatchObject([{ refusal: null }])
  const either = charged({ blockAndCounter: 'either' })
  expect(fistIn(either)?.targets).toMatchObject([{ refusal: null }])
  expect(runOrder(either, fight({ answer: { block: true } }), givenDice([1, 10])).rolls[0]?.label).toBe('Block')
})

test('it fights a vehicle back that attacks it; units of the players answer as their owner says (P28-VEH-FIGHT-3)', () => {
  const hulls = beginFirstTurn(
    createBattle([hullOf('tank'), createCharacter('thug', { weapon: 'dagger' }, 'enemies')], {}, none),
    'tank',
  )
  const ram = { by: 'tank', type: 'vehicle-fight', unit: 'tank', target: 'thug' } as const
  expect(() => runOrder({ ...hulls, locks: [['tank', 'thug']] }, ram, none)).toThrow('thug fights back')
  const turned = { ...battle(), active: 'thug' }
  const strike = {
    ...fight(),
    by: 'enemies',
    unit: 'thug',
    target: 'ana',
    strikes: [{ model: 'thug.1', weapon: 'dagger' }],
  }
  expect(runOrder(turned, strike, givenDice([10])).rolls).toHaveLength(1)
})
