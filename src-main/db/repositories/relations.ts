import { asc, sql } from 'drizzle-orm'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import { relation } from '../schema/schema.ts'
import type { LinkTarget } from './journal.ts'
import { prepareNamedRowOperations } from './prepared-statements.ts'

export type Relation = typeof relation.$inferSelect

/** Relations between things. */
export function createRelationRepository(orm: Orm) {
  const { fromKind, fromId, toKind, toId } = relation
  const [kind, id] = [sql.placeholder('kind'), sql.placeholder('id')]
  const ofOne = once(() =>
    orm
      .select()
      .from(relation)
      .where(sql`(${fromKind} = ${kind} AND ${fromId} = ${id}) OR (${toKind} = ${kind} AND ${toId} = ${id})`)
      .orderBy(asc(relation.name), asc(relation.id))
      .prepare(),
  )
  return {
    /** The relations from or to a thing, by name. */
    listOf: (target: LinkTarget): Relation[] => ofOne().all({ kind: target.kind, id: target.id }),
    ...prepareNamedRowOperations(orm, relation),
  }
}
