import { expect, test } from 'vitest'
import { givenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createBattle,
  createCharacter,
  runOrder,
  getPerson,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createSquad } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { buildBattleRecord } from '../report/battle-record.ts'

const people = [createCharacter('us', {}), createCharacter('foe', {})]
const start = beginFirstTurn(createBattle(people, {}, givenDice([])), 'us')

test('who is corrected to nothing holds nobody in combat, and comes back to its place (P28-DMG-1, P28-FIGHT-5)', () => {
  const locked: Battle = { ...start, locks: [['us', 'foe']] }
  const gone: BattleCommand = { by: 'foe', type: 'correct', unit: 'foe', hitPoints: 0, note: 'Fell off the table' }
  const after = runOrder(locked, gone, givenDice([])).battle
  expect(after.locks).toEqual([])
  const back = runOrder(after, { ...gone, hitPoints: 5, note: 'It did not' }, givenDice([])).battle
  expect(getPerson(back, 'foe').models[0]).toMatchObject({ fate: 'fights', hitPoints: 5 })
  expect(back.order.map(({ unit }) => unit)).toEqual(['us', 'foe'])
})

test('a squad that is told to be down to two breaks up as one that was shot does (P28-SQ-12)', () => {
  const few = beginFirstTurn(
    createBattle([createSquad('trio', { hp: 4 }, [[], [], []]), createCharacter('foe', {})], {}, givenDice([])),
    null,
  )
  const felled: BattleCommand = { by: 'trio', type: 'tally', unit: 'trio', fact: 'slain' }
  const { battle, rolls } = runOrder(few, felled, givenDice([]))
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
  expect(runOrder(start, touches(['foe']), givenDice([])).battle.locks).toEqual([['us', 'foe']])
  expect(() => runOrder(start, touches(['ghost']), givenDice([]))).toThrow('There is no unit ghost in this battle.')
  expect(() => runOrder(start, touches(['us']), givenDice([]))).toThrow('us does not touch itself: name others.')
  const stepped: BattleCommand = {
    by: 'us',
    type: 'move',
    unit: 'us',
    charge: 'foe',
    said: { cm: 4, ground: ['even'], contacts: ['foe', 'us'] },
  }
  expect(() => runOrder(start, stepped, givenDice([]))).toThrow('us does not touch itself')
})
