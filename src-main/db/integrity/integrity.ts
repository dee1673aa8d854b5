import { rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Progress } from '#shared/contract/base.ts'
import { runSync } from '#shared/kit/run-steps.ts'
import { type BrokenChange, createChangeChecksumVerifier } from '../change-log/change-checksums.ts'
import { listWronglyMarkedChanges } from '../change-log/revert-marks.ts'
import { createTriggers } from '../change-log/triggers.ts'
import { type Database, openDatabase, openInMemory } from '../file/open-database.ts'
import { migrate } from '../migrate/migrate.ts'
import { MIGRATIONS } from '../migrate/migrations.ts'
import { isSearchIndexValid } from '../search/search-health.ts'
import { iterateRowFaults } from './row-faults.ts'

/**
 * Largest file, in bytes, that is checked before it opens, on the main thread. Larger ones are checked on another
 * thread while they are already displayed.
 */
export const MAX_SYNC_CHECK_BYTES = 4_000_000

/** Reported for a part that SQLite cannot read. */
export const UNREADABLE_PART_FAULT = 'a part of the file is damaged and cannot be read'

/**
 * Runs a quick check on every table, one per step, and returns the fault or null. Skips the search index, which takes
 * longer than all tables together; `iterateIntegrityCheck` covers it.
 */
export function* iterateQuickCheck(db: Database): Generator<undefined, string | null> {
  const schemaFault = quickCheck(db, 'sqlite_schema')
  if (schemaFault !== null) return schemaFault
  const tables = db
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`)
    .pluck()
    .all()
  for (const table of tables) {
    const fault = quickCheck(db, table)
    if (fault !== null) return fault
    yield
  }
  return null
}

/** Runs a quick check on every table. Returns the fault, or null. */
export function quickCheckDatabase(db: Database): string | null {
  return runSync(iterateQuickCheck(db))
}

/**
 * Checks a file together with the log left by a killed process, without changing either. Returns the fault, or null.
 * Needed because SQLite replays any log into any file.
 */
export function quickCheckWithLog(path: string): string | null {
  const db = openDatabase(path, 'look')
  try {
    return quickCheckDatabase(db)
  } catch (error) {
    if (!isDamageError(error)) throw error
    return UNREADABLE_PART_FAULT
  } finally {
    db.close()
    rmSync(`${path}-shm`, { force: true })
  }
}

/** Checks a whole file in steps, so that other work gets its turn and the check can be aborted. Returns the faults. */
export async function* checkIntegrity(db: Database, signal?: AbortSignal): AsyncGenerator<Progress, string[]> {
  const steps = iterateIntegrityCheck(db)
  for (;;) {
    signal?.throwIfAborted()
    const step = steps.next()
    if (step.done) return step.value
    yield step.value
    await setImmediate()
  }
}

/** As `checkIntegrity`, but synchronous. */
export const checkIntegritySync = (db: Database): string[] => runSync(iterateIntegrityCheck(db))

/**
 * As `checkIntegrity`, as a generator to be driven by the caller. Structural faults come first; if there are
 * any, no content is checked.
 */
export function* iterateIntegrityCheck(db: Database): Generator<Progress, string[]> {
  const tables = db.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all()
  const faults: string[] = []
  for (const [index, table] of tables.entries()) {
    yield { done: index, total: tables.length + 1, note: `Checking ${table}` }
    const found = readOrTell(() => db.prepare<[], string>(`PRAGMA integrity_check('${table}')`).pluck().all())
    faults.push(...describeDamage(table, found))
  }
  const dangling = db.prepare<[], { table: string; parent: string }>('PRAGMA foreign_key_check')
  faults.push(
    ...readOrTell(() =>
      dangling.all().map(({ table, parent }) => `${table}: a row points to a ${parent} that is not there`),
    ),
  )
  if (faults.length > 0) return faults
  const content = contentSteps(db)
  for (;;) {
    yield { done: tables.length, total: tables.length + 1, note: 'Comparing with History' }
    const step = readOrTell(() => content.next().value ?? null)
    if (step === null) return faults
    faults.push(...step)
  }
}

/** Whether an error means that the database is damaged. */
export function isDamageError(error: unknown): error is Error {
  return error instanceof Error && /^SQLITE_(CORRUPT|ERROR$|NOTADB)/.test(String(Reflect.get(error, 'code')))
}

/** Reads, and reports an error of SQLite as a fault. */
function readOrTell<Found>(read: () => Found): Found | string[] {
  try {
    return read()
  } catch (error) {
    if (!isDamageError(error)) throw error
    return [UNREADABLE_PART_FAULT]
  }
}

/** SQL of tables, indexes and triggers, by name. */
type Schema = ReadonlyMap<string, string>

let made: Schema | null = null

/** Finds tables, indexes and triggers that are missing or differ from what the migrations create. */
function findSchemaFaults(db: Database): string[] {
  made ??= makeSchema()
  const standing = schemaOf(db)
  return [...made]
    .filter(([name, sql]) => standing.get(name) !== sql)
    .map(([name]) => `schema: ${name} is not as Orrery made it`)
}

/** Builds the schema from the migrations. Constant while the program runs. */
function makeSchema(): Schema {
  const fresh = openInMemory()
  try {
    migrate(fresh, MIGRATIONS)
    createTriggers(fresh)
    return schemaOf(fresh)
  } finally {
    fresh.close()
  }
}

function schemaOf(db: Database): Schema {
  const entries = db.prepare<[], { name: string; sql: string }>(
    'SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL',
  )
  return new Map(entries.all().map(({ name, sql }) => [name, sql]))
}

/**
 * Checks the content: the change log by its checksums, the rows against the change log. Each step yields the faults it
 * found.
 */
function* contentSteps(db: Database): Generator<string[], undefined> {
  yield findSchemaFaults(db)
  const sums = createChangeChecksumVerifier(db)
  yield listWronglyMarkedChanges(db).map(changeFault)
  for (let step = sums.brokenFrom(0); step !== null; step = sums.brokenFrom(step.nextId))
    yield step.broken.map(changeFault)
  yield* iterateRowFaults(db)
  yield isSearchIndexValid(db) ? [] : ['search: the words of its index are not those of the texts']
}

function changeFault({ id, label }: BrokenChange): string {
  return `History entry ${id} (“${label}”) was altered outside Orrery`
}

function quickCheck(db: Database, table: string): string | null {
  const found = db.prepare<[], string>(`PRAGMA quick_check('${table}')`).pluck().all()
  return describeDamage(table, found)[0] ?? null
}

/** Translates the lines of `PRAGMA integrity_check` and `quick_check` into readable texts, each kind of damage once. */
function describeDamage(table: string, lines: readonly string[]): string[] {
  const kinds = lines.filter((line) => line !== 'ok').map((line) => DAMAGE_KINDS.find(({ is }) => is.test(line))?.text)
  return [...new Set(kinds)].map((text) => `${table}: ${text ?? 'a part of it is damaged on the disk'}`)
}

const DAMAGE_KINDS = [
  { is: /constraint failed|NULL value|non-\w+ value in/i, text: 'a row holds a value that is not allowed' },
  { is: /index|malformed inverted/i, text: 'its index does not match its rows' },
] as const
