import { asc, count, getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../orm.ts'
import { cluster, star } from '../schema.ts'
import {
  equalsPlaceholder,
  prepareAdd,
  prepareFind,
  prepareList,
  prepareRemove,
  prepareUpdate,
} from './prepared-statements.ts'

/** A row of the cluster table. */
export type Cluster = typeof cluster.$inferSelect

/** The star clusters of a campaign. What lies on their boards: map-objects.ts. */
export function createClusterRepository(orm: Orm) {
  const byName = prepareList(orm, cluster)
  const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(cluster)
  // A cluster that came back by undo is stored last, so the rows' own order would not tell.
  const firstMade = once(() =>
    orm
      .select()
      .from(cluster)
      .orderBy(
        sql`(SELECT min(change_id) FROM change_row WHERE table_name = 'cluster' AND row_id = ${cluster.id})`,
        asc(cluster.id),
      )
      .limit(1)
      .prepare(),
  )
  const starCounts = once(() =>
    orm.select({ clusterId: star.clusterId, stars: count() }).from(star).groupBy(star.clusterId).prepare(),
  )
  const owned = once(() =>
    orm
      .select({ id: star.id, name: star.name })
      .from(star)
      .where(equalsPlaceholder(star.factionId, 'factionId'))
      .orderBy(star.name, star.id)
      .prepare(),
  )

  return {
    list: (): Cluster[] => byName(),
    find: prepareFind(orm, cluster),
    /** The one that was made first, or null. */
    findFirst: (): Cluster | null => firstMade().get() ?? null,
    add: prepareAdd(orm, cluster),
    update: prepareUpdate(orm, cluster),
    /** The columns of these fields, as the change log writes them. */
    columnsOf: (fields: Partial<Cluster>): string[] =>
      Object.keys(fields).flatMap((field) => columns[field]?.name ?? []),
    /** Everything on its board goes with it. */
    remove: prepareRemove(orm, cluster),
    /** The stars of a faction on every board, by name. */
    listStarsOf: (factionId: string): { id: string; name: string }[] => owned().all({ factionId }),
    /** How many stars each cluster has that has any. */
    countStars: (): ReadonlyMap<string, number> =>
      new Map(
        starCounts()
          .all()
          .map(({ clusterId, stars }) => [clusterId, stars]),
      ),
  }
}
