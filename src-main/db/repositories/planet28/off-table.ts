import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Orm } from '#main/db/orm.ts'
import { offTableEncounter, offTableGame, offTableGroup, offTableOrder, offTablePlace } from '#main/db/schema.ts'
import { once } from '#shared/kit/once.ts'
import { prepareAdd, prepareFind, prepareRemove, prepareUpdate } from '../prepared.ts'

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
      .where(and(eq(offTableOrder.gameId, sql.placeholder('gameId')), eq(offTableOrder.day, sql.placeholder('day'))))
      .orderBy(offTableOrder.id)
      .prepare(),
  )
  return {
    games: { ...tableOf(orm, offTableGame), list: (): OffTableGame[] => games().all() },
    places: { ...tableOf(orm, offTablePlace), listOf: partsOf(orm, offTablePlace, offTablePlace.name) },
    groups: { ...tableOf(orm, offTableGroup), listOf: partsOf(orm, offTableGroup, offTableGroup.name) },
    orders: {
      ...tableOf(orm, offTableOrder),
      /** The newest day first. */
      listOf: partsOf(orm, offTableOrder, sql`${offTableOrder.day} DESC`),
      listOfDay: (gameId: string, day: number): OffTableOrder[] => ofDay().all({ gameId, day }),
    },
    encounters: {
      ...tableOf(orm, offTableEncounter),
      listOf: partsOf(orm, offTableEncounter, sql`${offTableEncounter.day} DESC`),
    },
  }
}

type TableWithId = SQLiteTable & { readonly id: SQLiteColumn }

function tableOf<Table extends TableWithId>(orm: Orm, table: Table) {
  return {
    find: prepareFind(orm, table),
    add: prepareAdd(orm, table),
    update: prepareUpdate(orm, table),
    remove: prepareRemove(orm, table),
  }
}

/** The rows of a game. */
function partsOf<Table extends TableWithId & { readonly gameId: SQLiteColumn }>(
  orm: Orm,
  table: Table,
  order: SQLiteColumn | ReturnType<typeof sql>,
): (gameId: string) => Table['$inferSelect'][] {
  const anyTable: SQLiteTable = table
  const statement = once(() =>
    orm
      .select()
      .from(anyTable)
      .where(eq(table.gameId, sql.placeholder('gameId')))
      .orderBy(order, table.id)
      .prepare(),
  )
  return (gameId) => statement().all({ gameId })
}
