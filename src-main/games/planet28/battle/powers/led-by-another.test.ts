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
import { hullOf } from '#tests/support/planet28-hulls.ts'

const start = beginFirstTurn(
  createExampleBattle(
    [createExampleCharacterOptions('us', {}), createExampleCharacterOptions('foe', {})],
    {},
    createGivenDice([]),
  ),
  'us',
)

/** Foe, led by us for an action. */
function led(battle: Battle): Battle {
  const units = battle.units.map((unit) =>
    unit.id === 'foe' ? { ...unit, side: 'us', control: { by: 'us', side: 'foe', turn: unit.turn } } : unit,
  )
  return { ...battle, active: 'foe', paused: ['us'], units }
}

test('who was led by another is its own again with the next turn, and when the battle ends (P28-ARC-5)', () => {
  const ends: BattleCommand[] = [
    { by: 'us', type: 'next-turn' },
    { by: 'us', type: 'finish', reachedGoal: [] },
  ]
  for (const command of ends) {
    const { battle } = runCommandInBattle(led(start), command, createGivenDice([1, 2, 3]))
    expect(getPeopleUnitInBattle(battle, 'foe')).toMatchObject({ side: 'foe', control: null })
  }
})

test('what somebody destroys while led by another is credited to who leads it (P28-ARC-5, P28-VCAMP-1)', () => {
  const wreck = { side: 'foe', lostCells: ['C3'], damaged: [{ cell: 'D3', hitPoints: 1 }] }
  const hull = { ...hullOf('tank'), ...wreck } as UnitOptions
  const armed = createExampleCharacterOptions('foe', { F: 9, weapon: 'great-sword' })
  const beside = led(
    beginFirstTurn(
      createExampleBattle([createExampleCharacterOptions('us', {}), armed, hull], {}, createGivenDice([])),
      'us',
    ),
  )
  const blow: BattleCommand = {
    by: 'us',
    type: 'fight',
    unit: 'foe',
    target: 'tank',
    distanceCm: 0,
    strikes: [{ model: 'foe.1', weapon: 'great-sword' }],
  }
  const { battle } = runCommandInBattle(beside, blow, createGivenDice([1, 6, 6]))
  const tallyOf = (id: string) => battle.units.find((unit) => unit.id === id)?.tally
  expect(tallyOf('us')).toMatchObject({ kills: 1, sectionsDestroyed: 1 })
  expect(tallyOf('foe')).toMatchObject({ kills: 0, sectionsDestroyed: 0 })
})

test('a hit of somebody led by another is the success of who leads it (P28-ARC-5, P28-CAMP-2)', () => {
  const armed = createExampleCharacterOptions('foe', { F: 9, weapon: 'great-sword' })
  const mate = { ...createExampleCharacterOptions('mate', {}), side: 'foe' }
  const beside = led(
    beginFirstTurn(
      createExampleBattle([createExampleCharacterOptions('us', {}), armed, mate], {}, createGivenDice([])),
      'us',
    ),
  )
  const blow: BattleCommand = {
    by: 'us',
    type: 'fight',
    unit: 'foe',
    target: 'mate',
    distanceCm: 0,
    strikes: [{ model: 'foe.1', weapon: 'great-sword' }],
  }
  const { battle } = runCommandInBattle(beside, blow, createGivenDice([1, 1, 1, 1, 1]))
  expect(getPeopleUnitInBattle(battle, 'us').tally.hits).toBe(1)
  expect(getPeopleUnitInBattle(battle, 'foe').tally.hits).toBe(0)
})

test('a hit on a copy counts for nobody (P28-ARC-8)', () => {
  const armed = createExampleCharacterOptions('us', { F: 9, weapon: 'great-sword' })
  const fight = beginFirstTurn(
    createExampleBattle([armed, createExampleCharacterOptions('foe', {})], {}, createGivenDice([])),
    'us',
  )
  const units = fight.units.map((unit) => (unit.id === 'foe' ? { ...unit, copyOf: 'us' } : unit)) as Battle['units']
  const blow: BattleCommand = {
    by: 'us',
    type: 'fight',
    unit: 'us',
    target: 'foe',
    distanceCm: 0,
    strikes: [{ model: 'us.1', weapon: 'great-sword' }],
  }
  const { battle } = runCommandInBattle({ ...fight, units }, blow, createGivenDice([1, 1, 1, 1, 1]))
  expect(getPeopleUnitInBattle(battle, 'us').tally.hits).toBe(0)
})
