import { mkdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BackupReason, type BackupView } from '#shared/contract/backup-view.ts'
import type { Progress } from '#shared/contract/base.ts'
import { listBackupsToDrop } from './backup-rotation.ts'
import { toCampaignFileError } from './campaign-file-error.ts'
import { isCampaignFile } from './campaign-header.ts'
import { copyDatabase, copyDatabaseSync, type CopyOptions } from './database-copy.ts'
import { listFileNames } from './database-files.ts'
import { checkIntegritySync } from './integrity.ts'
import { readSchemaVersion } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { type Database, openDatabase } from './open-database.ts'

/** A backup of a campaign: a whole campaign file in the folder beside it. */
export interface Backup extends BackupView {
  readonly path: string
  /** Counts up from backup to backup; 0 for those of a time before they were numbered. */
  readonly number: number
}

/** What is told of a backup besides the campaign in it. */
export interface BackupMetadata {
  readonly reason: BackupReason
  readonly now: string
  readonly note?: string | null | undefined
}

const NAME = /^(?:(\d{4,}) )?(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.([a-z]+)(?: (.+))?\.orrery$/u
/** A note may hold the word as well: only the end of a name tells. */
const UNFINISHED = /\.orrery\.part(?:-wal|-shm|-journal)?$/
/** What some file system does not take in a name. */
const NOT_IN_NAMES = /[/\\:*?"<>|\p{Cc}\s]+/gu
/** A name has at most 255 bytes. */
const MOST_NOTE_BYTES = 160

/** Where the backups of a campaign lie. */
export function getBackupFolder(campaignPath: string): string {
  return join(dirname(campaignPath), `${basename(campaignPath, '.orrery')} backups`)
}

/** Makes a backup while the campaign is in use, then drops the ones that are not kept, but not before a restore. Stopped or failed, it leaves nothing. */
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

/** Makes a backup at once: before a migration or a restore, which must not happen without it. Drops none. */
export function makeBackupSync(db: Database, campaignPath: string, reason: BackupReason, now: string): Backup {
  const target = newBackup(campaignPath, { reason, now })
  copyDatabaseSync(db, target)
  return requireBackup(target)
}

/** The backups of a campaign, newest first: by their numbers, those without one by what they hold. */
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

/** The newest backup that this Orrery can open and in which a check of all of it finds nothing, or null. */
export function findNewestBackup(campaignPath: string): Backup | null {
  return listBackups(campaignPath).find(({ path }) => isValidCampaignFile(path) && isFaultless(path)) ?? null
}

/** One of an older format is read no further than SQLite does: it is brought up to date when it is restored. */
function isFaultless(path: string): boolean {
  try {
    return readBackup(path, (db) => readSchemaVersion(db) < MIGRATIONS.length || checkIntegritySync(db).length === 0)
  } catch {
    return false // whatever is wrong with it, it is not offered
  }
}

/** Whether a file is a campaign that this Orrery can open and that SQLite finds nothing wrong with. */
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

/** Reads a backup and closes it again. */
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

/** Removes what an interrupted backup left behind. */
export function removeUnfinishedBackups(campaignPath: string): void {
  const folder = getBackupFolder(campaignPath)
  for (const name of listFileNames(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name), { force: true })
}

/** The id of the last change in a backup; 0 where it cannot be read. */
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

/** A note as it may stand in the name of a file. */
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
