import { asc, desc, getTableColumns, sql } from 'drizzle-orm'
import { once } from '#shared/kit/once.ts'
import { computeSnapshotChecksum } from '../change-log/snapshot-checksums.ts'
import type { Orm } from '../file/orm.ts'
import { match, matchEntry, matchResult, matchSeat, matchSnapshot } from '../schema/schema.ts'
import {
  buildPlaceholderCondition,
  prepareInsert,
  prepareFindById,
  prepareUpsert,
  prepareDeleteById,
  prepareUpdateById,
} from './prepared-statements.ts'

export type Match = typeof match.$inferSelect
export type MatchSeat = typeof matchSeat.$inferSelect
export type MatchEntry = typeof matchEntry.$inferSelect

/** The columns of an entry that a list of matches needs. */
export type MatchEntryHead = Pick<MatchEntry, 'n' | 'at' | 'isLast' | 'summary'>

/** The columns that a list of matches needs; seats and log are queried separately. */
export type MatchHead = Pick<Match, 'id' | 'game' | 'name' | 'createdAt'>

/** Matches with their seats, logs and snapshots, and the record of applied results. */
export function createMatchRepository(orm: Orm) {
  const { id, game, name, createdAt } = getTableColumns(match)
  const heads = once(() =>
    orm.select({ id, game, name, createdAt }).from(match).orderBy(desc(createdAt), desc(id)).prepare(),
  )
  return {
    matches: {
      find: prepareFindById(orm, match),
      add: prepareInsert(orm, match),
      update: prepareUpdateById(orm, match, [
        'origin',
        'game',
        'format',
        'options',
        'diceVersion',
        'faces',
        'start',
        'createdAt',
      ]),
      remove: prepareDeleteById(orm, match),
      /** All matches, newest first. */
      listHeads: (): MatchHead[] => heads().all(),
    },
    seats: { put: prepareUpsert(orm, matchSeat), listOf: seatsOf(orm) },
    entries: createEntryRepository(orm),
    snapshots: createSnapshotRepository(orm),
    results: { find: prepareFindById(orm, matchResult), put: prepareUpsert(orm, matchResult) },
  }
}

/** Creates access to match logs, which are append-only except for undo. */
function createEntryRepository(orm: Orm) {
  const ofMatch = buildPlaceholderCondition(matchEntry.matchId, 'matchId')
  const all = once(() => orm.select().from(matchEntry).where(ofMatch).orderBy(asc(matchEntry.n)).prepare())
  const newest = once(() => orm.select().from(matchEntry).where(ofMatch).orderBy(desc(matchEntry.n)).limit(1).prepare())
  const { n, at, isLast, summary } = getTableColumns(matchEntry)
  const newestHead = once(() =>
    orm.select({ n, at, isLast, summary }).from(matchEntry).where(ofMatch).orderBy(desc(n)).limit(1).prepare(),
  )
  const dice = sql<number>`coalesce(sum(json_array_length(${matchEntry.faces})), 0)`
  const drawn = once(() => orm.select({ dice }).from(matchEntry).where(ofMatch).prepare())
  const page = once(() =>
    orm
      .select()
      .from(matchEntry)
      .where(sql`${ofMatch} AND ${matchEntry.n} < ${sql.placeholder('before')}`)
      .orderBy(desc(matchEntry.n))
      .limit(sql.placeholder('limit'))
      .prepare(),
  )
  return {
    add: prepareInsert(orm, matchEntry),
    findNewest: (matchId: string): MatchEntry | null => newest().get({ matchId }) ?? null,
    /** The newest entry without its command and events. */
    findNewestHead: (matchId: string): MatchEntryHead | null => newestHead().get({ matchId }) ?? null,
    listOf: (matchId: string): MatchEntry[] => all().all({ matchId }),
    /** A page of the log, newest first, below number `before` (exclusive). */
    listPage: (matchId: string, { before, limit }: { before: number | null; limit: number }): MatchEntry[] =>
      page().all({ matchId, before: before ?? Number.MAX_SAFE_INTEGER, limit }),
    /** Number of dice that the entries consumed. */
    countDice: (matchId: string): number => drawn().get({ matchId })?.dice ?? 0,
  }
}

/** The state after a log entry. */
export type MatchSnapshot = Omit<typeof matchSnapshot.$inferSelect, 'sum'>

/** Creates access to snapshots. One whose checksum does not match is treated as missing. */
function createSnapshotRepository(orm: Orm) {
  const state = sql<string>`${matchSnapshot.state}`
  const snapshotQuery = once(() =>
    orm
      .select({ ...getTableColumns(matchSnapshot), state })
      .from(matchSnapshot)
      .where(buildPlaceholderCondition(matchSnapshot.id, 'id'))
      .prepare(),
  )
  const put = prepareUpsert(orm, matchSnapshot)
  return {
    find(id: string): MatchSnapshot | null {
      const row = snapshotQuery().get({ id })
      if (row === undefined || row.sum !== computeSnapshotChecksum(row)) return null
      return { ...row, state: JSON.parse(row.state) as unknown }
    },
    put: (row: MatchSnapshot): void =>
      put({ ...row, sum: computeSnapshotChecksum({ ...row, state: JSON.stringify(row.state) }) }),
  }
}

function seatsOf(orm: Orm): (matchId: string) => MatchSeat[] {
  const statement = once(() =>
    orm
      .select()
      .from(matchSeat)
      .where(buildPlaceholderCondition(matchSeat.matchId, 'matchId'))
      .orderBy(asc(matchSeat.place))
      .prepare(),
  )
  return (matchId) => statement().all({ matchId })
}
