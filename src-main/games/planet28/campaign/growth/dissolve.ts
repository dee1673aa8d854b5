import type { LedgerAccount, Currency, LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** A squad that becomes characters, with its points and credits. */
export interface DissolvedSquad {
  readonly id: string
  readonly name: string
  readonly warbandId: string
  /** Ids of the characters. */
  readonly heirs: readonly string[]
  readonly points: number
  readonly credits: number
}

const RULE = 'P28-SQ-12'

/**
 * Ledger lines that move the points of a squad to its members or to the pool, by the ruling of the group. Fees paid to
 * the squad return to the purse (P28-SQ-12).
 */
export function listSquadDissolutionLedgerLines(
  squad: DissolvedSquad,
  { dissolvedPoints }: Pick<Settings, 'dissolvedPoints'>,
): LedgerLine[] {
  const { id, warbandId, heirs, points, credits } = squad
  const own = { kind: 'squad', id } as const
  const pool = { kind: 'warband', id: warbandId } as const
  const pointsPerHeir = dissolvedPoints === 'equal' ? Math.floor(points / Math.max(1, heirs.length)) : 0
  const line = (account: LedgerAccount, currency: Currency, amount: number): LedgerLine => ({
    key: `dissolved:${currency}:${account.id}`,
    account,
    currency,
    amount,
    reason: `${squad.name} splits up`,
    rule: RULE,
    parts: [{ source: `${squad.name} splits up`, value: amount, rule: RULE }],
    override: null,
  })
  return [
    line(own, 'points', -points),
    ...heirs.map((heir) => line({ kind: 'character', id: heir }, 'points', pointsPerHeir)),
    line(pool, 'points', points - pointsPerHeir * heirs.length),
    line(own, 'credits', -credits),
    line(pool, 'credits', credits),
  ].filter(({ amount }) => amount !== 0)
}
