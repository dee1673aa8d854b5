import type { Database } from './open-database.ts'
import { listColumns, listLoggedTables, buildSearchSql } from './triggers.ts'

/** Of one table no more are named. */
const MOST_NAMED = 20
/** How faults begin that are of search alone, and those of its index. */
const OF_SEARCH_ALONE = /^search(?:_index)?: /
const OF_INDEX = /^search_index: /

/** Whether the words of the index are those of the texts that it was made of: `PRAGMA integrity_check` looks at the index by itself alone. True where it cannot be told, in a file that is only read. */
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

/** What search holds of a table is a copy of it: where it is not, for which rows. */
export function findSearchFaults(db: Database, table: string): string[] {
  return differingEntries(db, table)
    .slice(0, MOST_NAMED)
    .map((id) => `search: what it holds of the ${table} ${id} is not what stands there`)
}

/** Makes the index anew from the texts that search holds: nothing that anybody wrote is in it alone. */
export function rebuildSearchIndex(db: Database): void {
  db.exec(`INSERT INTO search_index (search_index) VALUES ('rebuild')`)
}

/**
 * Makes anew what search holds, where a check of the whole file found nothing else wrong; answers whether it did. What is wrong
 * with the index is told before the rows are looked at: then it alone is made anew, and the check is to be done again.
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

/** Makes everything that search holds anew from the rows themselves, which must be sound. */
function remakeSearch(db: Database): void {
  db.transaction(() => {
    rebuildSearchIndex(db) // what takes old words out of it must find them there
    const searched = listLoggedTables(db).filter(
      (table) => buildSearchSql(table, listColumns(db, table), 'thing') !== null,
    )
    for (const table of searched) remakeEntries(db, table)
    db.prepare('DELETE FROM search_entry WHERE kind NOT IN (SELECT value FROM json_each(?))').run(
      JSON.stringify(searched),
    )
  })()
}

function remakeEntries(db: Database, table: string): void {
  const held = buildSearchSql(table, listColumns(db, table), 'thing')
  if (!held || differingEntries(db, table).length === 0) return
  db.prepare('DELETE FROM search_entry WHERE kind = ?').run(table)
  db.exec(
    `INSERT INTO search_entry (kind, ref_id, name, text) SELECT '${table}', thing.id, ${held.name}, ${held.text} FROM "${table}" AS thing`,
  )
}

/** The ids of rows that search holds otherwise than they stand, or not at all, or that are gone. */
function differingEntries(db: Database, table: string): string[] {
  const held = buildSearchSql(table, listColumns(db, table), 'thing')
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
