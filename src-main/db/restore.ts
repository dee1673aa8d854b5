import { constants, copyFileSync, existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backupFolder, isSound, makeBackupNow } from './backups.ts'
import { asCampaignFileError, CampaignFileError, type FileFault } from './campaign-file-error.ts'
import { isCampaignFile } from './campaign-header.ts'
import {
  COMPANIONS,
  holdsUnwritten,
  putInPlace,
  removeCompanions,
  removeDatabase,
  setCompanionsAside,
  syncFile,
} from './database-files.ts'
import { quickFault, unwrittenFault } from './integrity.ts'
import { MIGRATIONS } from './migrations.ts'
import { type Database, openDatabase } from './open-database.ts'

/** What restoring needs to know: the time, and how to let go of the campaign where it is open. */
export interface Restoring {
  readonly now: string
  readonly open?: { readonly db: Database; readonly close: () => void }
}

/** A backup to put in the place of a campaign that is not open. */
export interface RestoreTask {
  readonly campaign: string
  readonly backup: string
  readonly now: string
}

/** As restoreBackup, for another thread: answers what went wrong with the files in plain data, or null. */
export function restoreTold({ campaign, backup, now }: RestoreTask): FileFault | null {
  try {
    restoreBackup(campaign, backup, { now })
    return null
  } catch (error) {
    if (!(error instanceof CampaignFileError)) throw error
    const { problem, path, message } = error
    return { problem, path, message }
  }
}

/**
 * Puts a backup in the place of a campaign file that nobody else has open. What stands there is kept: as a backup when it is
 * sound, as it is beside it when it is damaged. A failure at any step leaves the file as it was; whatever needs room on the
 * disk is done while an open campaign is still open.
 */
export function restoreBackup(campaignPath: string, backupPath: string, { now, open }: Restoring): void {
  requireSoundBackup(campaignPath, backupPath)
  requireOurs(campaignPath, backupPath)
  const draft = `${campaignPath}.restored`
  try {
    copyFileSync(backupPath, draft, constants.COPYFILE_FICLONE) // shares its blocks where the disk can
    syncFile(draft)
    if (open && quickFault(open.db) === null) {
      makeBackupNow(open.db, campaignPath, 'restore', now)
      open.close()
    } else {
      open?.close()
      keepReplaced(campaignPath, now)
    }
    removeCompanions(campaignPath)
    putInPlace(draft, campaignPath)
  } catch (error) {
    throw asCampaignFileError(error, campaignPath)
  } finally {
    removeDatabase(draft)
  }
}

/** A campaign may be restored over a campaign, over what was one before the disk destroyed it, and where nothing stands: never over anything else. */
function requireOurs(campaignPath: string, backupPath: string): void {
  if (!existsSync(campaignPath) || dirname(backupPath) === backupFolder(campaignPath)) return
  if (isCampaignFile(campaignPath, Number.MAX_SAFE_INTEGER)) return
  throw new CampaignFileError(
    'not-ours',
    campaignPath,
    `${campaignPath} is not an Orrery campaign, and this is no backup of it. It was left as it is. Choose the campaign that the backup belongs to, or a new name.`,
  )
}

/** Refuses a backup that is not whole, before anything is done with it. */
function requireSoundBackup(campaignPath: string, backupPath: string): void {
  if (holdsUnwritten(backupPath) || !isSound(backupPath))
    throw new CampaignFileError(
      'damaged',
      campaignPath,
      `The backup ${basename(backupPath)} is damaged or not a campaign. Nothing was changed. Choose another backup.`,
    )
}

function keepReplaced(path: string, now: string): void {
  const kept = join(dirname(path), `${basename(path, '.orrery')} (damaged ${now.replace(/[:.]/g, '-')}).orrery`)
  if (!existsSync(path)) return setCompanionsAside(path, kept)
  if (isCampaignFile(path, MIGRATIONS.length) && backUpSound(path, now)) return
  for (const suffix of ['', ...COMPANIONS])
    if (existsSync(`${path}${suffix}`)) {
      copyFileSync(`${path}${suffix}`, `${kept}${suffix}`, constants.COPYFILE_FICLONE)
      syncFile(`${kept}${suffix}`)
    }
}

/** Answers false when the file turns out to be damaged; throws when another program has it open. */
function backUpSound(path: string, now: string): boolean {
  try {
    if (holdsUnwritten(path) && unwrittenFault(path) !== null) return false
    const db = openDatabase(path, 'own')
    try {
      if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') return false
      makeBackupNow(db, path, 'restore', now)
      return true
    } finally {
      db.close()
    }
  } catch (error) {
    const known = asCampaignFileError(error, path)
    if (known instanceof CampaignFileError && (known.problem === 'damaged' || known.problem === 'not-ours'))
      return false
    throw known
  }
}
