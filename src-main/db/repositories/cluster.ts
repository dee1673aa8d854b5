import { asc, count, getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import { cluster, star } from '../schema/schema.ts'
import {
  buildPlaceholderCondition,
  prepareInsert,
  prepareFindById,
  prepareListByName,
  prepareDeleteById,
  prepareUpdateById,
} from './prepared-statements.ts'

export type Cluster = typeof cluster.$inferSelect

/** The star clusters of a campaign. For the objects on their boards, see map-objects.ts. */
export function createClusterRepository(orm: Orm) {
  const byName = prepareListByName(orm, cluster)
  const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(cluster)
  // Ordered by the change log: a cluster restored by undo is stored last, so the order of the rows is not reliable.
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
      .where(buildPlaceholderCondition(star.factionId, 'factionId'))
      .orderBy(star.name, star.id)
      .prepare(),
  )

  return {
    list: (): Cluster[] => byName(),
    find: prepareFindById(orm, cluster),
    /** The cluster created first, or null. */
    findFirst: (): Cluster | null => firstMade().get() ?? null,
    add: prepareInsert(orm, cluster),
    update: prepareUpdateById(orm, cluster),
    /** Column names of these fields, as the change log writes them. */
    columnsOf: (fields: Partial<Cluster>): string[] =>
      Object.keys(fields).flatMap((field) => columns[field]?.name ?? []),
    /** Cascades to everything on its board. */
    remove: prepareDeleteById(orm, cluster),
    /** The stars of a faction on all boards, by name. */
    listStarsOf: (factionId: string): { id: string; name: string }[] => owned().all({ factionId }),
    /** Number of stars per cluster; clusters without stars are missing. */
    countStars: (): ReadonlyMap<string, number> =>
      new Map(
        starCounts()
          .all()
          .map(({ clusterId, stars }) => [clusterId, stars]),
      ),
  }
}
