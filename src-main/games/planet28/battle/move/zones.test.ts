import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'

const none = createGivenDice([])
const ZONE = { id: 'rend 1', ground: 'hazardous', radiusCm: 20, around: 'foe' } as const

function battle(active: string, zones: Battle['zones'] = [ZONE]): Battle {
  return {
    ...beginFirstTurn(
      createExampleBattle(
        [createExampleCharacterOptions('us', {}), createExampleCharacterOptions('foe', {}), hullOf('tank')],
        {},
        none,
      ),
      active,
    ),
    zones,
  }
}

const move = (zones?: string[]): BattleCommand => ({
  by: 'us',
  type: 'move',
  unit: 'us',
  said: { cm: 8, ground: ['even'], contacts: [], ...(zones !== undefined && { zones }) },
})

test('a way into ground that a power rent is hazardous, for people and vehicles (P28-ARC-4)', () => {
  expect(runCommandInBattle(battle('us'), move(), none).rolls).toEqual([])
  const crossed = runCommandInBattle(battle('us'), move(['rend 1']), createGivenDice([1]))
  expect(crossed.rolls.map(({ label }) => label)).toEqual(['Hazardous ground'])
  expect(() => runCommandInBattle(battle('us', []), move(['rend 1']), none)).toThrow('no zone')
  const drive: BattleCommand = {
    by: 'tank',
    type: 'drive',
    unit: 'tank',
    cm: 8,
    turnDegrees: 0,
    isBackwards: false,
    ground: 'even',
    wishes: [],
    zones: ['rend 1'],
  }
  expect(runCommandInBattle(battle('tank'), drive, createGivenDice([1])).rolls).toHaveLength(1)
})

test('a desk asks which zones a way leads into, where there are any', () => {
  const asked = (zones: Battle['zones'], unit: string) => {
    const { orders } = listBattleChoices(battle(unit, zones))
    return orders.filter(({ facts }) => facts.includes('zones')).map(({ id }) => id)
  }
  expect(asked([ZONE], 'us')).toEqual(['move', 'charge'])
  expect(asked([ZONE], 'tank')).toEqual(['drive', 'ram'])
  expect(asked([], 'us')).toEqual([])
})
