import type { LedgerEntryView } from '#shared/contract/planet28/ledger.ts'

/** Points earned in battles, added up to and including this one. */
export interface PointsAfterBattle {
  readonly battleId: string
  readonly day: number | null
  readonly total: number
}

/** Cumulative points earned in battles, oldest first. Transfers within the warband cancel out. */
export function computeTotalsAfterBattles(entries: readonly LedgerEntryView[]): PointsAfterBattle[] {
  const earned = entries.filter(({ battleId, currency }) => battleId !== null && currency === 'points').toReversed()
  const points: PointsAfterBattle[] = []
  for (const { battleId, day, amount } of earned) {
    const last = points.at(-1)
    const total = (last?.total ?? 0) + amount
    if (battleId === null) continue
    if (last?.battleId === battleId) points[points.length - 1] = { battleId, day, total }
    else points.push({ battleId, day, total })
  }
  return points
}

/** An account of the ledger, for filtering. */
export interface AccountChoice {
  readonly value: string
  readonly label: string
}

export function getAccountKey({ kind, id }: LedgerEntryView['account']): string {
  return `${kind}/${id}`
}

/** Lists the accounts that have lines, by name. */
export function listAccountChoices(entries: readonly LedgerEntryView[]): AccountChoice[] {
  const names = new Map(entries.map(({ account, accountName }) => [getAccountKey(account), accountName]))
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label))
}
