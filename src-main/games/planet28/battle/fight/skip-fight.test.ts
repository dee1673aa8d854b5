import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'

const none = createGivenDice([])
const CHARGE: BattleCommand = {
  by: 'us',
  type: 'move',
  unit: 'us',
  said: { cm: 4, ground: [], contacts: ['foe'] },
  charge: 'foe',
}
const RAM: BattleCommand = {
  by: 'us',
  type: 'ram',
  unit: 'us',
  charge: 'foe',
  contacts: ['foe'],
  cm: 4,
  turnDegrees: 0,
  isBackwards: false,
  ground: 'even',
  wishes: [],
}
const SHIELDED: Effect = { shape: 'forbids', what: 'being-attacked', because: 'a shield covers it' }

function shield(battle: Battle, id: string): Battle {
  const shielded = { id: 'shield', source: 'Shield', rule: 'P28-ARC-9', effects: [SHIELDED], until: 1, by: null }
  const units = battle.units.map((unit) => (unit.id === id ? { ...unit, conditions: [shielded] } : unit))
  return { ...battle, units }
}

function spare(battle: Battle, id: string, otherText: string): Battle {
  const units = battle.units.map((unit) =>
    unit.id === id ? { ...unit, turn: { ...unit.turn, spared: [otherText] } } : unit,
  )
  return { ...battle, units }
}

const people = () =>
  beginFirstTurn(
    createExampleBattle([createExampleCharacterOptions('us', {}), createExampleCharacterOptions('foe', {})], {}, none),
    'us',
  )
const hulls = () =>
  beginFirstTurn(createExampleBattle([hullOf('us'), createExampleCharacterOptions('foe', {})], {}, none), 'us')
const offersIn = (battle: Battle) => listBattleChoices(battle).orders
const openIn = (battle: Battle) => offersIn(battle).flatMap(({ id, refusal }) => (refusal === null ? [id] : []))

const LOCKED = [
  ['a charge at somebody under Shield (P28-ARC-9)', runCommandInBattle(shield(people(), 'foe'), CHARGE, none)],
  ['a charge at somebody spared (P28-AB-persuade)', runCommandInBattle(spare(people(), 'us', 'foe'), CHARGE, none)],
  [
    'a ram at somebody under Shield (P28-VEH-FIGHT-2)',
    runCommandInBattle(shield(hulls(), 'foe'), RAM, createGivenDice([1, 1])),
  ],
] as const

test.each(LOCKED)('%s ends without its fight, and the battle goes on (P28-CHRG-1)', (_name, charged) => {
  expect(charged.battle.due).toMatchObject([{ ask: 'charge-fight' }])
  expect(openIn(charged.battle)).toEqual(['skip-fight'])
  const after = runCommandInBattle(charged.battle, { by: 'us', type: 'skip-fight', unit: 'us' }, none)
  expect(after.battle.due).toEqual([])
  expect(after.battle.units.map(({ turn }) => turn.charges)).toEqual([1, 0])
  expect(openIn(after.battle)).toContain('end-activation')
})

test('the free fight of any charge may be let go, and what waits is said in words (P28-CHRG-1)', () => {
  const { battle } = runCommandInBattle(people(), CHARGE, none)
  expect(openIn(battle)).toEqual(expect.arrayContaining(['fight:fist', 'skip-fight']))
  const done = { by: 'us', type: 'end-activation', unit: 'us' } as const
  expect(() => runCommandInBattle(battle, done, none)).toThrow(
    'us charged foe: first make its free fight, or let it go.',
  )
  expect(runCommandInBattle(battle, { by: 'us', type: 'skip-fight', unit: 'us' }, none).battle.locks).toEqual([
    ['us', 'foe'],
  ])
})

test('an enemy of the list makes its free fight where one is legal (P28-AI-5)', () => {
  const skip = { by: 'enemies', type: 'skip-fight', unit: 'foe' } as const
  const start = beginFirstTurn(
    createExampleBattle(
      [createExampleCharacterOptions('us', {}), createExampleCharacterOptions('foe', {}, 'enemies')],
      {},
      none,
    ),
    'foe',
  )
  const charge: BattleCommand = {
    by: 'enemies',
    type: 'move',
    unit: 'foe',
    said: { cm: 4, ground: [], contacts: ['us'] },
    charge: 'us',
  }
  expect(() => runCommandInBattle(runCommandInBattle(start, charge, none).battle, skip, none)).toThrow(
    'fights whom it charged',
  )
  const barred = runCommandInBattle(shield(start, 'us'), charge, none).battle
  expect(runCommandInBattle(barred, skip, none).battle.due).toEqual([])
})
