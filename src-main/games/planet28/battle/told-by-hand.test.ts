import { expect, test } from 'vitest'
import { givenDice } from '#main/games/kit/dice.ts'
import { squad } from '#main/games/planet28/vectors/battle/squads.ts'
import { acting, battleOf, character, order, personIn } from '#main/games/planet28/vectors/battle/table.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { recordOf } from './record.ts'

const people = [character('us', {}), character('foe', {})]
const start = acting(battleOf(people, {}, givenDice([])), 'us')

test('who is corrected to nothing holds nobody in combat, and comes back to its place (P28-DMG-1, P28-FIGHT-5)', () => {
  const locked: Battle = { ...start, locks: [['us', 'foe']] }
  const gone: BattleCommand = { by: 'foe', type: 'correct', unit: 'foe', hitPoints: 0, note: 'Fell off the table' }
  const after = order(locked, gone, givenDice([])).battle
  expect(after.locks).toEqual([])
  const back = order(after, { ...gone, hitPoints: 5, note: 'It did not' }, givenDice([])).battle
  expect(personIn(back, 'foe').models[0]).toMatchObject({ fate: 'fights', hitPoints: 5 })
  expect(back.order.map(({ unit }) => unit)).toEqual(['us', 'foe'])
})

test('a squad that is told to be down to two breaks up as one that was shot does (P28-SQ-12)', () => {
  const few = acting(battleOf([squad('trio', { hp: 4 }, [[], [], []]), character('foe', {})], {}, givenDice([])), null)
  const felled: BattleCommand = { by: 'trio', type: 'tally', unit: 'trio', fact: 'slain' }
  const { battle, rolls } = order(few, felled, givenDice([]))
  expect(battle.units.map(({ id, kind }) => [id, kind])).toEqual([
    ['trio', 'squad'],
    ['foe', 'character'],
    ['trio.2', 'character'],
    ['trio.3', 'character'],
  ])
  expect(rolls).toEqual([])
  const [side] = recordOf(battle).sides
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
  expect(order(start, touches(['foe']), givenDice([])).battle.locks).toEqual([['us', 'foe']])
  expect(() => order(start, touches(['ghost']), givenDice([]))).toThrow('There is no unit ghost in this battle.')
  expect(() => order(start, touches(['us']), givenDice([]))).toThrow('us does not touch itself: name others.')
  const stepped: BattleCommand = {
    by: 'us',
    type: 'move',
    unit: 'us',
    charge: 'foe',
    said: { cm: 4, ground: ['even'], contacts: ['foe', 'us'] },
  }
  expect(() => order(start, stepped, givenDice([]))).toThrow('us does not touch itself')
})
