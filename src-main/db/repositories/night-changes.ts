import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Change } from '../change-log/change.ts'
import type { Orm } from '../file/orm.ts'
import { change } from '../schema/schema.ts'

/** A range of changes, exclusive at both ends. */
export interface ChangeSpan {
  readonly after: number
  readonly before: number
}

/** Applied changes within a range of the change log. */
export function createNightChangeRepository(orm: Orm) {
  const isWithin = and(
    eq(change.kind, 'change'),
    isNull(change.undoneBy),
    gt(change.id, sql.placeholder('after')),
    lt(change.id, sql.placeholder('before')),
  )
  const { id, label, actor, at, kind, targetId, undoneBy } = change
  const page = orm
    .select({ id, label, actor, at, kind, targetId, undoneBy })
    .from(change)
    .where(isWithin)
    .orderBy(desc(id))
    .limit(sql.placeholder('limit'))
    .prepare()
  const total = orm.select({ count: count() }).from(change).where(isWithin).prepare()
  return {
    /** The newest changes first, up to `limit`. */
    list: (span: ChangeSpan, limit: number): Change[] => page.all({ ...span, limit }),
    count: (span: ChangeSpan): number => total.get({ ...span })?.count ?? 0,
  }
}
