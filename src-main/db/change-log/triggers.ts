import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type ThingKindDefinition, THING_KIND_DEFINITIONS } from '#shared/things.ts'
import type { Database } from '../file/open-database.ts'
import * as schema from '../schema/schema.ts'

// Triggers are recreated after every migration, because a table rebuild drops them.

/** The tables of the schema. Any other table in a file is foreign. */
const OUR_TABLES: ReadonlySet<string> = new Set(
  Object.values(schema).flatMap((entry) => (is(entry, SQLiteTable) ? [getTableName(entry)] : [])),
)

/**
 * Tables without change-log triggers: rows named by their content never change or disappear, and the last rules and
 * match snapshots are derived from other tables.
 */
const NOT_LOGGED = /^(change|change_row|image|last_rules|match_snapshot|rules_edition|search_.*|sqlite_.*)$/

/** Tables covered by search, with the columns that hold a row's name and texts. */
const SEARCHED = new Map<string, ThingKindDefinition>(
  Object.values(THING_KIND_DEFINITIONS).map((row) => [row.table, row]),
)

/** SQL of the id of the open change. Null without one, so the write fails. */
const OPEN_CHANGE = '(SELECT id FROM change WHERE open = 1 ORDER BY id DESC LIMIT 1)'

const EVENTS = [
  { event: 'INSERT', before: false, after: true },
  { event: 'UPDATE', before: true, after: true },
  { event: 'DELETE', before: true, after: false },
] as const

/** A table's column as SQLite describes it. */
export interface SqliteColumn {
  readonly name: string
  readonly type: string
}

/** A trigger as it should be defined. */
interface Trigger {
  readonly name: string
  readonly sql: string
}

/** Lists the tables whose every write must be in the change log. */
export function listLoggedTables(db: Database): string[] {
  const tables = db
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .pluck()
    .all()
  return tables.filter((table) => !NOT_LOGGED.test(table))
}

/** Reads the columns of all tables, in order. */
function columnsByTable(db: Database): Map<string, SqliteColumn[]> {
  const all = db
    .prepare<[], SqliteColumn & { readonly tableName: string }>(
      `SELECT tables.name AS tableName, columns.name, columns.type
       FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' ORDER BY tables.name, columns.cid`,
    )
    .all()
  return Map.groupBy(all, ({ tableName }) => tableName)
}

/** Lists a table's columns in order. */
export function listColumns(db: Database, table: string): SqliteColumn[] {
  return db.prepare<[string], SqliteColumn>('SELECT name, type FROM pragma_table_info(?)').all(table)
}

/** Builds the SQL of a row image: its columns as a JSON object. `row` is a table name, OLD or NEW. */
export function buildRowImageExpression(columns: readonly SqliteColumn[], row: string): string {
  return `json_object(${columns.map(({ name }) => `'${name}', ${row}."${name}"`).join(', ')})`
}

/** Creates the missing triggers of the change log and of search on every table of the schema. */
export function createTriggers(db: Database): void {
  const stale = listStaleTriggers(db)
  if (stale.length === 0) return
  db.transaction(() => {
    for (const { name, sql } of stale) db.exec(`DROP TRIGGER IF EXISTS "${name}"; ${sql}`)
  })()
}

/**
 * Drops the triggers on our tables: while they exist, SQLite parses them all again at every schema change.
 * `createTriggers` recreates them.
 */
export function dropTriggers(db: Database): void {
  const standing = standingTriggers(db)
  const names = [...OUR_TABLES].flatMap((table) => EVENTS.map(({ event }) => triggerName(table, event)))
  for (const name of names) if (standing.has(name)) db.exec(`DROP TRIGGER "${name}"`)
}

/** Lists the triggers that are missing or defined differently. */
export function listStaleTriggers(db: Database): Trigger[] {
  const standing = standingTriggers(db)
  const columns = columnsByTable(db)
  return listLoggedTables(db)
    .filter((table) => OUR_TABLES.has(table))
    .flatMap((table) => triggersOf(table, columns.get(table) ?? []))
    .filter(({ name, sql }) => standing.get(name) !== sql)
}

