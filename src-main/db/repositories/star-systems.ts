import { eq, getTableColumns } from 'drizzle-orm'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import { star, starSystem } from '../schema/schema.ts'
import { equalsPlaceholder, prepareTable } from './prepared-statements.ts'

/** Systems of stars. A system has the id of its star. */
export function createStarSystemRepository(orm: Orm) {
  const inCluster = once(() =>
    orm
      .select(getTableColumns(starSystem))
      .from(starSystem)
      .innerJoin(star, eq(star.id, starSystem.starId))
      .where(equalsPlaceholder(star.clusterId, 'clusterId'))
      .prepare(),
  )
  return {
    ...prepareTable(orm, starSystem),
    /** The systems of a cluster, by the ids of their stars. */
    listByStar: (clusterId: string) =>
      new Map(
        inCluster()
          .all({ clusterId })
          .map((system) => [system.starId, system]),
      ),
  }
}
