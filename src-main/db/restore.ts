import { copyFileSync, existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isSound, makeBackupNow } from './backups.ts'
import { asCampaignFileError, CampaignFileError } from './campaign-file-error.ts'
import { isCampaignFile } from './campaign-header.ts'
import { COMPANIONS, putInPlace, removeCompanions, removeDatabase, syncFile } from './database-files.ts'
import { MIGRATIONS } from './migrations.ts'
import { openDatabase } from './open-database.ts'

/**
 * Puts a backup in the place of a campaign file that nobody has open. What stands there is kept: as a backup when it is
 * sound, as it is beside it when it is damaged. A failure at any step leaves the file as it was.
 */
export function restoreBackup(campaignPath: string, backupPath: string, now: string): void {
  requireSoundBackup(campaignPath, backupPath)
  const draft = `${campaignPath}.restored`
  try {
    keepReplaced(campaignPath, now)
    copyFileSync(backupPath, draft)
    removeCompanions(campaignPath)
    putInPlace(draft, campaignPath)
  } catch (error) {
    throw asCampaignFileError(error, campaignPath)
  } finally {
    removeDatabase(draft)
  }
}

/** Refuses a backup that is not whole, before anything is done with it. */
export function requireSoundBackup(campaignPath: string, backupPath: string): void {
  if (!isSound(backupPath))
    throw new CampaignFileError(
      'damaged',
      campaignPath,
      `The backup ${basename(backupPath)} is damaged or not a campaign. Nothing was changed. Choose another backup.`,
    )
}

function keepReplaced(path: string, now: string): void {
  if (!existsSync(path)) return
  if (isCampaignFile(path, MIGRATIONS.length) && backUpSound(path, now)) return
  const kept = join(dirname(path), `${basename(path, '.orrery')} (damaged ${now.replace(/[:.]/g, '-')}).orrery`)
  for (const suffix of ['', ...COMPANIONS])
    if (existsSync(`${path}${suffix}`)) {
      copyFileSync(`${path}${suffix}`, `${kept}${suffix}`)
      syncFile(`${kept}${suffix}`)
    }
}

/** Answers false when the file turns out to be damaged; throws when another program has it open. */
function backUpSound(path: string, now: string): boolean {
  try {
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
