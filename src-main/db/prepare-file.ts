import { makeBackupSync } from './backup/backups.ts'
import { isWritable } from './backup/readable-copy.ts'
import { requireKnownCampaign } from './file/campaign-header.ts'
import { hasUnwrittenLog } from './file/database-files.ts'
import { MIGRATIONS } from './migrate/migrations.ts'
import { openCampaignFile } from './open-campaign.ts'

/** A closed campaign file, and the current time. */
export interface PrepareFileInput {
  readonly path: string
  readonly now: string
}

/**
 * Whether opening a campaign writes to it, because a killed process left a log or the format is older. A read-only
 * file is read from a copy instead.
 */
export function needsPreparation(path: string): boolean {
  try {
    if (!isWritable(path)) return false
    return hasUnwrittenLog(path) || requireKnownCampaign(path, MIGRATIONS.length) < MIGRATIONS.length
  } catch {
    return false // opening it says what is wrong
  }
}

/**
 * Opens and closes a campaign with the extra steps of opening: checks it together with its log and writes the log into
 * it; an older file is checked, backed up and migrated.
 */
export function prepareCampaignFile({ path, now }: PrepareFileInput): void {
  openCampaignFile(path, {
    now: () => now,
    announce: () => {},
    beforeMigration: (db) => void makeBackupSync(db, path, 'migration', now),
  }).close()
}
