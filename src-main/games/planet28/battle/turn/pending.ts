import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { PendingDecision } from '#shared/games/planet28/battle/state.ts'
import { type Transaction, getUnit } from '../transaction.ts'

/** Refuses a command because a pending decision comes first, and names it. */
export function refuseUntilDecided(transaction: Pick<Transaction, 'battle'>, due: PendingDecision): never {
  throw new IllegalCommand(
    'due',
    pendingText(due, (id) => getUnit(transaction, id).name),
    due.rule,
  )
}

function pendingText(due: PendingDecision, nameOf: (id: string) => string): string {
  const name = nameOf(due.unit)
  switch (due.ask) {
    case 'retreat':
      return `${name} runs away: first say how far.`
    case 'free-fight':
      return `${nameOf(due.against)} leaves the combat: first say whether ${name} strikes at it.`
    case 'depart':
      return `${name} leaves the combat: first say how far it goes.`
    case 'push':
      return `First say how far ${name} pushes ${nameOf(due.target)}.`
    case 'charge-fight':
      return `${name} charged ${nameOf(due.target)}: first make its free fight, or let it go.`
    case 'answer':
      return `${nameOf(due.attack.unit)} attacks ${name}: first say whether ${name} answers.`
    case 'section':
      return `${nameOf(due.attack.unit)} attacks ${name}: first its side picks the section that is hit.`
  }
}
