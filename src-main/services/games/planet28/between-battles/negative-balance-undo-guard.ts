import { ChangeConflictError, type RevertDirection, type ChangeBlocker } from '#main/db/change-log/change.ts'
import type { AccountBalance } from '#main/db/repositories/planet28/ledger.ts'
import type { UndoGuard } from '#main/services/kit/guards.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { formatBalance } from '../ledger/format-balance.ts'

/**
 * Creates a guard that refuses reverts which would leave an account below zero: what was spent stays paid for
 * (P28-CAMP-4).
 */
export function createNegativeBalanceUndoGuard({ file }: Pick<ServiceDependencies, 'file'>): UndoGuard {
  const { changes } = file
  const { ledger } = file.rows

  /** Finds the later expense that undoing its income would leave unpaid. */
  function findSpender({ kind, id, currency }: AccountBalance): ChangeBlocker | null {
    const entry = ledger.findLastSpent({ kind, id }, currency)
    const [change] = entry === null ? [] : changes.standingOn({ tableName: 'ledger_entry', rowId: entry })
    return change ? { change, needs: 'undo' } : null
  }

  function lack(direction: RevertDirection, sum: AccountBalance): ChangeConflictError {
    const by = direction === 'undo' ? findSpender(sum) : null
    const because = by === null ? '' : ` “${by.change.label}” spent it: undo that first.`
    return new ChangeConflictError(`Cannot ${direction}: ${sum.name} would have ${formatBalance(sum)}.${because}`, by)
  }

  return (direction) => {
    const before = new Map(ledger.sums().map((sum) => [keyOf(sum), sum.amount]))
    return () => {
      const short = ledger.sums().find((sum) => sum.amount < Math.min(0, before.get(keyOf(sum)) ?? 0))
      if (short) throw lack(direction, short)
    }
  }
}

function keyOf({ kind, id, currency }: AccountBalance): string {
  return `${kind}/${id}/${currency}`
}
