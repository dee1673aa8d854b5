import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { isAble, findFigure } from '../find.ts'
import { isBesidePrisoners, resolveEscapes } from '../melee/prisoners.ts'
import { beginTransaction, applyEvents } from '../transaction.ts'
import { findJobRefusal, findMovePhaseRefusal } from './action-refusals.ts'

/** Assigns guards to prisoners. Unguarded prisoners escape (SAND-PRIS-1 to SAND-PRIS-3). */
export function assignGuards(battle: Battle, { by, captives: id, guards }: CommandOf<'guard'>): Decision<BattleEvent> {
  const refusal = findMovePhaseRefusal(battle, by)
  if (refusal) return refusal
  const captives = battle.captives.find((captive) => captive.id === id)
  if (captives?.captor !== by) return refuse('no-prisoners', `${by} has no prisoners ${id}.`, 'SAND-PRIS-1')
  const wrong = guards.find((guard) => {
    const figure = findFigure(battle, guard)
    return !figure || figure.side !== by || !isAble(figure)
  })
  if (wrong !== undefined) return refuse('not-able', `${wrong} is nobody able of ${by}.`, 'SAND-PRIS-1')
  if (new Set(guards).size < guards.length)
    return refuse('twice', 'A guard is named twice: name each once.', 'SAND-PRIS-1')
  const unfit = findJobRefusal(battle, guards, { job: 'guard', where: null })
  if (unfit) return unfit
  const elsewhere = battle.captives.find(
    (captive) => captive.id !== id && captive.guards.some((own) => guards.includes(own)),
  )
  if (elsewhere) return refuse('guards-others', `Somebody of them guards ${elsewhere.id}.`, 'SAND-PRIS-1')
  const far = guards.find((guard) => !isBesidePrisoners(battle, guard, captives.men))
  if (far !== undefined) return refuse('too-far', `${far} is not within R1/3 of them: go there first.`, 'SAND-PRIS-1')
  return {
    ok: true,
    events: resolveEscapes(applyEvents(beginTransaction(battle), { type: 'guarded', captives: id, guards })).events,
  }
}
