import { SimulationDice } from '#main/games/kit/dice.ts'
import { createQuickUnitOptions } from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import type { FieldBattle } from '#main/games/planet28/field/field-battle.ts'
import { beginPractice, type PracticePlan } from '#main/games/planet28/field/play.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import { EMPTY_FIELD } from '#shared/games/planet28/field/model.ts'

/** The two opposing units. */
export const OWN = 'red-0-1'
export const FOE = 'blue-0-1'

/** The active unit of red and an identical unit of blue. */
export function facing(equipment: string[], places: PracticePlan['places'], field = EMPTY_FIELD): FieldBattle {
  const options: BattleOptions = {
    play: 'opposed',
    goal: '',
    turns: 5,
    settings: {},
    house: [],
    sides: ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] })),
    units: ['red', 'blue'].flatMap((side) =>
      createQuickUnitOptions({ name: side, count: 1, skill: 5, hitPoints: 12, equipment }, { side, base: `${side}-0` }),
    ),
  }
  const chance = { dice: new SimulationDice('list', 0), whims: new SimulationDice('list', 1) }
  const start = beginPractice({ options, field, directors: ['list', 'list'], places }, chance)
  return { ...start, battle: { ...start.battle, phase: 'turn', turn: 1, active: OWN } }
}

/** Positions in which the two are in contact. */
export const TOUCHING = { [OWN]: { x: 40, y: 40 }, [FOE]: { x: 42.5, y: 40 } }
