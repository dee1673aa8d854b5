import { eq, min, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/orm.ts'
import { ledgerEntry } from '#main/db/schema.ts'
import { once } from '#shared/kit/once.ts'

/** What one rule gave an account of campaign points at once, or took. */
export interface PointFlow {
  readonly accountId: string
  readonly battleId: string | null
  readonly at: string
  readonly rule: string
  readonly amount: number
}

/** Campaign points as they came and went. */
export function createPointFlowRepository(orm: Orm) {
  const { accountId, battleId, at, rule, currency } = ledgerEntry
  const amount = sql<number>`sum(${ledgerEntry.amount})`
  const all = once(() =>
    orm
      .select({ accountId, battleId, at, rule, amount })
      .from(ledgerEntry)
      .where(eq(currency, 'points'))
      .groupBy(at, battleId, rule, accountId)
      .orderBy(at, min(sql`"ledger_entry".rowid`))
      .prepare(),
  )
  return {
    /** In the order in which they were written. */
    list: (): PointFlow[] => all().all(),
  }
}
