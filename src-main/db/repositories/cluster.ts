import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../open-campaign.ts'
import { cluster, route, star } from '../schema.ts'
import { prepareAdd, prepareFind, prepareRemove } from './prepared.ts'

/** A row of the cluster table. */
export type Cluster = typeof cluster.$inferSelect

/** A row of the star table. */
export type Star = typeof star.$inferSelect

/** A row of the route table. */
export type Route = typeof route.$inferSelect

/** The star cluster of a campaign, its stars and the routes between them. */
export function createClusterRepository(orm: Orm) {
  const one = orm.select().from(cluster).limit(1).prepare()
  const stars = orm.select().from(star).orderBy(star.row, star.column).prepare()
  const starById = prepareFind(orm, star)
  const starAt = orm
    .select()
    .from(star)
    .where(and(eq(star.row, sql.placeholder('row')), eq(star.column, sql.placeholder('column'))))
    .prepare()
  const starAdded = prepareAdd(orm, star)
  const routes = orm.select().from(route).orderBy(route.fromStarId, route.toStarId).prepare()
  const routeById = prepareFind(orm, route)
  const routeBetween = orm
    .select()
    .from(route)
    .where(and(eq(route.fromStarId, sql.placeholder('from')), eq(route.toStarId, sql.placeholder('to'))))
    .prepare()
  const routeAdded = prepareAdd(orm, route)

  return {
    getCluster(): Cluster {
      const row = one.get()
      if (!row) throw new Error('The campaign has no star cluster')
      return row
    },
    addCluster: (row: Cluster): void => void orm.insert(cluster).values(row).run(),
    updateCluster: ({ id, ...fields }: Cluster): void =>
      void orm.update(cluster).set(fields).where(eq(cluster.id, id)).run(),

    /** Row by row from the top. */
    listStars: (): Star[] => stars.all(),
    findStar: (id: string): Star | null => starById(id),
    findStarAt: (row: number, column: number): Star | null => starAt.get({ row, column }) ?? null,
    addStar: (row: Star): void => starAdded(row),
    updateStar: ({ id, ...fields }: Partial<Star> & Pick<Star, 'id'>): void =>
      void orm.update(star).set(fields).where(eq(star.id, id)).run(),
    /** Its routes go with it. */
    removeStar: prepareRemove(orm, star),

    listRoutes: (): Route[] => routes.all(),
    findRoute: (id: string): Route | null => routeById(id),
    /** The route between two stars, whichever is named first. */
    findRouteBetween(one: string, other: string): Route | null {
      const [from, to] = ordered(one, other)
      return routeBetween.get({ from, to }) ?? null
    },
    /** Stored with the smaller id first, whichever is named first. */
    addRoute({ id, clusterId, fromStarId, toStarId }: Route): void {
      const [from, to] = ordered(fromStarId, toStarId)
      routeAdded({ id, clusterId, fromStarId: from, toStarId: to })
    },
    removeRoute: prepareRemove(orm, route),
  }
}

function ordered(one: string, other: string): readonly [string, string] {
  return one < other ? [one, other] : [other, one]
}
