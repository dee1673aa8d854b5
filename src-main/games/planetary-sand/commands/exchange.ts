import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { listLivingPrisoners } from '../melee/prisoners.ts'
import { getEnemySide } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireMovePhase } from './action-checks.ts'

/** Exchanges prisoners of both sides by agreement. They return to their own lines like escaped men (SAND-PRIS-2). */
export function exchangePrisoners(transaction: Transaction, { by, gives, takes }: CommandOf<'exchange'>): void {
  const { state: battle } = transaction
  requireMovePhase(battle, by)
  requirePrisoners(transaction, by, gives)
  requirePrisoners(transaction, getEnemySide(battle, by), takes)
  transaction.apply({ type: 'exchanged', men: [...gives, ...takes] })
}

/** Requires that the side holds all of these men, each named once (SAND-PRIS-1). */
function requirePrisoners(transaction: Transaction, captor: string, men: readonly string[]): void {
  const held = listPrisoners(transaction.state, captor)
  const free = men.find((id) => !held.includes(id))
  if (free !== undefined) transaction.refuse('no-prisoner', `${free} is no prisoner of ${captor}.`, 'SAND-PRIS-1')
  if (new Set(men).size < men.length) transaction.refuse('twice', 'A prisoner is named twice: name each once.')
}

/** The prisoners held by a side. */
export function listPrisoners(battle: Battle, captor: string): string[] {
  return battle.captives.flatMap((captive) => (captive.captor === captor ? listLivingPrisoners(battle, captive) : []))
}
