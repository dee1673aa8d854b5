import type { Orm } from '#main/db/file/orm.ts'
import { printed } from '#main/db/schema/schema.ts'
import { prepareFindById, prepareUpsert, prepareDeleteById } from '../prepared-statements.ts'

/** A row of the printed table: what a sheet showed when it was last printed. */
export type PrintedSheetRecord = typeof printed.$inferSelect

/** The last printed content, by unit id. */
export function createPrintedRepository(orm: Orm) {
  const all = orm.select().from(printed).prepare()
  return {
    list: (): PrintedSheetRecord[] => all.all(),
    find: prepareFindById(orm, printed),
    /** Replaces the record of the last print. */
    put: prepareUpsert(orm, printed),
    remove: prepareDeleteById(orm, printed),
  }
}
