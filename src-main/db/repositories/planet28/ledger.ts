import { and, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { character, ledgerEntry, squad, vehicle } from '#main/db/schema/schema.ts'
import type { LedgerFilter } from '#shared/contract/planet28/ledger.ts'
import type { LedgerAccount, Currency } from '#shared/games/planet28/campaign/ledger.ts'
import { prepareInsert } from '../prepared-statements.ts'

/** A row of the ledger. */
export type LedgerEntry = typeof ledgerEntry.$inferSelect

/** A ledger row with the account's balance after it. */
export interface EntryWithBalance extends LedgerEntry {
  readonly balance: number
}

/** An account's balance in one currency, and the account's latest name. */
export interface AccountBalance extends LedgerAccount {
  readonly currency: Currency
  readonly amount: number
  readonly name: string
}

const { accountKind, accountId, currency } = ledgerEntry
const ROWID = sql.raw('"ledger_entry".rowid')

const asked = (name: string) => sql.placeholder(name)

/** The ledger of a campaign. Lines are append-only and removed only by undoing the change that wrote them. */
export function createLedgerRepository(orm: Orm) {
  const { all, ofBattle, one: ofAccount } = prepareSums(orm)
  const listed = prepareList(orm)
  const { lastSpent, spent, opened } = prepareSpending(orm)

  return {
    append: prepareInsert(orm, ledgerEntry),
    /** The balances of all accounts that ever had a line. */
    sums: (): AccountBalance[] => all.all().map(sumOf),
    /** The balances of one battle, per account. */
    sumsOfBattle: (battleId: string): AccountBalance[] => ofBattle.all({ battleId }).map(sumOf),
    sumOf: ({ kind, id }: LedgerAccount, inCurrency: Currency): number =>
      ofAccount.get({ kind, id, currency: inCurrency })?.amount ?? 0,
    /** The newest debit of an account, or null. */
    findLastSpent: ({ kind, id }: LedgerAccount, inCurrency: Currency): string | null =>
      lastSpent.get({ kind, id, currency: inCurrency })?.id ?? null,
    /** The starting credits already booked to a warband (P28-BUILD-4). */
    sumOpened: (warbandId: string): number => opened.get({ warbandId })?.amount ?? 0,
    /** Number of debits of credits from a warband. */
    countSpent: (warbandId: string): number => spent.get({ warbandId })?.times ?? 0,
    /** Newest first. */
    list: ({ account, warbandId, battleId = null, limit }: LedgerFilter): EntryWithBalance[] =>
      listed
        .all({ kind: account?.kind ?? null, id: account?.id ?? null, warbandId, battleId, limit })
        .map(({ place: _place, ...row }) => row),
  }
}

/** Prepares the queries for debits: the newest one of an account, and their number. */
function prepareSpending(orm: Orm) {
  const last = orm
    .select({ id: ledgerEntry.id })
    .from(ledgerEntry)
    .where(
      and(
        eq(accountKind, asked('kind')),
        eq(accountId, asked('id')),
        eq(currency, asked('currency')),
        lt(ledgerEntry.amount, 0),
      ),
    )
    .orderBy(desc(ledgerEntry.at), desc(ROWID))
    .limit(1)
    .prepare()
  const times = orm
    .select({ times: count() })
    .from(ledgerEntry)
    .where(and(eq(accountId, asked('warbandId')), eq(currency, 'credits'), lt(ledgerEntry.amount, 0)))
    .prepare()
  const opened = orm
    .select({ amount: sql<number>`coalesce(sum(${ledgerEntry.amount}), 0)` })
    .from(ledgerEntry)
    .where(and(eq(accountId, asked('warbandId')), eq(currency, 'credits'), eq(ledgerEntry.rule, 'P28-BUILD-4')))
    .prepare()
  return { lastSpent: last, spent: times, opened }
}

/** Prepares the balance queries: all accounts, those of a battle, and one. */
function prepareSums(orm: Orm) {
  const amount = sql<number>`coalesce(sum(${ledgerEntry.amount}), 0)`
  /** With max(), SQLite takes the other columns, such as the name, from the newest row. */
  const newest = sql<string>`max(${ledgerEntry.at})`
  const summed = { kind: accountKind, id: accountId, currency, amount, name: ledgerEntry.accountName, newest }
  const byAccount = () => orm.select(summed).from(ledgerEntry).groupBy(accountKind, accountId, currency).$dynamic()
  return {
    all: byAccount().prepare(),
    ofBattle: byAccount()
      .where(eq(ledgerEntry.battleId, asked('battleId')))
      .prepare(),
    one: orm
      .select({ amount })
      .from(ledgerEntry)
      .where(and(eq(accountKind, asked('kind')), eq(accountId, asked('id')), eq(currency, asked('currency'))))
      .prepare(),
  }
}

/** Prepares the list of lines with the balance after each. */
function prepareList(orm: Orm) {
  const balance = sql<number>`sum(${ledgerEntry.amount})
    OVER (PARTITION BY ${accountKind}, ${accountId}, ${currency} ORDER BY ${ledgerEntry.at}, ${ROWID})`
  const places = { balance: balance.as('balance'), place: sql<number>`${ROWID}`.as('place') }
  const lines = orm
    .select({ ...getTableColumns(ledgerEntry), ...places })
    .from(ledgerEntry)
    .as('lines')
  const own = [character, squad, vehicle].map(
    (table) => sql`SELECT ${table.id} FROM ${table} WHERE ${table.warbandId} = ${asked('warbandId')}`,
  )
  const isAsked = and(
    sql`(${asked('kind')} IS NULL OR (${lines.accountKind} = ${asked('kind')} AND ${lines.accountId} = ${asked('id')}))`,
    sql`(${asked('warbandId')} IS NULL OR ${lines.accountId} = ${asked('warbandId')}
      OR ${lines.accountId} IN (${sql.join(own, sql` UNION ALL `)}))`,
    sql`(${asked('battleId')} IS NULL OR ${lines.battleId} = ${asked('battleId')})`,
  )
  return orm
    .select()
    .from(lines)
    .where(isAsked)
    .orderBy(desc(lines.at), desc(lines.place))
    .limit(asked('limit'))
    .prepare()
}

function sumOf({ newest: _newest, ...sum }: AccountBalance & { readonly newest: string }): AccountBalance {
  return sum
}
