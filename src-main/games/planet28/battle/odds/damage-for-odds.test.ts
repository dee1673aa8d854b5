import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'
import { forecastAttacks } from '../queries/forecast.ts'

const measured = { distanceCm: 10, isSeen: true, cover: 'none' } as const
const fire: BattleCommandOf<'fire'> = {
  type: 'fire',
  by: 'v',
  unit: 'v',
  shots: [{ cell: 'C4', target: 'foe', said: measured }],
}

/** A sonic cannon in the second turn of a row of hits on somebody in this armour. */
function inRow(armour: string): Battle {
  const v = hullOf('v', [{ cell: 'C4', section: 'hard-point', weapon: 'sonic-cannon' }])
  const start = beginFirstTurn(
    createExampleBattle([v, createExampleCharacterOptions('foe', { armour })], {}, createGivenDice([])),
    'v',
  )
  const streaks = [{ weapon: 'sonic-cannon', target: 'foe', turn: 1, length: 1 }]
  return { ...start, turn: 2, units: start.units.map((unit) => (unit.id === 'v' ? { ...unit, streaks } : unit)) }
}

test('a row of hits is foreseen on whom it counts, not on who is immune to it (P28-WR-cumulative, P28-ARM-power-armour)', () => {
  const [light] = forecastAttacks(inRow('ballistic'), [fire]).attacks
  expect(light?.damageParts).toMatchObject([{ value: 4, rule: 'P28-WR-cumulative' }])
  const immune = inRow('power-armour')
  const [heavy] = forecastAttacks(immune, [fire]).attacks
  expect(heavy?.damageParts).toEqual([])
  const most = heavy?.damage.at(-1)?.value
  const { battle } = runCommandInBattle(immune, fire, createGivenDice([1, 8, 1, 1, 1]))
  const foe = battle.units.find(({ id }) => id === 'foe')
  expect(foe?.kind === 'character' && foe.models[0]?.hitPoints).toBe(20 - (most ?? 0))
})
