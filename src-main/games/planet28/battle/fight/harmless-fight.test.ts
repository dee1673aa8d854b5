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
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { forecastAttacks } from '../queries/forecast.ts'

const none = createGivenDice([])
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
    createExampleBattle(
      [createExampleCharacterOptions('us', { weapon: 'dagger' }), createExampleCharacterOptions('foe', {})],
      {},
      none,
    ),
    'us',
  )

test('a Fight that only wrests what a foe knows rolls no damage, and is a success (P28-AG-4)', () => {
  const dice = createGivenDice([1])
  const { battle, rolls, events } = runCommandInBattle(duel(), ask, dice)
  expect(dice.left()).toBe(0)
  expect(rolls.map(({ label }) => label)).toEqual(['Fighting without damage'])
  expect(getPeopleUnitInBattle(battle, 'foe').models[0]?.hitPoints).toBe(
    getPeopleUnitInBattle(duel(), 'foe').models[0]?.hitPoints,
  )
  expect(events.flatMap((event) => (event.type === 'succeeded' ? [event.unit] : []))).toEqual(['us'])
  expect(battle.due).toEqual([])
  expect(getPeopleUnitInBattle(battle, 'us').tally.hits).toBe(1)
})

test('who is asked so may still fight back, and does damage (P28-AG-4, P28-COUNT-2)', () => {
  const { battle, rolls } = runCommandInBattle(
    duel(),
    { ...ask, answer: { counter: 'fist' } },
    createGivenDice([1, 1, 4, 1]),
  )
  expect(rolls.slice(0, 2).map(({ label }) => label)).toEqual(['Fighting without damage', 'Counter'])
  expect(getPeopleUnitInBattle(battle, 'us').tally.wasHurt).toBe(true)
  expect(getPeopleUnitInBattle(battle, 'foe').tally.wasHurt).toBe(false)
})

test('a desk offers it between two characters alone (P28-AG-4)', () => {
  const kits = [['dagger'], ['dagger'], ['dagger']]
  const foes = [createExampleCharacterOptions('foe', {}), createExampleSquadOptions('pack', {}, kits)]
  const start = beginFirstTurn(
    createExampleBattle([createExampleCharacterOptions('us', { weapon: 'dagger' }), ...foes], {}, none),
    'us',
  )
  const { orders } = listBattleChoices(start)
  const targets = orders.find(({ id }) => id === 'fight:dagger')?.targets ?? []
  expect(targets.map(({ unit, facts }) => [unit, facts.includes('isHarmless')])).toEqual([
    ['foe', true],
    ['pack', false],
  ])
  expect(() => runCommandInBattle(start, { ...ask, target: 'pack' }, none)).toThrow('pack is a squad')
  const { whatIfs } = forecastAttacks(start, [ask])
  expect(whatIfs.map(({ label }) => label)).not.toContain('At pack instead')
})
