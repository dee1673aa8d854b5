import type { Dice } from '#main/games/kit/dice.ts'
import {
  type TargetCandidate,
  chooseNearestUnit,
  chooseTarget,
} from '#main/games/planet28/battle/solo/choose-target.ts'
import type { EnemyDecision } from '#main/games/planet28/battle/solo/enemy-action.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { FieldOrder } from '../field-battle.ts'
import { sumHitPoints, type SideKnowledge, listSeenEnemies } from '../side-knowledge.ts'
import { computeDistanceCm } from '../sight.ts'
import { createFieldOrder, type OrderExplanation } from './bot.ts'

/** A unit controlled by the list, with its view of the field and its dice. */
export interface ActingUnitContext<Unit extends BattleUnit = BattleUnit> {
  readonly outlook: SideKnowledge
  readonly unit: Unit
  readonly whims: Dice
}

/** Creates an order for a line of the list, with the text of that line. */
export function createEnemyListOrder(
  { unit }: ActingUnitContext,
  order: Parameters<typeof createFieldOrder>[1],
  what: string,
  { reason: why, rule }: EnemyDecision,
): FieldOrder {
  return createFieldOrder(unit, order, { what, why, rule } satisfies OrderExplanation)
}

/** Possible targets with their position and state. */
function choosable({ outlook, unit }: ActingUnitContext, ids: readonly string[]): TargetCandidate[] {
  const { battle, places, field } = outlook
  const own = places[unit.id] as MiniatureOnField
  return [...new Set(ids)].flatMap((id) => {
    const foe = battle.units.find((battleUnit) => battleUnit.id === id)
    const body = places[id]
    if (foe === undefined || body === undefined) return []
    return [{ id, distanceCm: computeDistanceCm(field, own, body), hitPoints: sumHitPoints(foe) }]
  })
}

/** Those of several orders whose target the list picks: the nearest, else the weakest, else by a die (P28-AI-7). */
export function listOrdersAtChosenTarget<One extends { readonly target: string }>(
  acting: ActingUnitContext,
  all: readonly One[],
): readonly One[] {
  const ids = all.map(({ target }) => target)
  const picked = chooseTarget(choosable(acting, ids), acting.whims)
  return all.filter(({ target }) => target === picked?.id)
}

/** Position of the nearest enemy in sight, or null (P28-AI-3). */
export function chooseNearestSeenEnemy(
  acting: ActingUnitContext,
): { readonly id: string; readonly at: MiniatureOnField } | null {
  const ids = listSeenEnemies(acting.outlook, acting.unit).map(({ id }) => id)
  const nearest = chooseNearestUnit(choosable(acting, ids), acting.whims)
  const at = nearest === null ? undefined : acting.outlook.places[nearest.id]
  return nearest === null || at === undefined ? null : { id: nearest.id, at }
}
