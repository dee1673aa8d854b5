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
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { forecastAttacks } from '../queries/forecast.ts'

const none = givenDice([])
const ask: BattleCommandOf<'fight'> = {
  by: 'us',
  type: 'fight',
  unit: 'us',
  target: 'foe',
  strikes: [{ model: 'us.1', weapon: 'dagger' }],
  distanceCm: 0,
  isHarmless: true,
}

const duel = (): Battle =>
  beginFirstTurn(
    createBattle([createCharacter('us', { weapon: 'dagger' }), createCharacter('foe', {})], {}, none),
    'us',
  )

test('a Fight that only wrests what a foe knows rolls no damage, and is a success (P28-AG-4)', () => {
  const dice = givenDice([1])
  const { battle, rolls, events } = runOrder(duel(), ask, dice)
  expect(dice.left()).toBe(0)
  expect(rolls.map(({ label }) => label)).toEqual(['Fighting without damage'])
  expect(getPerson(battle, 'foe').models[0]?.hitPoints).toBe(getPerson(duel(), 'foe').models[0]?.hitPoints)
  expect(events.flatMap((event) => (event.type === 'succeeded' ? [event.unit] : []))).toEqual(['us'])
  expect(battle.due).toEqual([])
  expect(getPerson(battle, 'us').tally.hits).toBe(1)
})

test('who is asked so may still fight back, and does damage (P28-AG-4, P28-COUNT-2)', () => {
  const { battle, rolls } = runOrder(duel(), { ...ask, answer: { counter: 'fist' } }, givenDice([1, 1, 4, 1]))
  expect(rolls.slice(0, 2).map(({ label }) => label)).toEqual(['Fighting without damage', 'Counter'])
  expect(getPerson(battle, 'us').tally.wasHurt).toBe(true)
  expect(getPerson(battle, 'foe').tally.wasHurt).toBe(false)
})

test('a desk offers it between two characters alone (P28-AG-4)', () => {
  const kits = [['dagger'], ['dagger'], ['dagger']]
  const foes = [createCharacter('foe', {}), createSquad('pack', {}, kits)]
  const start = beginFirstTurn(createBattle([createCharacter('us', { weapon: 'dagger' }), ...foes], {}, none), 'us')
  const { orders } = listBattleChoices(start)
  const targets = orders.find(({ id }) => id === 'fight:dagger')?.targets ?? []
  expect(targets.map(({ unit, facts }) => [unit, facts.includes('isHarmless')])).toEqual([
    ['foe', true],
    ['pack', false],
  ])
  expect(() => runOrder(start, { ...ask, target: 'pack' }, none)).toThrow('pack is a squad')
  const { whatIfs } = forecastAttacks(start, [ask])
  expect(whatIfs.map(({ label }) => label)).not.toContain('At pack instead')
})
