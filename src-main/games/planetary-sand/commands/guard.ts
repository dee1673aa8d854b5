import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { isBesidePrisoners, resolveEscapes } from '../melee/prisoners.ts'
import { isActivePiece, findFigure } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireAbleToDoJob, requireMovePhase } from './action-checks.ts'

/** Assigns guards to prisoners. Unguarded prisoners escape (SAND-PRIS-1 to SAND-PRIS-3). */
export function assignGuards(transaction: Transaction, { by, captives: id, guards }: CommandOf<'guard'>): void {
  const { state: battle } = transaction
  requireMovePhase(battle, by)
  const captives = battle.captives.find((captive) => captive.id === id)
  if (captives?.captor !== by) transaction.refuse('no-prisoners', `${by} has no prisoners ${id}.`, 'SAND-PRIS-1')
  const wrong = guards.find((guard) => {
    const figure = findFigure(battle, guard)
    return !figure || figure.side !== by || !isActivePiece(figure)
  })
  if (wrong !== undefined) transaction.refuse('not-able', `${wrong} is nobody able of ${by}.`, 'SAND-PRIS-1')
  if (new Set(guards).size < guards.length)
    transaction.refuse('twice', 'A guard is named twice: name each once.', 'SAND-PRIS-1')
  requireAbleToDoJob(battle, guards, { job: 'guard', where: null })
  const elsewhere = battle.captives.find(
    (captive) => captive.id !== id && captive.guards.some((own) => guards.includes(own)),
  )
  if (elsewhere) transaction.refuse('guards-others', `Somebody of them guards ${elsewhere.id}.`, 'SAND-PRIS-1')
  const far = guards.find((guard) => !isBesidePrisoners(battle, guard, captives.men))
  if (far !== undefined)
    transaction.refuse('too-far', `${far} is not within R1/3 of them: go there first.`, 'SAND-PRIS-1')
  transaction.apply({ type: 'guarded', captives: id, guards })
  resolveEscapes(transaction)
}
