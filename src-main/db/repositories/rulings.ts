import { asc, sql } from 'drizzle-orm'
import type { Orm } from '../open-campaign.ts'
import { ruling } from '../schema.ts'
import { prepareAdd, prepareFind, prepareRemove, prepareUpdate } from './prepared.ts'

/** A row of the ruling table. */
export type Ruling = typeof ruling.$inferSelect

/** The house rules that the group has agreed on. */
export function createRulingRepository(orm: Orm) {
  const all = orm.select().from(ruling).orderBy(asc(ruling.id)).prepare()
  const byId = prepareFind(orm, ruling)
  const added = prepareAdd(orm, ruling)
  const updated = prepareUpdate(orm, ruling)
  const fingerprint = orm
    .select({ text: sql<string>`json_group_array(json_array(id, value))` })
    .from(sql`(SELECT * FROM ${ruling} ORDER BY id)`)
    .prepare()
  return {
    list: (): Ruling[] => all.all(),
    find: (id: string): Ruling | null => byId(id),
    /** Stores what was chosen, in place of what was chosen before. */
    put: (row: Ruling): void => (byId(row.id) === null ? added(row) : updated(row)),
    remove: prepareRemove(orm, ruling),
    /** A text that changes when the rules do: reasons and names do not count. */
    fingerprint: (): string => fingerprint.get()?.text ?? '',
  }
}
