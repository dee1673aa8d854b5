import type { Orm } from '../open-campaign.ts'
import { warband } from '../schema.ts'
import { prepareAdd, prepareFind, prepareRemove, prepareUpdate } from './prepared.ts'

/** A row of the warband table. */
export type Warband = typeof warband.$inferSelect

/** The warbands of a campaign. */
export function createWarbandRepository(orm: Orm) {
  const all = orm.select().from(warband).orderBy(warband.name, warband.id).prepare()
  const byId = prepareFind(orm, warband)
  return {
    list: (): Warband[] => all.all(),
    find: (id: string): Warband | null => byId(id),
    add: prepareAdd(orm, warband),
    update: prepareUpdate(orm, warband),
    /** Its characters and vehicles go with it. */
    remove: prepareRemove(orm, warband),
  }
}
