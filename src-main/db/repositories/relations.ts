import { asc, sql } from 'drizzle-orm'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../orm.ts'
import { relation } from '../schema.ts'
import type { LinkTarget } from './journal.ts'
import { prepareNamedTable } from './prepared-statements.ts'

/** A row of the relation table. */
export type Relation = typeof relation.$inferSelect

/** How things stand to each other. */
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
    /** Those that begin or end at a thing, by name. */
    listOf: (target: LinkTarget): Relation[] => ofOne().all({ kind: target.kind, id: target.id }),
    ...prepareNamedTable(orm, relation),
  }
}
