import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../open-campaign.ts'
import { faction } from '../schema.ts'
import { prepareAdd, prepareUpdate } from './prepared.ts'

/** A row of the faction table. */
export type Faction = typeof faction.$inferSelect

/** The factions of a campaign. */
export function createFactionRepository(orm: Orm) {
  const all = orm.select().from(faction).orderBy(faction.name).prepare()
  const byId = orm
    .select()
    .from(faction)
    .where(eq(faction.id, sql.placeholder('id')))
    .prepare()
  return {
    list: (): Faction[] => all.all(),
    find: (id: string): Faction | null => byId.get({ id }) ?? null,
    add: prepareAdd(orm, faction),
    update: prepareUpdate(orm, faction),
    remove: (id: string): void => void orm.delete(faction).where(eq(faction.id, id)).run(),
  }
}
