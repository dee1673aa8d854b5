import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { BackupName, BackupNote, BackupView } from './backup-view.ts'
import { forGamemaster, Progress } from './base.ts'
import { OpenCampaignView } from './campaigns.ts'
import { ChangeView } from './history.ts'

/** What differs between a backup and the campaign as it stands, in one kind of row. */
export const BackupDifference = z.object({
  /** What the rows are, such as “stars”. */
  things: z.string(),
  /** Only in the campaign as it stands. */
  added: z.int(),
  /** Only in the backup. */
  removed: z.int(),
  changed: z.int(),
  /** Some of their names. */
  examples: z.array(z.string()),
})
export type BackupDifference = z.infer<typeof BackupDifference>

export const BackupPreview = z.object({
  backup: BackupView,
  campaignName: z.string(),
  differences: z.array(BackupDifference),
  /** The newest changes that the backup does not hold, and how many there are. */
  changesSince: z.array(ChangeView),
  changesSinceTotal: z.int(),
})
export type BackupPreview = z.infer<typeof BackupPreview>

export const backups = {
  /** Newest first; `folder` is where they lie. */
  list: forGamemaster.output(z.object({ folder: z.string(), backups: z.array(BackupView) })),
  create: forGamemaster.input(z.object({ note: BackupNote.nullable() })).output(eventIterator(Progress, BackupView)),
  preview: forGamemaster.input(z.object({ name: BackupName })).output(BackupPreview),
  /** Puts a backup in the place of the open campaign, after backing that up too. */
  restore: forGamemaster.input(z.object({ name: BackupName })).output(OpenCampaignView),
}
