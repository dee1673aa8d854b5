import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Orm } from '../orm.ts'
import { player, warband } from '../schema.ts'
import { prepareAdd, prepareFind, prepareList, prepareRemove, prepareUpdate } from './prepared.ts'

/** A row of the player table. */
export type Player = typeof player.$inferSelect

/** A warband and the player who leads it. */
export interface LedWarband {
  readonly id: string
  readonly name: string
  readonly playerId: string | null
}

/** The people at the table, and who leads which warband. */
export function createPlayerRepository(orm: Orm) {
  const all = prepareList(orm, player)
  const led = orm
    .select({ id: warband.id, name: warband.name, playerId: warband.playerId })
    .from(warband)
    .where(isNotNull(warband.playerId))
    .orderBy(asc(warband.name), asc(warband.id))
    .prepare()
  return {
    list: (): Player[] => all(),
    find: prepareFind(orm, player),
    add: prepareAdd(orm, player),
    update: prepareUpdate(orm, player),
    /** Their warbands stay, led by nobody. */
    remove: prepareRemove(orm, player),
    listLed: (): LedWarband[] => led.all(),
    lead: (warbandId: string, playerId: string | null): void =>
      void orm.update(warband).set({ playerId }).where(eq(warband.id, warbandId)).run(),
  }
}
