import BetterSqlite3 from 'better-sqlite3'

/** A connection to one SQLite file. */
export type Database = BetterSqlite3.Database

/**
 * How a connection is opened: `own` takes exclusive access and creates the file if needed but writes nothing yet,
 * `copy` writes a single file without a log, `look` is read-only.
 */
export type DatabaseAccessMode = 'own' | 'copy' | 'look'

const LOCK_WAIT_MS = 300
/** Page size. A change touches a dozen pages a little, so small pages are faster. Applies to new files only. */
const PAGE_BYTES = 2048
/** Pages in the write-ahead log before a checkpoint: large enough that few changes wait for one. */
const PAGES_A_CHECKPOINT = 4000
/**
 * Cache size. Holds all pages that a change of some 50,000 rows touches; a smaller cache would spill pages early and
 * read and write them again.
 */
const CACHE_KIB = 64_000

/** Opens a SQLite file: durable (WAL, synchronous FULL), foreign keys on. The only place that names the driver. */
export function openDatabase(path: string, access: DatabaseAccessMode): Database {
  const db = new BetterSqlite3(path, { readonly: access === 'look', timeout: LOCK_WAIT_MS })
  try {
    db.pragma('foreign_keys = ON')
    db.pragma('trusted_schema = OFF')
    if (access === 'own') takeFile(db)
    if (access === 'copy') db.pragma('journal_mode = DELETE')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Opens an in-memory database. */
export function openInMemory(): Database {
  return new BetterSqlite3(':memory:')
}

/** Takes an exclusive lock, held until the connection closes or the process dies. */
function takeFile(db: Database): void {
  db.pragma('locking_mode = EXCLUSIVE')
  db.pragma('synchronous = FULL')
  db.pragma(`cache_size = ${-CACHE_KIB}`)
  db.pragma(`wal_autocheckpoint = ${PAGES_A_CHECKPOINT}`)
  db.exec('BEGIN EXCLUSIVE; COMMIT')
}

/** Makes an owned file writable, with changes going through the write-ahead log. */
export function enableWrites(db: Database): void {
  db.pragma(`page_size = ${PAGE_BYTES}`)
  db.pragma('journal_mode = WAL')
}

/** Runs a checkpoint. Returns whether the whole log was moved into the file. */
export function checkpointLog(db: Database): boolean {
  emptied.set(db, getCheckpointCount(db) + 1)
  const [outcome] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number; log: number; checkpointed: number }[]
  return outcome?.busy === 0 && outcome.log === outcome.checkpointed
}

/**
 * Compacts the file (VACUUM). On a full disk, which has no room for the copy this needs, the free space stays in the
 * file for later rows.
 */
export function compactDatabase(db: Database): void {
  try {
    db.exec('VACUUM')
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'SQLITE_FULL') throw error
  }
  checkpointLog(db)
}

/** Explicit checkpoints per database: a copy during which the count changed mixes two states. */
const emptied = new WeakMap<Database, number>()

/** Returns the number of explicit checkpoints of an open file. */
export function getCheckpointCount(db: Database): number {
  return emptied.get(db) ?? 0
}

/** Pauses or resumes automatic checkpoints. While paused, changes stay in the log until `checkpointLog` runs. */
export function setCheckpointsPaused(db: Database, isHeld: boolean): void {
  if (db.open) db.pragma(`wal_autocheckpoint = ${isHeld ? 0 : PAGES_A_CHECKPOINT}`)
}
