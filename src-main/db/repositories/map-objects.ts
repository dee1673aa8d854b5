import { and, asc, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { findStarWorld, type StarWorld } from '#shared/cluster/star-world.ts'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import { bookmark, fleetMarker, mapLabel, region, route, star } from '../schema/schema.ts'
import { buildPlaceholderCondition, prepareRowOperations } from './prepared-statements.ts'

export type Star = typeof star.$inferSelect

/** A row of the route table. The smaller star id comes first. */
export type Route = typeof route.$inferSelect

/** A row of the bookmark table. Zoom is in hundredths. */
export type Bookmark = typeof bookmark.$inferSelect

/** A row without the columns that are internal to the campaign file. */
export type MapObjectFields<Row> = Omit<Row, 'clusterId' | 'extra'>

/** Access to one kind of map objects. */
export interface MapObjectAccess<Row extends { readonly id: string }> {
  /** Table name, as the change log writes it. */
  readonly table: string
  /** Column names of these fields, as the change log writes them. */
  columnsOf(fields: object): string[]
  /** All objects of a cluster, with all columns. */
  list(clusterId: string): Row[]
  /** All objects of a cluster, without `extra`. */
  listShown(clusterId: string): MapObjectFields<Row>[]
  /** The objects of a cluster with these ids, without `extra`. */
  listSome(clusterId: string, ids: readonly string[]): MapObjectFields<Row>[]
  find(id: string): Row | null
  add(row: Row): void
  update(row: Row): void
  remove(id: string): void
}

type ThingTable = SQLiteTable & {
  readonly id: SQLiteColumn
  readonly clusterId: SQLiteColumn
  readonly $inferSelect: { readonly id: string }
}

/** The objects on the boards of a campaign's clusters. */
export function createMapObjectRepository(orm: Orm) {
  const inUse = once(() =>
    orm
      .select({ one: sql<number>`1` })
      .from(sql`(${sql.join(ID_TABLES.map(idsOf), sql` UNION ALL `)})`)
      .prepare(),
  )
  return {
    star: createStarAccess(orm),
    route: createRouteAccess(orm),
    region: verbsOf(orm, region, [region.name]),
    label: verbsOf(orm, mapLabel, [mapLabel.row, mapLabel.column]),
    fleet: verbsOf(orm, fleetMarker, [fleetMarker.row, fleetMarker.column]),
    bookmark: verbsOf(orm, bookmark, [bookmark.name]),
    /** Whether any object on any board has this id. */
    isInUse: (id: string): boolean => inUse().get({ id }) !== undefined,
  }
}

function createStarAccess(orm: Orm) {
  const isAt = and(
    buildPlaceholderCondition(star.clusterId, 'clusterId'),
    buildPlaceholderCondition(star.row, 'row'),
    buildPlaceholderCondition(star.column, 'column'),
  )
  const isImported = and(
    buildPlaceholderCondition(star.clusterId, 'clusterId'),
    sql`instr(${star.extra}, '"traveller-') > 0`,
  )
  const starAt = once(() => orm.select({ id: star.id, name: star.name }).from(star).where(isAt).prepare())
  const imported = once(() => orm.select({ id: star.id, extra: star.extra }).from(star).where(isImported).prepare())
  return {
    ...verbsOf(orm, star, [star.row, star.column]),
    /** Imported worlds of a cluster, by the ids of their stars. */
    listWorlds: (clusterId: string): ReadonlyMap<string, StarWorld> =>
      new Map(
        imported()
          .all({ clusterId })
          .flatMap(({ id, extra }) => {
            const world = findStarWorld(extra)
            return world ? [[id, world]] : []
          }),
      ),
    /** The star in a hex, or null. */
    findAt: (clusterId: string, row: number, column: number): Pick<Star, 'id' | 'name'> | null =>
      starAt().get({ clusterId, row, column }) ?? null,
  }
}

function createRouteAccess(orm: Orm) {
  const routes = verbsOf(orm, route, [route.fromStarId, route.toStarId])
  const isBetween = and(
    buildPlaceholderCondition(route.fromStarId, 'from'),
    buildPlaceholderCondition(route.toStarId, 'to'),
  )
  const routeBetween = once(() => orm.select({ id: route.id }).from(route).where(isBetween).prepare())
  return {
    ...routes,
    /** Whether a route joins two stars, in either direction. */
    areJoined(a: string, b: string): boolean {
      const [from, to] = ordered(a, b)
      return routeBetween().get({ from, to }) !== undefined
    },
    /** Adds a route with the smaller star id first, in whichever order they are given. */
    add(row: Route): void {
      const [fromStarId, toStarId] = ordered(row.fromStarId, row.toStarId)
      routes.add({ ...row, fromStarId, toStarId })
    },
  }
}

export type MapObjectRepository = ReturnType<typeof createMapObjectRepository>

const ID_TABLES = [star, route, region, mapLabel, fleetMarker, bookmark] as const

function idsOf(table: (typeof ID_TABLES)[number]): SQL {
  return sql`SELECT 1 FROM ${table} WHERE ${table.id} = ${sql.placeholder('id')}`
}

function ordered(a: string, b: string): readonly [string, string] {
  return a < b ? [a, b] : [b, a]
}

function verbsOf<Table extends ThingTable>(
  orm: Orm,
  table: Table,
  order: readonly SQLiteColumn[],
): MapObjectAccess<Table['$inferSelect']> {
  type Row = Table['$inferSelect']
  const anyTable: SQLiteTable = table
  const columns = getTableColumns<SQLiteTable>(table)
  const { clusterId: _, extra: __, ...shown } = columns
  const inOrder = [...order.map((column) => asc(column)), asc(table.id)]
  const ofCluster = buildPlaceholderCondition(table.clusterId, 'clusterId')
  const among = and(ofCluster, inArray(table.id, sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`))
  const query = (fields: typeof columns, where: SQL | undefined) =>
    once(() =>
      orm
        .select(fields)
        .from(anyTable)
        .where(where)
        .orderBy(...inOrder)
        .prepare(),
    )
  const whole = query(columns, ofCluster)
  const all = query(shown, ofCluster)
  const some = query(shown, among)
  return {
    table: getTableName(table),
    columnsOf: (fields) => Object.keys(fields).flatMap((field) => columns[field]?.name ?? []),
    list: (clusterId) => whole().all({ clusterId }) as Row[],
    listShown: (clusterId) => all().all({ clusterId }) as MapObjectFields<Row>[],
    listSome: (clusterId, ids) => some().all({ clusterId, ids: JSON.stringify(ids) }) as MapObjectFields<Row>[],
    ...prepareRowOperations(orm, table),
  }
}
