import { accessSync, constants, existsSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { copyDatabaseSync } from './backup/database-copy.ts'
import { createChangeChecksumVerifier } from './change-log/change-checksums.ts'
import { type ChangeLog, type RecordedChange, createChangeLog } from './change-log/change-log.ts'
import { createTriggers, listStaleTriggers, listUnloggedTables } from './change-log/triggers.ts'
import { toCampaignFileError, CampaignFileError, requireFreePath } from './file/campaign-file-error.ts'
import { APPLICATION_ID, requireWritableCampaign, requireKnownVersion } from './file/campaign-header.ts'
import { hasUnwrittenLog, removeDatabase } from './file/database-files.ts'
import { createFileIdentity, type FileIdentity } from './file/file-identity.ts'
import { moveToFreePath } from './file/move-to-free-path.ts'
import { type Database, checkpointLog, openDatabase } from './file/open-database.ts'
import { removeTempFiles } from './file/remove-temp-files.ts'
import { MAX_SYNC_CHECK_BYTES, isDamageError, quickCheckWithLog, UNREADABLE_PART_FAULT } from './integrity/integrity.ts'
import { createWriteLock, createDamageError, type WriteLock } from './integrity/write-lock.ts'
import { migrate, readSchemaVersion } from './migrate/migrate.ts'
import { MIGRATIONS } from './migrate/migrations.ts'
import { createRepositories, type Repositories } from './repositories/repositories.ts'
import { isSearchIndexValid, rebuildSearchIndex } from './search/search-health.ts'

/** An open campaign. This process has exclusive access to the file until it is closed. */
export interface CampaignFile {
  readonly path: string
  readonly db: Database
  /** The repositories of the file. */
  readonly rows: Repositories
  readonly changes: ChangeLog
  /** Blocks writes until the check begun on opening has passed, and if the file is no longer at its path. */
  readonly gate: WriteLock
  /** Identity of the file, independent of its current name. */
  readonly place: FileIdentity
  /**
   * Closes the file and returns the path of the data: the file's path, the path it was moved to, or a rescue copy if
   * it is gone. Throws and stays open if there is no room for that copy.
   */
  close(): string
}

/** Dependencies of an open campaign. */
export interface OpenCampaignFileOptions {
  /** Current time in ISO format. */
  readonly now: () => string
  /** Called after the commit of every change. */
  readonly announce: (recorded: RecordedChange) => void
  /** Called before a file of an older format is migrated. */
  readonly beforeMigration: (db: Database) => void
  /** Folder for the rescue copy if the file and its folder are gone on closing. */
  readonly refuge?: string
}

/** Creates a campaign file and fills it. Throws CampaignFileError if the file exists. Leaves no partial file. */
export function createCampaignFile(path: string, fill: (file: CampaignFile) => void, now: () => string): void {
  requireFreePath(path)
  const draft = `${path}.new`
  try {
    accessSync(dirname(path), constants.W_OK)
    removeTempFiles(dirname(path))
    requireFreePath(draft)
    fillDraft(draft, fill, now)
    moveToFreePath(draft, path)
  } catch (error) {
    throw toCampaignFileError(error, path)
  }
}

function fillDraft(draft: string, fill: (file: CampaignFile) => void, now: () => string): void {
  try {
    const db = openDatabase(draft, 'own')
    try {
      db.pragma(`application_id = ${APPLICATION_ID}`)
      fill(prepare(draft, db, { now, announce: () => {}, beforeMigration: () => {} }))
      checkpointLog(db)
    } finally {
      db.close()
    }
  } catch (error) {
    removeDatabase(draft)
    throw error
  }
}

/** Opens a campaign file. Throws CampaignFileError with the reason and the remedy if it cannot be used. */
export function openCampaignFile(path: string, options: OpenCampaignFileOptions): CampaignFile {
  try {
    requireWritableCampaign(path, MIGRATIONS.length)
    const unwritten = hasUnwrittenLog(path) ? quickCheckWithLog(path) : null
    if (unwritten !== null) throw createDamageError(path, unwritten)
    const isSmall = statSync(path).size <= MAX_SYNC_CHECK_BYTES
    const db = openDatabase(path, 'own')
    try {
      return prepare(path, db, { ...options, isCheckedAtOnce: isSmall })
    } catch (error) {
      db.close()
      throw error
    }
  } catch (error) {
    throw toCampaignFileError(asDamage(error, path), path)
  }
}

interface Preparing extends OpenCampaignFileOptions {
  readonly isCheckedAtOnce?: boolean
}

function prepare(path: string, db: Database, options: Preparing): CampaignFile {
  const { now, announce, beforeMigration, isCheckedAtOnce = false, refuge = dirname(path) } = options
  const version = readSchemaVersion(db)
  requireKnownVersion(path, version, MIGRATIONS.length)
  requireLogged(db, path)
  const place = createFileIdentity(path)
  const gate = createWriteLock(db, path, place)
  const isBehind = version < MIGRATIONS.length
  if (isCheckedAtOnce || isBehind || listStaleTriggers(db).length > 0) gate.require()
  if (version > 0 && isBehind) beforeMigration(db)
  migrate(db, MIGRATIONS)
  createTriggers(db)
  if (isBehind) createChangeChecksumVerifier(db).addMissing()
  if (isCheckedAtOnce && !isSearchIndexValid(db)) rebuildSearchIndex(db)
  return {
    path,
    db,
    rows: createRepositories(drizzle(db)),
    changes: createChangeLog(db, now, { announce, beforeWriting: () => gate.require() }),
    gate,
    place,
    close: () => closeSafely({ path, db, place, refuge }),
  }
}

interface Closing {
  readonly path: string
  readonly db: Database
  readonly place: FileIdentity
  readonly refuge: string
}

/**
 * Closes the database and returns the path of the data. SQLite writes the log into the file on closing, but not if the
 * file was moved: the data would then remain in a log without a file.
 */
function closeSafely({ path, db, place, refuge }: Closing): string {
  if (!db.open) return path
  const whole = place.isHere() ? path : (foundWhole(db, place) ?? rescueOrStay(db, path, refuge))
  db.close()
  place.letGo()
  // an empty log: everything is in the file
  if (!place.isHere() && !hasUnwrittenLog(path))
    for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
  return whole
}

/** Returns the path that a file was moved to, if the file is complete. */
function foundWhole(db: Database, place: FileIdentity): string | null {
  try {
    return checkpointLog(db) ? place.find() : null
  } catch {
    return null // what cannot be written into it can still be copied
  }
}

/**
 * Writes a rescue copy of a deleted file, which is lost once it is closed: it stays open until there is room for the
 * copy. A file that cannot be read is closed, or it would stay open for ever.
 */
function rescueOrStay(db: Database, path: string, refuge: string): string {
  try {
    return rescue(db, path, refuge)
  } catch (error) {
    const known = toCampaignFileError(error, path)
    if (!(known instanceof CampaignFileError) || known.problem === 'damaged') db.close()
    throw known
  }
}

/** Writes the content of an open file that can no longer be found on disk to a rescue copy. */
function rescue(db: Database, path: string, refuge: string): string {
  const folder = existsSync(dirname(path)) ? dirname(path) : refuge
  const stem = `${basename(path, '.orrery')} (rescued)`
  for (let count = 1; ; count += 1) {
    const target = join(folder, `${stem}${count === 1 ? '' : ` ${count}`}.orrery`)
    if (existsSync(target) || hasUnwrittenLog(target)) continue
    copyDatabaseSync(db, target)
    return target
  }
}

function requireLogged(db: Database, path: string): void {
  const unlogged = listUnloggedTables(db)
  if (unlogged.length > 0)
    throw new CampaignFileError(
      'damaged',
      path,
      `${path} holds tables that Orrery did not make and cannot keep a history of: ${unlogged.join(', ')}. It was left as it is. Restore a backup to go on.`,
    )
}

/** Treats an SQL syntax error as damage: the statement was valid when written, so the disk altered the schema. */
function asDamage(error: unknown, path: string): unknown {
  const code: unknown = Reflect.get(Object(error), 'code')
  return code === 'SQLITE_ERROR' && isDamageError(error) ? createDamageError(path, UNREADABLE_PART_FAULT) : error
}
