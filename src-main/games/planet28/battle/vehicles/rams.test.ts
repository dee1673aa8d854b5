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
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'

const ram: BattleCommand = {
  by: 'v',
  type: 'ram',
  unit: 'v',
  charge: 'foe',
  contacts: ['foe'],
  cm: 10,
  turnDegrees: 0,
  isBackwards: false,
  ground: 'even',
  wishes: [],
}

/** A vehicle about to ram somebody who has so many of 20 hit points left. */
function before(hitPoints: number): Battle {
  const start = beginFirstTurn(
    createExampleBattle([hullOf('v'), createExampleCharacterOptions('foe', { hp: 20, P: 5 })], {}, createGivenDice([])),
    'v',
  )
  const [model] = getPeopleUnitInBattle(start, 'foe').models
  const units = start.units.map((unit) => (unit.id === 'foe' ? { ...unit, models: [{ ...model, hitPoints }] } : unit))
  return { ...start, units: units as Battle['units'] }
}

const asked = (hitPoints: number, faces: number[]) =>
  runCommandInBattle(before(hitPoints), ram, createGivenDice(faces)).battle.due.map(({ ask }) => ask)

test('who breaks under the impact runs at once: the fight of the ram is lost, as with who is slain (P28-VEH-FIGHT-2, P28-BREAK-1)', () => {
  expect(asked(20, [4, 1])).toEqual(['charge-fight'])
  expect(asked(11, [4, 1, 1])).toEqual(['charge-fight'])
  expect(asked(11, [4, 1, 10])).toEqual(['retreat'])
  expect(asked(1, [4, 1])).toEqual([])
})
