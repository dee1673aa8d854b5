import { sql } from 'drizzle-orm'
import type { Thing } from '#shared/contract/base.ts'
import { once } from '#shared/kit/once.ts'
import { THING_KINDS_BY_RANK, type ThingKind, THING_KIND_DEFINITIONS } from '#shared/things.ts'
import type { Orm } from '../file/orm.ts'

/** The names of everything that has a page. */
export function createPageNameRepository(orm: Orm) {
  const queries = new Map(THING_KINDS_BY_RANK.map((kind) => [kind, once(() => queriesOf(orm, kind))]))
  const queriesFor = (kind: ThingKind) => {
    const made = queries.get(kind)
    if (!made) throw new Error(`There is no kind of thing called ${kind}`)
    return made()
  }
  return {
    /** All things, by kind in order of how often they are looked up, then by name. */
    list: (): Thing[] =>
      THING_KINDS_BY_RANK.flatMap((kind) =>
        queriesFor(kind)
          .all.all()
          .map((row) => ({ kind, ...row })),
      ),
    /** Finds a thing, or null if it no longer exists. */
    find: (kind: ThingKind, id: string): Thing | null => {
      const row = queriesFor(kind).one.get({ id })
      return row ? { kind, ...row } : null
    },
  }
}

/** The two queries on the table of a kind. */
function queriesOf(orm: Orm, kind: ThingKind) {
  const { table, nameColumn } = THING_KIND_DEFINITIONS[kind]
  const id = sql<string>`id`
  const name = sql<string>`${sql.identifier(nameColumn)}`
  const named = () => orm.select({ id, name }).from(sql`${sql.identifier(table)}`)
  return {
    all: named().orderBy(name, id).prepare(),
    one: named()
      .where(sql`id = ${sql.placeholder('id')}`)
      .prepare(),
  }
}
