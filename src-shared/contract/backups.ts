import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { forGamemaster, Progress, Time } from './base.ts'
import { OpenCampaignView } from './campaigns.ts'
import { ChangeView } from './history.ts'

/** Why a backup was made. */
export const BackupReason = z.enum(['open', 'changes', 'migration', 'demand', 'restore'])
export type BackupReason = z.infer<typeof BackupReason>

/** A backup's file name inside the backups folder. */
export const BackupName = z.string().regex(/^[\w.-]{1,80}\.orrery$/, { message: 'This is not a backup.' })

export const BackupView = z.object({ name: BackupName, reason: BackupReason, madeAt: Time, bytes: z.int() })
export type BackupView = z.infer<typeof BackupView>

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
  create: forGamemaster.output(eventIterator(Progress, BackupView)),
  preview: forGamemaster.input(z.object({ name: BackupName })).output(BackupPreview),
  /** Puts a backup in the place of the open campaign, after backing that up too. */
  restore: forGamemaster.input(z.object({ name: BackupName })).output(OpenCampaignView),
}
