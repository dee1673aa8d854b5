import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { requireUsableFiringListEntry } from '../fire/shooter.ts'
import type { Transaction } from '../state/transaction.ts'
import { requirePhase } from './action-checks.ts'

/**
 * Sets a side's secret firing list for this turn. It can be replaced until both sides are done (SAND-HIT-4,
 * SAND-TURN-1).
 */
export function setFiringList(transaction: Transaction, { by, entries }: CommandOf<'list-fire'>): void {
  const { state: battle } = transaction
  requirePhase(battle, by, 'list')
  if (battle.ready.includes(by)) transaction.refuse('ready', `The list of ${by} is closed.`, 'SAND-HIT-4')
  const names = entries.flatMap(({ shooter, crew }) => [shooter, ...crew])
  const twice = names.find((id, at) => names.indexOf(id) !== at)
  if (twice !== undefined)
    transaction.refuse('twice', `${twice} is listed twice: each fires or serves once.`, 'SAND-GUN-2')
  for (const entry of entries) requireUsableFiringListEntry(battle, by, entry)
  transaction.apply({ type: 'listed', side: by, entries })
}
