import { asc, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { ruling } from '#main/db/schema/schema.ts'
import { prepareFindById, prepareUpsert, prepareDeleteById } from '../prepared-statements.ts'

export type Ruling = typeof ruling.$inferSelect

/** The house rules that the group has agreed on. */
export function createRulingRepository(orm: Orm) {
  const all = orm.select().from(ruling).orderBy(asc(ruling.id)).prepare()
  const fingerprint = orm
    .select({ text: sql<string>`json_group_array(json_array(id, value))` })
    .from(sql`(SELECT * FROM ${ruling} ORDER BY id)`)
    .prepare()
  return {
    list: (): Ruling[] => all.all(),
    find: prepareFindById(orm, ruling),
    /** Stores a choice, replacing the previous one. */
    put: prepareUpsert(orm, ruling),
    remove: prepareDeleteById(orm, ruling),
    /** Fingerprint of the rules content; reasons and names do not affect it. */
    fingerprint: (): string => fingerprint.get()?.text ?? '',
  }
}
