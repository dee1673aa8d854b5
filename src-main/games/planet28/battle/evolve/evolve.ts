import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, UnitTurnActivity } from '#shared/games/planet28/battle/units.ts'
import { EMPTY_UNIT_TURN } from '../turn/unit-turn.ts'
import { changeUnitTurn, changeUnit, releaseControl } from './changes.ts'
import type { Evolutions } from './evolutions.ts'
import { MODEL_EVOLUTIONS } from './evolve-models.ts'
import { TABLE_EVOLUTIONS } from './evolve-table.ts'
import { UNIT_EVOLUTIONS } from './evolve-units.ts'

/** Events of turns and the order of acting. */
const TURN_EVOLUTIONS: Evolutions<
  'turn-began' | 'ordered' | 'put-later' | 'activated' | 'activation-ended' | 'turn-ended' | 'over'
> = {
  'turn-began': (battle, { turn, near }) => ({
    ...battle,
    phase: 'turn',
    turn,
    near,
    order: [],
    active: null,
    paused: [],
  }),
  ordered: (battle, { order }) => ({ ...battle, order }),
  'put-later': (battle, { unit }) => ({
    ...battle,
    order: battle.order.map((place) => (place.unit === unit ? { ...place, isLater: true } : place)),
  }),
  activated: (battle, { unit, isStepIn }) => {
    const paused = isStepIn && battle.active !== null ? [...battle.paused, battle.active] : battle.paused
    const order = battle.order.some(({ isLater }) => isLater)
      ? battle.order.map((place) => ({ ...place, isLater: false }))
      : battle.order
    return changeUnitTurn({ ...battle, active: unit, paused, order }, unit, { isActivated: true, isHolding: false })
  },
  'activation-ended': (battle, { unit, isHolding }) => {
    const back = battle.paused.at(-1) ?? null
    const after = {
      ...battle,
      active: battle.active === unit ? back : battle.active,
      paused: battle.paused.slice(0, -1),
    }
    return changeUnit(changeUnitTurn(after, unit, { isActivated: true, isHolding }), unit, releaseControl)
  },
  'turn-ended': (battle) => ({
    ...battle,
    phase: 'between',
    active: null,
    paused: [],
    order: [],
    units: battle.units.map((unit) => freshTurn(releaseControl(unit), battle)),
  }),
  over: (battle, { reachedGoal }) => ({
    ...battle,
    phase: 'over',
    active: null,
    paused: [],
    due: [],
    reachedGoal,
    units: battle.units.map((unit) => releaseControl(unit)),
  }),
}

/**
 * Resets a unit for a new turn: unused actions lapse, and by setting break tests are forgotten (P28-TURN-8,
 * P28-META-11, `breakPenalty`).
 */
function freshTurn(unit: BattleUnit, { settings }: Battle): BattleUnit {
  const turn: UnitTurnActivity = {
    ...unit.turn,
    ...EMPTY_UNIT_TURN,
    actions: unit.actionsEach,
  }
  if (unit.kind === 'vehicle') return { ...unit, turn, hasMoved: false, boost: null }
  return settings.breakPenalty === 'turn' && unit.kind === 'character'
    ? { ...unit, turn, breakTests: 0 }
    : { ...unit, turn }
}

const EVOLUTIONS = {
  ...TURN_EVOLUTIONS,
  ...UNIT_EVOLUTIONS,
  ...MODEL_EVOLUTIONS,
  ...TABLE_EVOLUTIONS,
} satisfies Evolutions<BattleEvent['type']>

/** Applies one event to a battle. */
export function evolve(battle: Battle, event: BattleEvent): Battle {
  const evolution = EVOLUTIONS[event.type] as (before: Battle, happened: BattleEvent) => Battle
  return evolution(battle, event)
}
