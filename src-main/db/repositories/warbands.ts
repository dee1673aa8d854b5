import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../open-campaign.ts'
import { warband } from '../schema.ts'
import { prepareAdd, prepareUpdate } from './prepared.ts'

/** A row of the warband table. */
export type Warband = typeof warband.$inferSelect

/** The warbands of a campaign. */
export function createWarbandRepository(orm: Orm) {
  const all = orm.select().from(warband).orderBy(warband.name, warband.id).prepare()
  const byId = orm
    .select()
    .from(warband)
    .where(eq(warband.id, sql.placeholder('id')))
    .prepare()
  return {
    list: (): Warband[] => all.all(),
    find: (id: string): Warband | null => byId.get({ id }) ?? null,
    add: prepareAdd(orm, warband),
    update: prepareUpdate(orm, warband),
    /** Its characters and vehicles go with it. */
    remove: (id: string): void => void orm.delete(warband).where(eq(warband.id, id)).run(),
  }
}
