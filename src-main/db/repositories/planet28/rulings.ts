import { asc, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/orm.ts'
import { ruling } from '#main/db/schema.ts'
import { prepareFind, prepareUpsert, prepareRemove } from '../prepared-statements.ts'

/** A row of the ruling table. */
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
    find: prepareFind(orm, ruling),
    /** Stores what was chosen, in place of what was chosen before. */
    put: prepareUpsert(orm, ruling),
    remove: prepareRemove(orm, ruling),
    /** A text that changes when the rules do: reasons and names do not count. */
    fingerprint: (): string => fingerprint.get()?.text ?? '',
  }
}
