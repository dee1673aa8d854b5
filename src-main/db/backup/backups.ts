import { mkdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BackupReason, type BackupView } from '#shared/contract/backup-view.ts'
import type { Progress } from '#shared/contract/base.ts'
import { toCampaignFileError } from '../file/campaign-file-error.ts'
import { isCampaignFile } from '../file/campaign-header.ts'
import { listFileNames } from '../file/database-files.ts'
import { type Database, openDatabase } from '../file/open-database.ts'
import { checkIntegritySync } from '../integrity/integrity.ts'
import { readSchemaVersion } from '../migrate/migrate.ts'
import { MIGRATIONS } from '../migrate/migrations.ts'
import { listBackupsToDrop } from './backup-rotation.ts'
import { copyDatabase, copyDatabaseSync, type CopyOptions } from './database-copy.ts'

/** A backup: a complete campaign file in the folder beside the campaign. */
export interface Backup extends BackupView {
  readonly path: string
  /** Increases with every backup; 0 for backups made before they were numbered. */
  readonly number: number
}

/** Facts about a backup that are kept in its file name. */
export interface BackupMetadata {
  readonly reason: BackupReason
  readonly now: string
  readonly note?: string | null | undefined
}

const NAME = /^(?:(\d{4,}) )?(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.([a-z]+)(?: (.+))?\.orrery$/u
/** Matches the end of the name only, since a note may contain the word as well. */
const UNFINISHED = /\.orrery\.part(?:-wal|-shm|-journal)?$/
/** Characters that some file system does not allow in file names. */
const NOT_IN_NAMES = /[/\\:*?"<>|\p{Cc}\s]+/gu
/** File names are limited to 255 bytes. */
const MOST_NOTE_BYTES = 160

/** Returns the folder that holds the backups of a campaign. */
export function getBackupFolder(campaignPath: string): string {
  return join(dirname(campaignPath), `${basename(campaignPath, '.orrery')} backups`)
}

/**
 * Makes a backup while the campaign is in use, then deletes the backups that rotation does not keep (except before a
 * restore). Leaves no file if it is aborted or fails.
 */
export async function* makeBackup(
  db: Database,
  campaignPath: string,
  { signal, lookAt, ...heading }: BackupMetadata & CopyOptions,
): AsyncGenerator<Progress, Backup> {
  const target = newBackup(campaignPath, heading)
  yield* copyDatabase(db, target, { signal, ...(lookAt && { lookAt }) })
  if (heading.reason !== 'restore')
    for (const { path } of listBackupsToDrop(listBackups(campaignPath), heading.now)) rmSync(path, { force: true })
  return requireBackup(target)
}

/**
 * Makes a backup synchronously, before a migration or a restore that must not run without one. Deletes no older
 * backups.
 */
export function makeBackupSync(db: Database, campaignPath: string, reason: BackupReason, now: string): Backup {
  const target = newBackup(campaignPath, { reason, now })
  copyDatabaseSync(db, target)
  return requireBackup(target)
}

/** Lists the backups of a campaign, newest first: by number, unnumbered ones by the newest change they contain. */
export function listBackups(campaignPath: string): Backup[] {
  const folder = getBackupFolder(campaignPath)
  const all = listFileNames(folder)
    .map((name) => backupAt(join(folder, name)))
    .filter((backup) => backup !== null)
  const unnumbered = all.filter(({ number }) => number === 0)
  const changes = new Map(unnumbered.length < 2 ? [] : unnumbered.map(({ path }) => [path, newestChange(path)]))
  const changeIn = ({ path }: Backup): number => changes.get(path) ?? 0
  return all.sort((a, b) => b.number - a.number || changeIn(b) - changeIn(a) || (a.name < b.name ? 1 : -1))
}

/** Returns the newest backup that this version of Orrery can open and that passes the full integrity check, or null. */
export function findNewestSoundBackup(campaignPath: string): Backup | null {
  return listBackups(campaignPath).find(({ path }) => isValidCampaignFile(path) && isFaultless(path)) ?? null
}

/**
 * Whether a backup passes the full integrity check. One of an older format is only checked by SQLite, since restoring
 * it will migrate it.
 */
function isFaultless(path: string): boolean {
  try {
    return readBackup(path, (db) => readSchemaVersion(db) < MIGRATIONS.length || checkIntegritySync(db).length === 0)
  } catch {
    return false // whatever is wrong with it, it is not offered
  }
}

/** Whether a file is a campaign that this version of Orrery can open and that passes SQLite's `quick_check`. */
export function isValidCampaignFile(path: string): boolean {
  try {
    return (
      isCampaignFile(path, MIGRATIONS.length) &&
      readBackup(path, (db) => db.pragma('quick_check(1)', { simple: true })) === 'ok'
    )
  } catch {
    return false // whatever is wrong with it, it is not sound
  }
}

/** Opens a backup read-only for the duration of `read`. Throws CampaignFileError. */
export function readBackup<Result>(path: string, read: (db: Database) => Result): Result {
  try {
    const db = openDatabase(path, 'look')
    try {
      return read(db)
    } finally {
      db.close()
    }
  } catch (error) {
    throw toCampaignFileError(error, path)
  }
}

/** Removes the files of interrupted backups. */
export function removeUnfinishedBackups(campaignPath: string): void {
  const folder = getBackupFolder(campaignPath)
  for (const name of listFileNames(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name), { force: true })
}

/** Returns the id of the newest change in a backup, or 0 if it cannot be read. */
function newestChange(path: string): number {
  try {
    return readBackup(
      path,
      (db) => db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM change').pluck().get() ?? 0,
    )
  } catch {
    return 0
  }
}

function newBackup(campaignPath: string, { reason, now, note }: BackupMetadata): string {
  const folder = getBackupFolder(campaignPath)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw toCampaignFileError(error, folder)
  }
  const last = listBackups(campaignPath)[0]?.number ?? 0
  const number = String(last + 1).padStart(4, '0')
  const text = inName(note ?? '')
  return join(folder, `${number} ${now.replace(/[:.]/g, '-')}.${reason}${text && ` ${text}`}.orrery`)
}

/** Makes a note safe for a file name, truncated to MOST_NOTE_BYTES. */
function inName(note: string): string {
  let text = note.replace(NOT_IN_NAMES, ' ').trim()
  while (Buffer.byteLength(text) > MOST_NOTE_BYTES) text = [...text].slice(0, -1).join('').trim()
  return text
}

function backupAt(path: string): Backup | null {
  const name = basename(path)
  const [, number = '0', hour, minute, second, rest, word, note = null] = NAME.exec(name) ?? []
  const reason = BackupReason.safeParse(word)
  const file = statSync(path, { throwIfNoEntry: false })
  if (!reason.success || !file?.isFile()) return null
  const madeAt = `${hour}:${minute}:${second}.${rest}`
  return { path, name, number: Number(number), reason: reason.data, note, madeAt, bytes: file.size }
}

function requireBackup(path: string): Backup {
  const backup = backupAt(path)
  if (!backup) throw new Error(`The backup ${path} is gone`)
  return backup
}
