import { sql } from 'drizzle-orm'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import { mapLabel, region } from '../schema/schema.ts'

/** A name on a map that has no page. */
export interface NamedMapElement {
  readonly kind: 'label' | 'region'
  readonly id: string
  readonly name: string
  readonly clusterId: string
  readonly isHidden: boolean
}

/** Names on maps that are not in the search index. */
export function createNamedMapElementRepository(orm: Orm) {
  const typed = sql.placeholder('typed')
  const labels = once(() =>
    orm
      .select({ id: mapLabel.id, name: mapLabel.text, clusterId: mapLabel.clusterId, isHidden: mapLabel.isHidden })
      .from(mapLabel)
      .where(sql`instr(lower(${mapLabel.text}), lower(${typed})) > 0`)
      .limit(sql.placeholder('limit'))
      .prepare(),
  )
  const regions = once(() =>
    orm
      .select({ id: region.id, name: region.name, clusterId: region.clusterId, isHidden: region.isHidden })
      .from(region)
      .where(sql`instr(lower(${region.name}), lower(${typed})) > 0`)
      .limit(sql.placeholder('limit'))
      .prepare(),
  )
  return {
    /** Names that contain a text, labels first. */
    find(text: string, limit: number): NamedMapElement[] {
      if (text === '') return []
      const asked = { typed: text, limit }
      return [
        ...labels()
          .all(asked)
          .map((row) => ({ kind: 'label' as const, ...row })),
        ...regions()
          .all(asked)
          .map((row) => ({ kind: 'region' as const, ...row })),
      ].slice(0, limit)
    },
  }
}
