import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { listLivingPrisoners } from '../melee/prisoners.ts'
import { getEnemySide } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { resolveVolley } from './volley.ts'

/**
 * Surrenders: the other side wins and its prisoners return. Shots already fired still take effect (SAND-VIC-1,
 * SAND-VIC-2, SAND-TURN-3).
 */
export function surrender(transaction: Transaction, { by }: CommandOf<'surrender'>): void {
  const { state: battle } = transaction
  transaction.require(battle.phase !== 'over', 'over', 'The battle is over.')
  transaction.require(battle.sides.includes(by), 'not-a-side', `${by} does not play.`)
  transaction.apply({ type: 'surrendered', side: by })
  if (battle.phase === 'fire') resolveVolley(transaction)
  freePrisoners(transaction, by)
  transaction.apply({ type: 'won', winner: getEnemySide(battle, by), why: 'surrender' })
}

/** Frees the prisoners of the surrendering side (SAND-PRIS-2). */
function freePrisoners(transaction: Transaction, captor: string): void {
  for (const captives of transaction.state.captives.filter((captive) => captive.captor === captor)) {
    const men = listLivingPrisoners(transaction.state, captives)
    if (men.length > 0) transaction.apply({ type: 'escaped', captives: captives.id, men })
  }
}
