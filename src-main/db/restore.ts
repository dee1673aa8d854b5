import { constants, copyFileSync, existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { getBackupFolder, isValidCampaignFile, makeBackupSync } from './backups.ts'
import { toCampaignFileError, CampaignFileError } from './campaign-file-error.ts'
import { isCampaignFile } from './campaign-header.ts'
import {
  COMPANION_SUFFIXES,
  hasUnwrittenLog,
  replaceFileAtomically,
  removeCompanions,
  removeDatabase,
  renameCompanions,
  syncFile,
} from './database-files.ts'
import { quickCheckDatabase, quickCheckWithLog } from './integrity.ts'
import { MIGRATIONS } from './migrations.ts'
import { type Database, openDatabase } from './open-database.ts'

/** What restoring needs to know: the time, and how to let go of the campaign where it is open. */
export interface RestoreOptions {
  readonly now: string
  readonly open?: { readonly db: Database; readonly close: () => void }
}

/** A backup, and the campaign into whose place it is to be put. */
export interface RestorePreparation {
  readonly campaign: string
  readonly backup: string
}

/** A campaign that is closed now, and whether what stands there is kept already. */
export interface RestoreFinish {
  readonly campaign: string
  readonly now: string
  readonly isKept: boolean
}

/**
 * Puts a backup in the place of a campaign file that nobody else has open. What stands there is kept: as a backup when it is
 * sound, as it is beside it when it is damaged. A failure at any step leaves the file as it was; whatever needs room on the
 * disk is done while an open campaign is still open.
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

/** The first half: copies a sound backup beside the campaign, whether that is open or not. Failed, it leaves nothing. */
export function prepareRestore({ campaign, backup }: RestorePreparation): void {
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

/** The second half, when the campaign is closed: puts the copy in its place; what stands there is kept, unless it has been. Failed, it leaves no copy. */
export function finishRestore({ campaign, now, isKept }: RestoreFinish): void {
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

/** Gives up between the halves. */
export function cancelRestore(campaignPath: string): void {
  removeDatabase(draftOf(campaignPath))
}

const draftOf = (campaignPath: string): string => `${campaignPath}.restored`

/** A campaign may be restored over a campaign, over what was one before the disk destroyed it, and where nothing stands: never over anything else. */
function requireOurs(campaignPath: string, backupPath: string): void {
  if (!existsSync(campaignPath) || dirname(backupPath) === getBackupFolder(campaignPath)) return
  if (isCampaignFile(campaignPath, Number.MAX_SAFE_INTEGER)) return
  throw new CampaignFileError(
    'not-ours',
    campaignPath,
    `${campaignPath} is not an Orrery campaign, and this is no backup of it. It was left as it is. Choose the campaign that the backup belongs to, or a new name.`,
  )
}

/** Refuses a backup that is not whole, before anything is done with it. */
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

/** Answers false when the file turns out to be damaged; throws when another program has it open. */
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
