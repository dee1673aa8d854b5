import { makeBackupSync } from './backups.ts'
import { requireKnownCampaign } from './campaign-header.ts'
import { hasUnwrittenLog } from './database-files.ts'
import { MIGRATIONS } from './migrations.ts'
import { openCampaignFile } from './open-campaign.ts'
import { isWritable } from './readable-copy.ts'

/** A campaign that nobody has open, and the time. */
export interface ClosedFile {
  readonly path: string
  readonly now: string
}

/** Whether opening a campaign writes to it: a killed program left a log beside it, or it is of an older format. A file that can only be read is read from a copy instead. */
export function needsPreparation(path: string): boolean {
  try {
    if (!isWritable(path)) return false
    return hasUnwrittenLog(path) || requireKnownCampaign(path, MIGRATIONS.length) < MIGRATIONS.length
  } catch {
    return false // opening it says what is wrong
  }
}

/** Does what opening a campaign does more, and closes it: its log is checked with it and written into it; an older one is checked, backed up and brought up to date. */
export function prepareFile({ path, now }: ClosedFile): void {
  openCampaignFile(path, {
    now: () => now,
    announce: () => {},
    beforeMigration: (db) => void makeBackupSync(db, path, 'migration', now),
  }).close()
}
