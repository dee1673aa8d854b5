import { eq, min, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { ledgerEntry } from '#main/db/schema/schema.ts'
import { once } from '#shared/kit/once.ts'

/** The campaign points that one rule added to or took from an account at once. */
export interface PointFlow {
  readonly accountId: string
  readonly battleId: string | null
  readonly at: string
  readonly rule: string
  readonly amount: number
}

/** Campaign points, as added and spent over time. */
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
    /** In the order of booking. */
    list: (): PointFlow[] => all().all(),
  }
}
