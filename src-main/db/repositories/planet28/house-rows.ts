import { asc, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { houseRow } from '#main/db/schema/schema.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import { buildPlaceholderCondition, prepareRowOperations } from '../prepared-statements.ts'

export type HouseRowRecord = typeof houseRow.$inferSelect

/** The house rows and patches. */
export function createHouseRowRepository(orm: Orm) {
  const all = orm.select().from(houseRow).orderBy(asc(houseRow.tableName), asc(houseRow.rowId)).prepare()
  const at = orm
    .select()
    .from(houseRow)
    .where(sql`${houseRow.tableName} = ${sql.placeholder('table')} AND ${houseRow.rowId} = ${sql.placeholder('rowId')}`)
    .prepare()
  const fingerprint = orm
    .select({ text: sql<string>`json_group_array(json_array(table_name, row_id, kind, fields))` })
    .from(sql`(SELECT * FROM ${houseRow} ORDER BY table_name, row_id)`)
    .prepare()
  const byTable = orm
    .select()
    .from(houseRow)
    .where(buildPlaceholderCondition(houseRow.tableName, 'table'))
    .orderBy(asc(houseRow.rowId))
    .prepare()

  return {
    /** By table, then by row id. */
    list: (): HouseRowRecord[] => all.all(),
    listOf: (table: TableName): HouseRowRecord[] => byTable.all({ table }),
    findAt: (table: TableName, rowId: string): HouseRowRecord | null => at.get({ table, rowId }) ?? null,
    /** Fingerprint of the rules content; names and notes of rows do not affect it. */
    fingerprint: (): string => fingerprint.get()?.text ?? '',
    ...prepareRowOperations(orm, houseRow),
  }
}
