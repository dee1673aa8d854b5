import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { BackupName, BackupNote, BackupView } from './backup-view.ts'
import { forGamemaster, Progress } from './base.ts'
import { OpenCampaignView } from './campaigns.ts'
import { ChangeView } from './history.ts'

/** Differences between a backup and the open campaign in one kind of row. */
export const BackupDifference = z.object({
  /** Plural of the kind of row, such as “stars”. */
  things: z.string(),
  /** Rows that exist only in the open campaign. */
  added: z.int(),
  /** Rows that exist only in the backup. */
  removed: z.int(),
  changed: z.int(),
  /** Names of some of the rows that differ. */
  examples: z.array(z.string()),
})
export type BackupDifference = z.infer<typeof BackupDifference>

export const BackupPreview = z.object({
  backup: BackupView,
  campaignName: z.string(),
  differences: z.array(BackupDifference),
  /** The newest changes missing from the backup, and the number of all missing ones. */
  changesSince: z.array(ChangeView),
  changesSinceTotal: z.int(),
})
export type BackupPreview = z.infer<typeof BackupPreview>

export const backups = {
  /** Newest first. `folder` is the backups folder. */
  list: forGamemaster.output(z.object({ folder: z.string(), backups: z.array(BackupView) })),
  create: forGamemaster.input(z.object({ note: BackupNote.nullable() })).output(eventIterator(Progress, BackupView)),
  preview: forGamemaster.input(z.object({ name: BackupName })).output(BackupPreview),
  /** Replaces the open campaign with a backup, after backing up its current state. */
  restore: forGamemaster.input(z.object({ name: BackupName })).output(OpenCampaignView),
}