function triggersOf(table: string, columns: readonly SqliteColumn[]): Trigger[] {
  requireLoggable(table, columns)
  return EVENTS.map(({ event, before, after }) => {
    const name = triggerName(table, event)
    const sql = `CREATE TRIGGER "${name}" AFTER ${event} ON "${table}" ${event === 'UPDATE' ? whenChanged(columns) : ''} BEGIN
        INSERT INTO change_row (change_id, table_name, row_id, before, after)
        VALUES (${OPEN_CHANGE}, '${table}', ${after ? 'NEW' : 'OLD'}.id,
          ${before ? buildRowImageExpression(columns, 'OLD') : 'NULL'}, ${after ? buildRowImageExpression(columns, 'NEW') : 'NULL'});
        ${searchSql(table, event, columns)}
      END`
    return { name, sql }
  })
}

function standingTriggers(db: Database): Map<string, string> {
  const triggers = db.prepare<[], Trigger>(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`).all()
  return new Map(triggers.map(({ name, sql }) => [name, sql]))
}

/**
 * Lists foreign tables without the triggers of the change log, which would miss writes to them. If there are any, the
 * file must not be used.
 */
export function listUnloggedTables(db: Database): string[] {
  const standing = standingTriggers(db)
  const strange = listLoggedTables(db).filter((table) => !OUR_TABLES.has(table))
  return strange.filter((table) => !EVENTS.every(({ event }) => standing.has(triggerName(table, event))))
}

/** SQL condition that a row really changes: rewriting equal values is no change. */
function whenChanged(columns: readonly SqliteColumn[]): string {
  return `WHEN ${columns.map(({ name }) => `OLD."${name}" IS NOT NEW."${name}"`).join(' OR ')}`
}

function triggerName(table: string, event: string): string {
  return `log_${table}_${event.toLowerCase()}`
}

/** Throws on column types that a JSON image would not restore exactly. */
function requireLoggable(table: string, columns: readonly SqliteColumn[]): void {
  if (!columns.some(({ name, type }) => name === 'id' && type.toUpperCase() === 'TEXT'))
    throw new Error(`The change log needs a text column id in the table ${table}`)
  const odd = columns.find(({ type }) => !['TEXT', 'INTEGER'].includes(type.toUpperCase()))
  if (odd) throw new Error(`The change log cannot hold ${table}.${odd.name}: ${odd.type} is neither text nor integer`)
}

/**
 * Builds the SQL of the search entry of a row: its name and its texts, with each column qualified by `row`. Null for a
 * table that search does not cover.
 */
export function buildSearchEntryExpressions(
  table: string,
  columns: readonly SqliteColumn[],
  row: string,
): { name: string; text: string; parts: string[] } | null {
  const source = SEARCHED.get(table)
  if (!source) return null
  const written = source.texts.filter((text) => columns.some(({ name }) => name === text))
  const texts = written.map((column) => `${row}."${column}"`)
  const text = texts.length === 1 ? String(texts[0]) : `trim(${texts.join(' || char(10) || ')}, char(10))`
  return { name: `${row}."${source.nameColumn}"`, text, parts: [source.nameColumn, ...written] }
}

function searchSql(table: string, event: 'INSERT' | 'UPDATE' | 'DELETE', columns: readonly SqliteColumn[]): string {
  const held = buildSearchEntryExpressions(table, columns, 'NEW')
  if (!held) return ''
  const { name, text, parts } = held
  if (event === 'DELETE') return `DELETE FROM search_entry WHERE kind = '${table}' AND ref_id = OLD.id;`
  if (event === 'INSERT')
    return `INSERT INTO search_entry (kind, ref_id, name, text) VALUES ('${table}', NEW.id, ${name}, ${text});`
  const isOther = parts.map((column) => `OLD."${column}" IS NOT NEW."${column}"`)
  return `UPDATE search_entry SET name = ${name}, text = ${text}
    WHERE kind = '${table}' AND ref_id = NEW.id AND (${isOther.join(' OR ')});`
}
