import type { Orm } from '../orm.ts'
import { faction } from '../schema.ts'
import { prepareAdd, prepareFind, prepareList, prepareRemove, prepareUpdate } from './prepared.ts'

/** A row of the faction table. */
export type Faction = typeof faction.$inferSelect

/** The factions of a campaign. */
export function createFactionRepository(orm: Orm) {
  const all = prepareList(orm, faction)
  const byId = prepareFind(orm, faction)
  return {
    list: (): Faction[] => all(),
    find: (id: string): Faction | null => byId(id),
    add: prepareAdd(orm, faction),
    update: prepareUpdate(orm, faction),
    remove: prepareRemove(orm, faction),
  }
}
