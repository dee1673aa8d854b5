import type { LedgerEntryView } from '#shared/contract/planet28/ledger.ts'

/** What an account adds up to after each battle. */
export interface PlotPoint {
  readonly battleId: string
  readonly day: number | null
  readonly total: number
}

/** All points that battles brought, one after the other, oldest first; what units of the warband gave each other adds up to nothing. */
export function computePointsByBattle(entries: readonly LedgerEntryView[]): PlotPoint[] {
  const earned = entries.filter(({ battleId, currency }) => battleId !== null && currency === 'points').toReversed()
  const points: PlotPoint[] = []
  for (const { battleId, day, amount } of earned) {
    const last = points.at(-1)
    const total = (last?.total ?? 0) + amount
    if (battleId === null) continue
    if (last?.battleId === battleId) points[points.length - 1] = { battleId, day, total }
    else points.push({ battleId, day, total })
  }
  return points
}

/** An account of the ledger, to filter by. */
export interface AccountChoice {
  readonly value: string
  readonly label: string
}

/** Tells accounts apart. */
export function getAccountKey({ kind, id }: LedgerEntryView['account']): string {
  return `${kind}/${id}`
}

/** The accounts that have lines, by name. */
export function listAccounts(entries: readonly LedgerEntryView[]): AccountChoice[] {
  const names = new Map(entries.map(({ account, accountName }) => [getAccountKey(account), accountName]))
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label))
}
