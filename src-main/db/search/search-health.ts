import { listColumns, listLoggedTables, buildSearchEntryExpressions } from '../change-log/triggers.ts'
import type { Database } from '../file/open-database.ts'

/** Maximum number of rows named per table. */
const MOST_NAMED = 20
/** Prefixes of faults that concern only the search tables and their index. */
const OF_SEARCH_ALONE = /^search(?:_index)?: /
const OF_INDEX = /^search_index: /

/**
 * Whether the full-text index matches the texts it was built from, since `PRAGMA integrity_check` only checks the
 * index for internal consistency. True in a read-only file, where it cannot be checked.
 */
export function isSearchIndexValid(db: Database): boolean {
  if (db.readonly || db.pragma('query_only', { simple: true }) === 1) return true
  try {
    db.prepare(`INSERT INTO search_index (search_index, rank) VALUES ('integrity-check', 1)`).run()
    return true
  } catch (error) {
    if (isCorrupt(error)) return false
    throw error
  }
}

/** Finds the rows of a table whose copy in the search table differs. */
export function listSearchFaults(db: Database, table: string): string[] {
  return differingEntries(db, table)
    .slice(0, MOST_NAMED)
    .map((id) => `search: what it holds of the ${table} ${id} is not what stands there`)
}

/** Rebuilds the full-text index from the search table. It holds no original data. */
export function rebuildSearchIndex(db: Database): void {
  db.exec(`INSERT INTO search_index (search_index) VALUES ('rebuild')`)
}

/**
 * Rebuilds the search data if a full check found no other faults. Returns whether it did. Index faults are reported
 * before the rows are compared, so in that case only the index is rebuilt and the check must be repeated.
 */
export function repairSearch(db: Database, faults: readonly string[]): boolean {
  if (!faults.every((fault) => OF_SEARCH_ALONE.test(fault))) return false
  try {
    if (faults.some((fault) => OF_INDEX.test(fault))) rebuildSearchIndex(db)
    else remakeSearch(db)
    return true
  } catch (error) {
    if (isCorrupt(error)) return false
    throw error
  }
}

/** Rebuilds all search data from the rows, which must be sound. */
function remakeSearch(db: Database): void {
  db.transaction(() => {
    rebuildSearchIndex(db) // what takes old words out of it must find them there
    const searched = listLoggedTables(db).filter(
      (table) => buildSearchEntryExpressions(table, listColumns(db, table), 'thing') !== null,
    )
    for (const table of searched) remakeEntries(db, table)
    db.prepare('DELETE FROM search_entry WHERE kind NOT IN (SELECT value FROM json_each(?))').run(
      JSON.stringify(searched),
    )
  })()
}

function remakeEntries(db: Database, table: string): void {
  const held = buildSearchEntryExpressions(table, listColumns(db, table), 'thing')
  if (!held || differingEntries(db, table).length === 0) return
  db.prepare('DELETE FROM search_entry WHERE kind = ?').run(table)
  db.exec(
    `INSERT INTO search_entry (kind, ref_id, name, text) SELECT '${table}', thing.id, ${held.name}, ${held.text} FROM "${table}" AS thing`,
  )
}

/** Ids of rows whose search entry is missing, differs, or remains after the row is gone. */
function differingEntries(db: Database, table: string): string[] {
  const held = buildSearchEntryExpressions(table, listColumns(db, table), 'thing')
  if (!held) return []
  const wrong = db.prepare<[], string>(
    `SELECT entry.ref_id FROM search_entry AS entry LEFT JOIN "${table}" AS thing ON thing.id = entry.ref_id
     WHERE entry.kind = '${table}' AND (thing.id IS NULL OR entry.name IS NOT ${held.name} OR entry.text IS NOT ${held.text})
     UNION ALL SELECT id FROM "${table}" WHERE id NOT IN (SELECT ref_id FROM search_entry WHERE kind = '${table}')`,
  )
  return wrong.pluck().all()
}

function isCorrupt(error: unknown): boolean {
  return String(Reflect.get(Object(error), 'code')).startsWith('SQLITE_CORRUPT')
}
