import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '../file/orm.ts'
import { gameNight } from '../schema/schema.ts'
import { prepareInsert, prepareFindById, prepareDeleteById, prepareUpdateById } from './prepared-statements.ts'

export type GameNight = typeof gameNight.$inferSelect

export function createGameNightRepository(orm: Orm) {
  const all = orm
    .select()
    .from(gameNight)
    .orderBy(
      desc(isNull(gameNight.closedAtChange)),
      desc(sql`coalesce(${gameNight.heldOn}, '9999')`),
      desc(gameNight.closedAtChange),
      desc(gameNight.id),
    )
    .prepare()
  const closed = orm
    .select()
    .from(gameNight)
    .where(and(isNotNull(gameNight.closedAtChange), lt(gameNight.closedAtChange, sql.placeholder('before'))))
    .orderBy(desc(gameNight.closedAtChange))
    .limit(sql.placeholder('limit'))
    .prepare()
  const open = orm.select().from(gameNight).where(isNull(gameNight.closedAtChange)).orderBy(gameNight.heldOn).prepare()

  return {
    /** Open nights first, then by date, newest first. */
    list: (): GameNight[] => all.all(),
    find: prepareFindById(orm, gameNight),
    add: prepareInsert(orm, gameNight),
    update: prepareUpdateById(orm, gameNight),
    setClosed: (id: string, fields: Pick<GameNight, 'closedAtChange' | 'fromDay' | 'toDay'>): void =>
      void orm.update(gameNight).set(fields).where(eq(gameNight.id, id)).run(),
    remove: prepareDeleteById(orm, gameNight),
    /** The last nights closed before a change, newest first. */
    listClosed: (before: number, limit: number): GameNight[] => closed.all({ before, limit }),
    /** Open nights, earliest first. */
    listOpen: (): GameNight[] => open.all(),
  }
}
