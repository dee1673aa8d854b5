import type { Orm } from '../orm.ts'
import { faction } from '../schema.ts'
import { prepareAdd, prepareFind, prepareList, prepareRemove, prepareUpdate } from './prepared.ts'

/** A row of the faction table. */
export type Faction = typeof faction.$inferSelect

/** What a person writes of a faction. */
export type FactionRow = Omit<Faction, (typeof LEFT_ALONE)[number]>

/** Columns that editing leaves alone. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof Faction)[]

/** The factions of a campaign. */
export function createFactionRepository(orm: Orm) {
  const all = prepareList(orm, faction)
  const byId = prepareFind(orm, faction)
  return {
    list: (): Faction[] => all(),
    find: (id: string): Faction | null => byId(id),
    add: prepareAdd(orm, faction, LEFT_ALONE),
    update: prepareUpdate(orm, faction, LEFT_ALONE),
    remove: prepareRemove(orm, faction),
  }
}
