import type { BackupDifference } from '#shared/contract/backups.ts'
import { type Change, CHANGE_COLUMNS } from '../change-log/change.ts'
import { listColumns, buildRowImageExpression, listLoggedTables } from '../change-log/triggers.ts'
import type { Database } from '../file/open-database.ts'

/** Row differences of one table between the open campaign and an earlier state of it. */
export type TableDifference = Omit<BackupDifference, 'things'> & { readonly table: string }

interface NamedRow {
  readonly id: string
  readonly name: string | null
  readonly image: string
}

const MOST_EXAMPLES = 5

/** Lists the tables whose rows differ. Columns that exist in only one of the two files are ignored. */
export function listTableDifferences(present: Database, past: Database): TableDifference[] {
  const known = new Set(listLoggedTables(past))
  return listLoggedTables(present)
    .filter((table) => known.has(table))
    .map((table) => tableDifference(table, present, past))
    .filter(({ added, removed, changed }) => added + removed + changed > 0)
}

/**
 * Lists the changes missing from an earlier state, newest first, at most `limit`; `total` counts them all. The two
 * histories may have diverged.
 */
export function listChangesSince(
  present: Database,
  past: Database,
  limit: number,
): { newest: Change[]; total: number } {
  const common = lastCommonChange(present, past)
  const newest = present.prepare<[number, number], Change>(
    `SELECT ${CHANGE_COLUMNS} FROM change WHERE id > ? ORDER BY id DESC LIMIT ?`,
  )
  const total = present.prepare<[number], number>('SELECT count(*) FROM change WHERE id > ?').pluck()
  return { newest: newest.all(common, limit), total: total.get(common) ?? 0 }
}

/** Returns the campaign's name in an earlier state. */
export function readCampaignName(past: Database): string {
  return past.prepare<[], string>('SELECT name FROM campaign').pluck().get() ?? ''
}

/** Whether an earlier state contains the newest change of the present campaign, so nothing has changed since. */
export function containsNewestChange(present: Database, past: Database): boolean {
  return listChangesSince(present, past, 0).total === 0
}

/**
 * Returns the id of the last change that both histories share, or 0. Changes are never rewritten, so two histories are
 * equal up to the point where they diverge.
 */
function lastCommonChange(present: Database, past: Database): number {
  type Made = Pick<Change, 'id' | 'label' | 'actor' | 'at' | 'kind'>
  const columns = 'id, label, actor, at, kind' // older formats have these too
  const newestFirst = past.prepare<[], Made>(`SELECT ${columns} FROM change ORDER BY id DESC`)
  const byId = present.prepare<[number], Made>(`SELECT ${columns} FROM change WHERE id = ?`)
  for (const then of newestFirst.iterate()) {
    const now = byId.get(then.id)
    if (now && now.label === then.label && now.actor === then.actor && now.at === then.at && now.kind === then.kind)
      return then.id
  }
  return 0
}

function tableDifference(table: string, present: Database, past: Database): TableDifference {
  const columns = listColumns(past, table)
  const shared = listColumns(present, table).filter(({ name }) => columns.some((column) => column.name === name))
  const label = shared.find(({ name }) => name === 'name' || name === 'title')
  const rows = `SELECT id, ${label ? `"${label.name}"` : 'NULL'} AS name, ${buildRowImageExpression(shared, `"${table}"`)} AS image FROM "${table}"`
  const before = new Map(
    past
      .prepare<[], NamedRow>(rows)
      .all()
      .map((row) => [row.id, row]),
  )
  const count = { added: 0, changed: 0 }
  const names = new Set<string>()
  const note = ({ name }: NamedRow): void => void (name !== null && names.size < MOST_EXAMPLES && names.add(name))
  for (const row of present.prepare<[], NamedRow>(rows).iterate()) {
    const then = before.get(row.id)
    before.delete(row.id)
    if (then?.image === row.image) continue
    count[then ? 'changed' : 'added'] += 1
    note(row)
  }
  for (const row of before.values()) note(row)
  return { table, ...count, removed: before.size, examples: [...names] }
}
