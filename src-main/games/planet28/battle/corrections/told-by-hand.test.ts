import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { buildBattleRecord } from '../report/battle-record.ts'

const people = [createExampleCharacterOptions('us', {}), createExampleCharacterOptions('foe', {})]
const start = beginFirstTurn(createExampleBattle(people, {}, createGivenDice([])), 'us')

test('who is corrected to nothing holds nobody in combat, and comes back to its place (P28-DMG-1, P28-FIGHT-5)', () => {
  const locked: Battle = { ...start, locks: [['us', 'foe']] }
  const gone: BattleCommand = { by: 'foe', type: 'correct', unit: 'foe', hitPoints: 0, note: 'Fell off the table' }
  const after = runCommandInBattle(locked, gone, createGivenDice([])).battle
  expect(after.locks).toEqual([])
  const back = runCommandInBattle(after, { ...gone, hitPoints: 5, note: 'It did not' }, createGivenDice([])).battle
  expect(getPeopleUnitInBattle(back, 'foe').models[0]).toMatchObject({ fate: 'fights', hitPoints: 5 })
  expect(back.order.map(({ unit }) => unit)).toEqual(['us', 'foe'])
})

test('a squad that is told to be down to two breaks up as one that was shot does (P28-SQ-12)', () => {
  const few = beginFirstTurn(
    createExampleBattle(
      [createExampleSquadOptions('trio', { hp: 4 }, [[], [], []]), createExampleCharacterOptions('foe', {})],
      {},
      createGivenDice([]),
    ),
    null,
  )
  const felled: BattleCommand = { by: 'trio', type: 'tally', unit: 'trio', fact: 'slain' }
  const { battle, rolls } = runCommandInBattle(few, felled, createGivenDice([]))
  expect(battle.units.map(({ id, kind }) => [id, kind])).toEqual([
    ['trio', 'squad'],
    ['foe', 'character'],
    ['trio.2', 'character'],
    ['trio.3', 'character'],
  ])
  expect(rolls).toEqual([])
  const [side] = buildBattleRecord(battle).sides
  expect(side?.strangers).toEqual({ models: 3, destroyed: 1 })
})

test('who is said to be touched is there, and somebody else (P28-FIGHT-5)', () => {
  const touches = (contacts: string[]): BattleCommand => ({
    by: 'us',
    type: 'correct',
    unit: 'us',
    contacts,
    note: 'So',
  })
  expect(runCommandInBattle(start, touches(['foe']), createGivenDice([])).battle.locks).toEqual([['us', 'foe']])
  expect(() => runCommandInBattle(start, touches(['ghost']), createGivenDice([]))).toThrow(
    'There is no unit ghost in this battle.',
  )
  expect(() => runCommandInBattle(start, touches(['us']), createGivenDice([]))).toThrow(
    'us does not touch itself: name others.',
  )
  const stepped: BattleCommand = {
    by: 'us',
    type: 'move',
    unit: 'us',
    charge: 'foe',
    said: { cm: 4, ground: ['even'], contacts: ['foe', 'us'] },
  }
  expect(() => runCommandInBattle(start, stepped, createGivenDice([]))).toThrow('us does not touch itself')
})
