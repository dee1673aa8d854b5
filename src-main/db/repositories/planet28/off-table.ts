import { and, desc, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { offTableEncounter, offTableGame, offTableGroup, offTableOrder, offTablePlace } from '#main/db/schema/schema.ts'
import { once } from '#shared/kit/once.ts'
import { buildPlaceholderCondition, prepareListByGame, prepareRowOperations } from '../prepared-statements.ts'

export type OffTableGame = typeof offTableGame.$inferSelect
export type OffTablePlace = typeof offTablePlace.$inferSelect
export type OffTableGroup = typeof offTableGroup.$inferSelect
export type OffTableOrder = typeof offTableOrder.$inferSelect
export type OffTableEncounter = typeof offTableEncounter.$inferSelect

/** Off-table games and their boards. */
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
      .where(
        and(
          buildPlaceholderCondition(offTableOrder.gameId, 'gameId'),
          buildPlaceholderCondition(offTableOrder.day, 'day'),
        ),
      )
      .orderBy(offTableOrder.id)
      .prepare(),
  )
  return {
    games: { ...prepareRowOperations(orm, offTableGame), list: (): OffTableGame[] => games().all() },
    places: {
      ...prepareRowOperations(orm, offTablePlace),
      listOf: prepareListByGame(orm, offTablePlace, [offTablePlace.name]),
    },
    groups: {
      ...prepareRowOperations(orm, offTableGroup),
      listOf: prepareListByGame(orm, offTableGroup, [offTableGroup.name]),
    },
    orders: {
      ...prepareRowOperations(orm, offTableOrder),
      /** Newest day first. */
      listOf: prepareListByGame(orm, offTableOrder, [sql`${offTableOrder.day} DESC`]),
      listOfDay: (gameId: string, day: number): OffTableOrder[] => ofDay().all({ gameId, day }),
    },
    encounters: {
      ...prepareRowOperations(orm, offTableEncounter),
      listOf: prepareListByGame(orm, offTableEncounter, [sql`${offTableEncounter.day} DESC`]),
    },
  }
}
