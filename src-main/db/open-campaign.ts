import { accessSync, constants, existsSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { asCampaignFileError, CampaignFileError, requireFreePlace } from './campaign-file-error.ts'
import { APPLICATION_ID, requireCampaignFile, requireKnownVersion } from './campaign-header.ts'
import { type ChangeLog, type Recorded, createChangeLog } from './change-log.ts'
import { createChangeSums } from './change-sums.ts'
import { copyDatabaseNow } from './database-copy.ts'
import { holdsUnwritten, removeDatabase } from './database-files.ts'
import { createFilePlace, type FilePlace } from './file-place.ts'
import { putInFreePlace } from './free-place.ts'
import { CHECKED_AT_ONCE, isDamage, unwrittenFault, UNREADABLE } from './integrity.ts'
import { removeLeftovers } from './leftovers.ts'
import { migrate, schemaVersion } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { type Database, emptyLog, openDatabase } from './open-database.ts'
import { createRows, type Rows } from './rows.ts'
import { isIndexSound, remakeIndex } from './search-health.ts'
import { createTriggers, staleTriggers, unloggedTables } from './triggers.ts'
import { createWriteGate, damaged, type WriteGate } from './write-gate.ts'

/** An open campaign: this process alone reads and writes the file until it is closed. */
export interface CampaignFile {
  readonly path: string
  readonly db: Database
  /** What the file holds, by repository. */
  readonly rows: Rows
  readonly changes: ChangeLog
  /** What stands before every write: the check that opening began, and the file in its place. */
  readonly gate: WriteGate
  /** Which file this is, whatever it is called by now. */
  readonly place: FilePlace
  /** Closes the file and answers where everything is: at its path, where it was moved to, or in a copy when it is gone. Throws and stays open when there is no room for that copy. */
  close(): string
}

/** What opening a campaign needs to know of the world. */
export interface OpenOptions {
  /** ISO time of now. */
  readonly now: () => string
  /** Hears of every change after its commit. */
  readonly announce: (recorded: Recorded) => void
  /** Called before an older file is brought up to date. */
  readonly beforeMigration: (db: Database) => void
  /** Where a copy goes when the file and its folder are gone at the end. */
  readonly refuge?: string
}

/** Makes a new campaign file and fills it; throws CampaignFileError when a file is there already. Nothing half-made is left behind. */
export function createCampaignFile(path: string, fill: (file: CampaignFile) => void, now: () => string): void {
  requireFreePlace(path)
  const draft = `${path}.new`
  try {
    accessSync(dirname(path), constants.W_OK)
    removeLeftovers(dirname(path))
    requireFreePlace(draft)
    fillDraft(draft, fill, now)
    putInFreePlace(draft, path)
  } catch (error) {
    throw asCampaignFileError(error, path)
  }
}

function fillDraft(draft: string, fill: (file: CampaignFile) => void, now: () => string): void {
  try {
    const db = openDatabase(draft, 'own')
    try {
      db.pragma(`application_id = ${APPLICATION_ID}`)
      fill(prepare(draft, db, { now, announce: () => {}, beforeMigration: () => {} }))
      emptyLog(db)
    } finally {
      db.close()
    }
  } catch (error) {
    removeDatabase(draft)
    throw error
  }
}

/** Opens a campaign file; throws CampaignFileError with the reason and the way out when it cannot be used. */
export function openCampaignFile(path: string, options: OpenOptions): CampaignFile {
  try {
    requireCampaignFile(path, MIGRATIONS.length)
    const unwritten = holdsUnwritten(path) ? unwrittenFault(path) : null
    if (unwritten !== null) throw damaged(path, unwritten)
    const isSmall = statSync(path).size <= CHECKED_AT_ONCE
    const db = openDatabase(path, 'own')
    try {
      return prepare(path, db, { ...options, isCheckedAtOnce: isSmall })
    } catch (error) {
      db.close()
      throw error
    }
  } catch (error) {
    throw asCampaignFileError(asDamage(error, path), path)
  }
}

interface Preparing extends OpenOptions {
  readonly isCheckedAtOnce?: boolean
}

function prepare(path: string, db: Database, options: Preparing): CampaignFile {
  const { now, announce, beforeMigration, isCheckedAtOnce = false, refuge = dirname(path) } = options
  const version = schemaVersion(db)
  requireKnownVersion(path, version, MIGRATIONS.length)
  requireLogged(db, path)
  const place = createFilePlace(path)
  const gate = createWriteGate(db, path, place)
  const isBehind = version < MIGRATIONS.length
  if (isCheckedAtOnce || isBehind || staleTriggers(db).length > 0) gate.require()
  if (version > 0 && isBehind) beforeMigration(db)
  migrate(db, MIGRATIONS)
  createTriggers(db)
  if (isBehind) createChangeSums(db).addMissing()
  if (isCheckedAtOnce && !isIndexSound(db)) remakeIndex(db)
  return {
    path,
    db,
    rows: createRows(drizzle(db)),
    changes: createChangeLog(db, now, { announce, beforeWriting: () => gate.require() }),
    gate,
    place,
    close: () => closeSafely({ path, db, place, refuge }),
  }
}

interface Closing {
  readonly path: string
  readonly db: Database
  readonly place: FilePlace
  readonly refuge: string
}

/** SQLite writes the log into the file when it closes it, but not into one that was moved: then everything would lie in a log without a file. */
function closeSafely({ path, db, place, refuge }: Closing): string {
  if (!db.open) return path
  const whole = place.isHere() ? path : (foundWhole(db, place) ?? rescueOrStay(db, path, refuge))
  db.close()
  place.letGo()
  // empty: what was in it is in the file
  if (!place.isHere() && !holdsUnwritten(path))
    for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
  return whole
}

/** Where a file was moved to, with everything in it. */
function foundWhole(db: Database, place: FilePlace): string | null {
  try {
    return emptyLog(db) ? place.find() : null
  } catch {
    return null // what cannot be written into it can still be copied
  }
}

/** Closed, a deleted file is gone for good: it stays open until there is room for its copy. One that cannot be read would stay for ever. */
function rescueOrStay(db: Database, path: string, refuge: string): string {
  try {
    return rescue(db, path, refuge)
  } catch (error) {
    const known = asCampaignFileError(error, path)
    if (!(known instanceof CampaignFileError) || known.problem === 'damaged') db.close()
    throw known
  }
}

/** Writes what an open file holds that is nowhere to be found any more. */
function rescue(db: Database, path: string, refuge: string): string {
  const folder = existsSync(dirname(path)) ? dirname(path) : refuge
  const stem = `${basename(path, '.orrery')} (rescued)`
  for (let count = 1; ; count += 1) {
    const target = join(folder, `${stem}${count === 1 ? '' : ` ${count}`}.orrery`)
    if (existsSync(target) || holdsUnwritten(target)) continue
    copyDatabaseNow(db, target)
    return target
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

/** SQL that was sound when it was written and is not any more: the disk changed it. */
function asDamage(error: unknown, path: string): unknown {
  const code: unknown = Reflect.get(Object(error), 'code')
  return code === 'SQLITE_ERROR' && isDamage(error) ? damaged(path, UNREADABLE) : error
}
