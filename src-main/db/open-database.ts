import BetterSqlite3 from 'better-sqlite3'

/** A connection to one SQLite file. */
export type Database = BetterSqlite3.Database

/** How a connection is opened: `own` holds the file alone and creates it if need be, but writes nothing yet; `copy` makes it one single file, `look` only reads it. */
export type DatabaseAccess = 'own' | 'copy' | 'look'

const LOCK_WAIT_MS = 300
/** A change touches a dozen pages a little: small ones are written faster. Only a new file takes it. */
const PAGE_BYTES = 2048
/** Pages in the write-ahead log before they are moved into the file: rarely enough that few changes wait for it. */
const PAGES_A_CHECKPOINT = 4000
/** Holds all that a change of some 50,000 rows touches: with less, pages are written before it is done, and read and written again. */
const CACHE_KIB = 64_000

/** Opens a SQLite file: durable (WAL, synchronous FULL), foreign keys on; the only place that names the driver. */
export function openDatabase(path: string, access: DatabaseAccess): Database {
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

/** A database that is nowhere but in memory. */
export function openInMemory(): Database {
  return new BetterSqlite3(':memory:')
}

/** From here on no other process can read or write the file, until the connection closes or the process dies. */
function takeFile(db: Database): void {
  db.pragma('locking_mode = EXCLUSIVE')
  db.pragma('synchronous = FULL')
  db.pragma(`cache_size = ${-CACHE_KIB}`)
  db.pragma(`wal_autocheckpoint = ${PAGES_A_CHECKPOINT}`)
  db.exec('BEGIN EXCLUSIVE; COMMIT')
}

/** Makes an owned file ready to be written to: from here on changes go through the write-ahead log. */
export function prepareToWrite(db: Database): void {
  db.pragma(`page_size = ${PAGE_BYTES}`)
  db.pragma('journal_mode = WAL')
}

/** Moves everything from the write-ahead log into the file; answers whether all of it is there. */
export function checkpointLog(db: Database): boolean {
  emptied.set(db, getCheckpointCount(db) + 1)
  const [outcome] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number; log: number; checkpointed: number }[]
  return outcome?.busy === 0 && outcome.log === outcome.checkpointed
}

/** Returns the space of deleted rows to the disk. On a full disk, which has no room for the copy this needs, the file keeps it for later rows. */
export function compact(db: Database): void {
  try {
    db.exec('VACUUM')
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'SQLITE_FULL') throw error
  }
  checkpointLog(db)
}

/** How often the log of a file was emptied: what was copied meanwhile is of two times. */
const emptied = new WeakMap<Database, number>()

/** How often the log of an open file was moved into it. */
export function getCheckpointCount(db: Database): number {
  return emptied.get(db) ?? 0
}

/** While the log is held, changes stay in it and the file itself stands still. */
export function setCheckpointsPaused(db: Database, isHeld: boolean): void {
  if (db.open) db.pragma(`wal_autocheckpoint = ${isHeld ? 0 : PAGES_A_CHECKPOINT}`)
}
