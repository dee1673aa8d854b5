import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getEnemy } from '../find.ts'
import { listLivingPrisoners } from '../melee/prisoners.ts'
import { findMovePhaseRefusal } from './action-refusals.ts'

/** Exchanges prisoners of both sides by agreement. They return to their own lines like escaped men (SAND-PRIS-2). */
export function exchangePrisoners(battle: Battle, { by, gives, takes }: CommandOf<'exchange'>): Decision<BattleEvent> {
  const refusal =
    findMovePhaseRefusal(battle, by) ?? refuseHeld(battle, by, gives) ?? refuseHeld(battle, getEnemy(battle, by), takes)
  return refusal ?? { ok: true, events: [{ type: 'exchanged', men: [...gives, ...takes] }] }
}

/** Refuses men whom the side does not hold; null if it holds all. */
function refuseHeld(battle: Battle, captor: string, men: readonly string[]): Decision<never> | null {
  const held = listPrisoners(battle, captor)
  const free = men.find((id) => !held.includes(id))
  if (free !== undefined) return refuse('no-prisoner', `${free} is no prisoner of ${captor}.`, 'SAND-PRIS-1')
  return new Set(men).size === men.length ? null : refuse('twice', 'A prisoner is named twice: name each once.')
}

/** The prisoners held by a side. */
export function listPrisoners(battle: Battle, captor: string): string[] {
  return battle.captives.flatMap((captive) => (captive.captor === captor ? listLivingPrisoners(battle, captive) : []))
}
