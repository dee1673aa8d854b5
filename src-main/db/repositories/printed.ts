import type { Orm } from '../open-campaign.ts'
import { printed } from '../schema.ts'
import { prepareAdd, prepareFind, prepareRemove, prepareUpdate } from './prepared.ts'

/** A row of the printed table: what a sheet showed when it was last printed. */
export type Printed = typeof printed.$inferSelect

/** What was printed last, by the id of the unit. */
export function createPrintedRepository(orm: Orm) {
  const all = orm.select().from(printed).prepare()
  const byId = prepareFind(orm, printed)
  const added = prepareAdd(orm, printed)
  const updated = prepareUpdate(orm, printed)
  return {
    list: (): Printed[] => all.all(),
    find: (id: string): Printed | null => byId(id),
    /** Notes what was printed, in place of what was printed before. */
    put: (row: Printed): void => (byId(row.id) === null ? added(row) : updated(row)),
    remove: prepareRemove(orm, printed),
  }
}
