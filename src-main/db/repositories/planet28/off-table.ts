import { and, desc, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/orm.ts'
import { offTableEncounter, offTableGame, offTableGroup, offTableOrder, offTablePlace } from '#main/db/schema.ts'
import { once } from '#shared/kit/once.ts'
import { equalsPlaceholder, prepareListByGame, prepareTable } from '../prepared-statements.ts'

/** A row of the off_table_game table. */
export type OffTableGame = typeof offTableGame.$inferSelect
/** A row of the off_table_place table. */
export type OffTablePlace = typeof offTablePlace.$inferSelect
/** A row of the off_table_group table. */
export type OffTableGroup = typeof offTableGroup.$inferSelect
/** A row of the off_table_order table. */
export type OffTableOrder = typeof offTableOrder.$inferSelect
/** A row of the off_table_encounter table. */
export type OffTableEncounter = typeof offTableEncounter.$inferSelect

/** Off-table games with their boards. */
export function createOffTableRepository(orm: Orm) {
  const games = once(() =>
    orm
      .select()
      .from(offTableGame)
      .orderBy(offTableGame.isOver, desc(offTableGame.fromDay), desc(offTableGame.id))
      .prepare(),
  )
  const ofDay = once(() =>
    orm
      .select()
      .from(offTableOrder)
      .where(and(equalsPlaceholder(offTableOrder.gameId, 'gameId'), equalsPlaceholder(offTableOrder.day, 'day')))
      .orderBy(offTableOrder.id)
      .prepare(),
  )
  return {
    games: { ...prepareTable(orm, offTableGame), list: (): OffTableGame[] => games().all() },
    places: {
      ...prepareTable(orm, offTablePlace),
      listOf: prepareListByGame(orm, offTablePlace, [offTablePlace.name]),
    },
    groups: {
      ...prepareTable(orm, offTableGroup),
      listOf: prepareListByGame(orm, offTableGroup, [offTableGroup.name]),
    },
    orders: {
      ...prepareTable(orm, offTableOrder),
      /** The newest day first. */
      listOf: prepareListByGame(orm, offTableOrder, [sql`${offTableOrder.day} DESC`]),
      listOfDay: (gameId: string, day: number): OffTableOrder[] => ofDay().all({ gameId, day }),
    },
    encounters: {
      ...prepareTable(orm, offTableEncounter),
      listOf: prepareListByGame(orm, offTableEncounter, [sql`${offTableEncounter.day} DESC`]),
    },
  }
}
