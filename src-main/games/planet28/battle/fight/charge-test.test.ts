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
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'

function charged(us: UnitOptions, foe: UnitOptions): Battle {
  const due = [{ ask: 'charge-fight', unit: 'us', target: foe.id, rule: 'P28-CHRG-1' }] as const
  return {
    ...beginFirstTurn(createExampleBattle([us, foe], {}, createGivenDice([])), 'us'),
    locks: [['us', foe.id]],
    due,
  }
}

const cowards = createExampleSquadOptions('gang', { hp: 10, P: 5, traits: ['coward'] }, Array(4).fill([]))
const coward = createExampleCharacterOptions('foe', { P: 5, traits: ['coward'] })
const blowAt = (target: string): BattleCommand => ({
  by: 'us',
  type: 'fight',
  unit: 'us',
  target,
  strikes: [{ model: 'us.1', weapon: 'fist' }],
  distanceCm: 0,
  answer: { counter: 'fist', block: true },
})

test('a squad of Cowards that fails when it is charged stays: it neither blocks nor fights back (P28-BREAK-9)', () => {
  const start = charged(createExampleCharacterOptions('us', {}), cowards)
  const failed = runCommandInBattle(start, blowAt('gang'), createGivenDice([10, 1, 10]))
  expect(failed.rolls.map(({ label }) => label)).toEqual(['Charged', 'Charge bonus', 'Fighting'])
  expect(getPeopleUnitInBattle(failed.battle, 'gang')).toMatchObject({ isBroken: false })
  expect(failed.battle).toMatchObject({ due: [], locks: [['us', 'gang']] })
  const stood = runCommandInBattle(start, blowAt('gang'), createGivenDice([1, 10, 1, 10, 10, 10, 10, 10]))
  expect(stood.rolls.map(({ label }) => label).slice(0, 2)).toEqual(['Charged', 'Block'])
})

test('a Coward that a vehicle rams tests as one that is charged on foot (P28-CHRG-7, P28-VEH-FIGHT-2)', () => {
  const blow: BattleCommand = { by: 'us', type: 'vehicle-fight', unit: 'us', target: 'foe' }
  const ran = runCommandInBattle(charged(hullOf('us'), coward), blow, createGivenDice([10]))
  expect(ran.rolls.map(({ label }) => label)).toEqual(['Charged'])
  expect(ran.battle.due).toMatchObject([{ ask: 'retreat', unit: 'foe' }])
})

test('a Coward tests though the charger lets its fight go (P28-CHRG-7)', () => {
  const skipped = runCommandInBattle(
    charged(createExampleCharacterOptions('us', {}), coward),
    { by: 'us', type: 'skip-fight', unit: 'us' },
    createGivenDice([10]),
  )
  expect(getPeopleUnitInBattle(skipped.battle, 'foe').isBroken).toBe(true)
})
