import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { asCampaignFileError, CampaignFileError, requireNoFile } from './campaign-file-error.ts'
import { APPLICATION_ID, requireCampaignFile, requireKnownVersion } from './campaign-header.ts'
import { type ChangeLog, type Recorded, createChangeLog } from './change-log.ts'
import { createChangeSums } from './change-sums.ts'
import { putInPlace, removeDatabase } from './database-files.ts'
import { quickFault } from './integrity.ts'
import { migrate, schemaVersion } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { type Database, openDatabase } from './open-database.ts'
import { createRows, type Rows } from './rows.ts'
import { createTriggers, unloggedTables } from './triggers.ts'

/** An open campaign: this process alone reads and writes the file until it is closed. */
export interface CampaignFile {
  readonly path: string
  readonly db: Database
  /** What the file holds, by repository. */
  readonly rows: Rows
  readonly changes: ChangeLog
  close(): void
}

/** What opening a campaign needs to know of the world. */
export interface OpenOptions {
  /** ISO time of now. */
  readonly now: () => string
  /** Hears of every change after its commit. */
  readonly announce: (recorded: Recorded) => void
  /** Called before an older file is brought up to date. */
  readonly beforeMigration: (db: Database) => void
}

/** Makes a new campaign file and fills it; throws CampaignFileError when a file is there already. Nothing half-made is left behind. */
export function createCampaignFile(path: string, fill: (file: CampaignFile) => void, now: () => string): void {
  requireNoFile(path)
  const draft = `${path}.new`
  try {
    accessSync(dirname(path), constants.W_OK)
    removeDatabase(draft)
    const db = openDatabase(draft, 'own')
    try {
      db.pragma(`application_id = ${APPLICATION_ID}`)
      fill(prepare(draft, db, { now, announce: () => {}, beforeMigration: () => {} }))
      db.pragma('wal_checkpoint(TRUNCATE)')
    } finally {
      db.close()
    }
    putInPlace(draft, path)
  } catch (error) {
    removeDatabase(draft)
    throw asCampaignFileError(error, path)
  }
}

/** Opens a campaign file; throws CampaignFileError with the reason and the way out when it cannot be used. */
export function openCampaignFile(path: string, options: OpenOptions): CampaignFile {
  try {
    requireCampaignFile(path, MIGRATIONS.length)
    const db = openDatabase(path, 'own')
    try {
      requireSound(db, path)
      return prepare(path, db, options)
    } catch (error) {
      db.close()
      throw error
    }
  } catch (error) {
    throw asCampaignFileError(error, path)
  }
}

function prepare(path: string, db: Database, { now, announce, beforeMigration }: OpenOptions): CampaignFile {
  const version = schemaVersion(db)
  requireKnownVersion(path, version, MIGRATIONS.length)
  if (version > 0 && version < MIGRATIONS.length) beforeMigration(db)
  migrate(db, MIGRATIONS)
  createTriggers(db)
  if (version < MIGRATIONS.length) createChangeSums(db).addMissing()
  requireLogged(db, path)
  return {
    path,
    db,
    rows: createRows(drizzle(db)),
    changes: createChangeLog(db, now, announce),
    close: () => db.close(),
  }
}

function requireLogged(db: Database, path: string): void {
  const unlogged = unloggedTables(db)
  if (unlogged.length > 0)
    throw new CampaignFileError(
      'damaged',
      path,
      `${path} holds tables that Orrery did not make and cannot keep a history of: ${unlogged.join(', ')}. It was left as it is. Restore a backup to go on.`,
    )
}

function requireSound(db: Database, path: string): void {
  const fault = quickFault(db)
  if (fault !== null)
    throw new CampaignFileError(
      'damaged',
      path,
      `${path} is damaged (${fault}). It was left as it is. Restore a backup to go on.`,
    )
}
