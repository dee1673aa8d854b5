import type { Author } from '#main/db/change-log/change-log.ts'
import type { EntryWithBalance, AccountBalance } from '#main/db/repositories/planet28/ledger.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type {
  BalanceAdjustmentInput,
  AccountBalanceView,
  LedgerEntryView,
  LedgerFilter,
  PointDistributionInput,
} from '#shared/contract/planet28/ledger.ts'
import type { LedgerAccount, Currency, NamedLedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { formatList, formatNameMidSentence } from '#shared/kit/format.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import type { Force } from '../forces/force-loader.ts'
import { formatBalance } from '../ledger/format-balance.ts'
import { createLedgerAccess, RESERVE_ACCOUNT, RESERVE_ACCOUNT_NAME } from '../ledger/ledger-access.ts'

/** An account that a viewer may see. */
type Holder = Omit<AccountBalanceView, 'points' | 'credits'>

const ENTRY_AT_HAND = { warbandId: null, battleId: null, limit: 1 }

/** Creates the service of campaign points and credits. */
export function createLedgerService(tools: ForceDependencies) {
  const { file, roster } = tools
  const { ledger } = file.rows
  const book = createLedgerAccess(tools)

  function holders(warbandId: string | null): Holder[] {
    if (warbandId !== null) return holdersIn(requireFound(roster.find(warbandId), 'warband'))
    return [
      ...roster.list().flatMap(holdersIn),
      { account: { ...RESERVE_ACCOUNT }, name: RESERVE_ACCOUNT_NAME, warbandId: null },
    ]
  }

  /** Accounts whose warband or unit no longer exists. */
  function gone(known: readonly Holder[], sums: readonly AccountBalance[]): Holder[] {
    const names = new Map(sums.map((sum) => [sum.id, sum]))
    const left = [...names.values()].filter(({ id }) => !known.some(({ account }) => account.id === id))
    return left.map(({ kind, id, name }) => ({ account: { kind, id }, name, warbandId: null }))
  }

  function findHolder({ kind, id }: LedgerAccount): Holder {
    const isIt = ({ account }: Holder): boolean => account.kind === kind && account.id === id
    return requireFound(holders(null).find(isIt) ?? null, 'account')
  }

  function requireSound({ account, currency, amount }: BalanceAdjustmentInput, { name }: Holder): void {
    if (amount === 0) throw new RefusalError('illegal', 'Type how much to give or to take: not 0.')
    if (currency === 'credits' && account.kind !== 'warband')
      throw new RefusalError('illegal', 'Only a warband holds credits. Choose the warband instead.')
    const held = book.held(account, currency)
    if (held + amount < 0)
      throw new RefusalError(
        'illegal',
        `${name} has ${formatBalance({ amount: held, currency })}: no more than that can be taken.`,
      )
  }

  /** Ledger lines of sharing: the total taken from the pool of a warband, and the share of each unit. */
  function shareLines({ warbandId, shares }: PointDistributionInput): NamedLedgerLine[] {
    const [first, ...units] = holders(warbandId)
    const pool = requireFound(first ?? null, 'warband')
    return shares.flatMap(({ unitId, points }) => {
      const unit = requireFound(units.find(({ account }) => account.id === unitId) ?? null, 'unit')
      return [shareLine(pool, -points, `To ${unit.name}`), shareLine(unit, points, `From ${pool.name}`)]
    })
  }

  return {
    share(sharing: PointDistributionInput, author: Author): AccountBalanceView[] {
      const lines = shareLines(sharing)
      const short = book.findShort(lines)
      const total = sharing.shares.reduce((sum, { points }) => sum + points, 0)
      if (short !== null)
        throw new RefusalError(
          'illegal',
          `${short.name} has ${short.amount + total} shared CP, not ${total}. Give out fewer.`,
        )
      const who = formatList(lines.flatMap(({ amount, accountName }) => (amount > 0 ? accountName : [])))
      const label = `Give ${formatBalance({ amount: total, currency: 'points' })} of ${lines[0]?.accountName ?? ''} to ${who}`
      file.changes.record(label, author, () => void book.write(lines, null))
      return this.balances(sharing)
    },
    balances({ warbandId }: { warbandId: string | null }): AccountBalanceView[] {
      const sums = ledger.sums()
      const known = holders(warbandId)
      const all = warbandId === null ? [...known, ...gone(known, sums)] : known
      const heldBy = ({ kind, id }: LedgerAccount, currency: Currency): number =>
        sums.find((sum) => sum.kind === kind && sum.id === id && sum.currency === currency)?.amount ?? 0
      return all.map((holder) => ({
        ...holder,
        points: heldBy(holder.account, 'points'),
        credits: heldBy(holder.account, 'credits'),
      }))
    },
    entries: (filter: LedgerFilter): LedgerEntryView[] => ledger.list(filter).map(entryView),
    adjust(adjustment: BalanceAdjustmentInput, author: Author): LedgerEntryView {
      const holder = findHolder(adjustment.account)
      requireSound(adjustment, holder)
      const { currency, amount, reason } = adjustment
      const what = formatBalance({ amount: Math.abs(amount), currency })
      const who = formatNameMidSentence(holder.name)
      const label = amount > 0 ? `Give ${what} to ${who}` : `Take ${what} from ${who}`
      const line = { ...byHand(adjustment), accountName: holder.name }
      file.changes.record(`${label}: ${reason}`, author, () => void book.write([line], null))
      const [entry] = ledger.list({ ...ENTRY_AT_HAND, account: adjustment.account })
      return entryView(requireFound(entry ?? null, 'line'))
    },
  }
}

function holdersIn({ warband, units }: Force): Holder[] {
  const { id: warbandId, name } = warband
  return [
    { account: { kind: 'warband', id: warbandId }, name, warbandId },
    ...units.map(({ kind, unit }) => ({ account: { kind, id: unit.id }, name: unit.name, warbandId })),
  ]
}

function shareLine({ account, name }: Holder, amount: number, source: string): NamedLedgerLine {
  const rule = 'P28-CAMP-3'
  const common = {
    key: `shared:${account.id}`,
    account: { ...account },
    accountName: name,
    currency: 'points',
  } as const
  return {
    ...common,
    amount,
    reason: 'Shared CP given out',
    rule,
    parts: [{ source, value: amount, rule }],
    override: null,
  }
}

function byHand({ account, currency, amount, reason }: BalanceAdjustmentInput): Omit<NamedLedgerLine, 'accountName'> {
  const rule = 'P28-GM-1'
  const parts = [{ source: 'By the gamemaster', value: amount, rule }]
  return { key: 'adjust', account, currency, amount, reason, rule, parts, override: null }
}

function entryView({ accountKind, accountId, ...row }: EntryWithBalance): LedgerEntryView {
  return { ...row, account: { kind: accountKind, id: accountId } }
}
