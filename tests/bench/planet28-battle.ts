import { SimulationDice } from '#main/games/kit/dice.ts'
import { setUpBattle } from '#main/games/planet28/battle/setup/setup.ts'
import { createQuickUnitOptions } from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'

const KITS = [
  ['laser-rifle', 'dagger'],
  ['great-sword', 'light-armour'],
  ['laser-pistol', 'dagger', 'light-armour'],
]

/** A battle of six against six, two of each kind. */
export const SIXES: BattleOptions = {
  play: 'opposed',
  goal: '',
  turns: 8,
  settings: {},
  house: [],
  sides: ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] })),
  units: ['red', 'blue'].flatMap((side) =>
    KITS.flatMap((equipment, at) =>
      createQuickUnitOptions(
        { name: side, count: 2, skill: 5, hitPoints: 20, equipment },
        { side, base: `${side}-${at}` },
      ),
    ),
  ),
}

/** A battle in which a unit with a laser rifle is active. */
export function fireFight(): Battle {
  const battle = setUpBattle(SIXES, new SimulationDice('set-up', 0))
  return { ...battle, phase: 'turn', turn: 1, active: 'red-0-1' }
}

/** A shot of the active unit at a target in cover. */
export function shotAt(target: string): BattleCommandOf<'shoot'> {
  const strikes = [{ model: 'red-0-1.1', weapon: 'laser-rifle' }]
  const measured = { distanceCm: 20, heightCm: 0, isSeen: true, cover: 'part' } as const
  return { type: 'shoot', by: 'red', unit: 'red-0-1', target, strikes, said: measured }
}
