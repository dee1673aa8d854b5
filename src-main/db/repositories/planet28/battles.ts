import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { battle } from '#main/db/schema/schema.ts'
import { prepareRowOperations } from '../prepared-statements.ts'

export type Battle = typeof battle.$inferSelect

export function createBattleRepository(orm: Orm) {
  const all = orm.select().from(battle).orderBy(desc(battle.recordedAt), desc(battle.id)).prepare()
  const waiting = orm
    .select({ id: battle.id, name: battle.name, record: battle.record, recordedAt: battle.recordedAt })
    .from(battle)
    .where(eq(battle.state, 'recorded'))
    .orderBy(asc(battle.recordedAt), asc(battle.id))
    .prepare()
  const settled = orm
    .select({ record: battle.record })
    .from(battle)
    .where(eq(battle.state, 'settled'))
    .orderBy(desc(battle.recordedAt), desc(battle.id))
    .prepare()
  const settledAfter = orm
    .select({ name: battle.name, record: battle.record })
    .from(battle)
    .where(and(eq(battle.state, 'settled'), gt(battle.settledBy, sql.placeholder('change'))))
    .orderBy(desc(battle.settledBy))
    .prepare()

  return {
    /** Newest first. */
    list: (): Battle[] => all.all(),
    /** Battles that are not settled, oldest first. */
    listWaiting: () => waiting.all(),
    /** The records of settled battles, newest first. */
    listSettledRecords: () => settled.all().map(({ record }) => record),
    /** Battles settled by later changes than this one, newest first. */
    listSettledAfter: (change: number) => settledAfter.all({ change }),
    ...prepareRowOperations(orm, battle),
  }
}
