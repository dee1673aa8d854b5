import { constants, copyFileSync, existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { toCampaignFileError, CampaignFileError } from '../file/campaign-file-error.ts'
import { isCampaignFile } from '../file/campaign-header.ts'
import {
  COMPANION_SUFFIXES,
  hasUnwrittenLog,
  replaceFileAtomically,
  removeCompanions,
  removeDatabase,
  renameCompanions,
  syncFile,
} from '../file/database-files.ts'
import { type Database, openDatabase } from '../file/open-database.ts'
import { quickCheckDatabase, quickCheckWithLog } from '../integrity/integrity.ts'
import { MIGRATIONS } from '../migrate/migrations.ts'
import { getBackupFolder, isValidCampaignFile, makeBackupSync } from './backups.ts'

/** Dependencies of a restore: the time, and how to close the campaign if it is open. */
export interface RestoreOptions {
  readonly now: string
  readonly open?: { readonly db: Database; readonly close: () => void }
}

/** A backup, and the campaign to replace with it. */
export interface PrepareRestoreInput {
  readonly campaign: string
  readonly backup: string
}

/** A closed campaign, and whether its present file is already kept. */
export interface FinishRestoreInput {
  readonly campaign: string
  readonly now: string
  readonly isKept: boolean
}

/**
 * Replaces a campaign file that no other process has open by a backup. The present file is kept: as a backup if it is
 * sound, under another name beside it if it is damaged. A failure at any step leaves the file unchanged; all steps
 * that need disk space run before an open campaign is closed.
 */
export function restoreBackup(campaignPath: string, backupPath: string, { now, open }: RestoreOptions): void {
  prepareRestore({ campaign: campaignPath, backup: backupPath })
  try {
    const isKept = open !== undefined && quickCheckDatabase(open.db) === null
    if (isKept) makeBackupSync(open.db, campaignPath, 'restore', now)
    open?.close()
    finishRestore({ campaign: campaignPath, now, isKept })
  } catch (error) {
    cancelRestore(campaignPath)
    throw toCampaignFileError(error, campaignPath)
  }
}

/** First phase: copies a sound backup beside the campaign, open or not. Leaves nothing on failure. */
export function prepareRestore({ campaign, backup }: PrepareRestoreInput): void {
  requireSoundBackup(campaign, backup)
  requireOurs(campaign, backup)
  const draft = draftOf(campaign)
  try {
    copyFileSync(backup, draft, constants.COPYFILE_FICLONE) // shares its blocks where the disk can
    syncFile(draft)
  } catch (error) {
    removeDatabase(draft)
    throw toCampaignFileError(error, campaign)
  }
}

/**
 * Second phase, with the campaign closed: moves the copy to the campaign's path and keeps the present file unless that
 * is already done. Leaves no copy on failure.
 */
export function finishRestore({ campaign, now, isKept }: FinishRestoreInput): void {
  try {
    if (!isKept) keepReplaced(campaign, now)
    removeCompanions(campaign)
    replaceFileAtomically(draftOf(campaign), campaign)
  } catch (error) {
    throw toCampaignFileError(error, campaign)
  } finally {
    cancelRestore(campaign)
  }
}

/** Cancels a restore between the two phases. */
export function cancelRestore(campaignPath: string): void {
  removeDatabase(draftOf(campaignPath))
}

const draftOf = (campaignPath: string): string => `${campaignPath}.restored`

/**
 * Throws unless the path is free, holds a campaign, or holds what was one before the disk corrupted it. No other file
 * is ever replaced.
 */
function requireOurs(campaignPath: string, backupPath: string): void {
  if (!existsSync(campaignPath) || dirname(backupPath) === getBackupFolder(campaignPath)) return
  if (isCampaignFile(campaignPath, Number.MAX_SAFE_INTEGER)) return
  throw new CampaignFileError(
    'not-ours',
    campaignPath,
    `${campaignPath} is not an Orrery campaign, and this is no backup of it. It was left as it is. Choose the campaign that the backup belongs to, or a new name.`,
  )
}

/** Throws if a backup is not sound, before anything else is done. */
function requireSoundBackup(campaignPath: string, backupPath: string): void {
  if (hasUnwrittenLog(backupPath) || !isValidCampaignFile(backupPath))
    throw new CampaignFileError(
      'damaged',
      campaignPath,
      `The backup ${basename(backupPath)} is damaged or not a campaign. Nothing was changed. Choose another backup.`,
    )
}

function keepReplaced(path: string, now: string): void {
  const kept = join(dirname(path), `${basename(path, '.orrery')} (damaged ${now.replace(/[:.]/g, '-')}).orrery`)
  if (!existsSync(path)) return renameCompanions(path, kept)
  if (isCampaignFile(path, MIGRATIONS.length) && backUpSound(path, now)) return
  for (const suffix of ['', ...COMPANION_SUFFIXES])
    if (existsSync(`${path}${suffix}`)) {
      copyFileSync(`${path}${suffix}`, `${kept}${suffix}`, constants.COPYFILE_FICLONE)
      syncFile(`${kept}${suffix}`)
    }
}

/** Backs up the present file. Returns false if it turns out to be damaged; throws if another program has it open. */
function backUpSound(path: string, now: string): boolean {
  try {
    if (hasUnwrittenLog(path) && quickCheckWithLog(path) !== null) return false
    const db = openDatabase(path, 'own')
    try {
      if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') return false
      makeBackupSync(db, path, 'restore', now)
      return true
    } finally {
      db.close()
    }
  } catch (error) {
    const known = toCampaignFileError(error, path)
    if (known instanceof CampaignFileError && (known.problem === 'damaged' || known.problem === 'not-ours'))
      return false
    throw known
  }
}
