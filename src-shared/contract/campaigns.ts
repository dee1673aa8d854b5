import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { BackupName, BackupView } from './backup-view.ts'
import { forGamemaster, FilePath, Name, Progress, Time } from './base.ts'

/** Where a table server hands out the open campaign as a file (GET) and takes campaign files (POST). */
export const CAMPAIGN_FILE_PATH = '/campaign-file'
/** The header that names such a file, percent-encoded. */
export const FILE_NAME_HEADER = 'x-orrery-file-name'

export const OpenCampaignView = z.object({ name: z.string(), path: z.string(), isSample: z.boolean() })
export type OpenCampaignView = z.infer<typeof OpenCampaignView>

export const RecentCampaign = z.object({
  path: z.string(),
  name: z.string(),
  openedAt: Time,
  /** The file is not where it was. */
  isMissing: z.boolean(),
})
export type RecentCampaign = z.infer<typeof RecentCampaign>

/** What is wrong with the file of the open campaign, found after it was opened. */
export const FileTrouble = z.object({
  problem: z.enum(['moved', 'damaged', 'read-only', 'invalid-values']),
  message: z.string(),
  /** What the check found, where it is damaged; the values that are not valid. */
  faults: z.array(z.string()),
  /** Where the file is, where it was moved and can be found. */
  foundAt: z.string().nullable(),
  /** The newest good backup, where it is damaged. */
  backup: z.object({ name: BackupName, madeAt: Time }).nullable(),
})
export type FileTrouble = z.infer<typeof FileTrouble>

export const CampaignsView = z.object({
  open: OpenCampaignView.nullable(),
  trouble: FileTrouble.nullable(),
  /** A sentence that says which file is being opened or restored right now, or null. */
  underWay: z.string().nullable(),
  recent: z.array(RecentCampaign),
  /** Where new campaigns go when no place is chosen. */
  folder: z.string(),
  /** The campaign files in that folder that are not among the recent ones. */
  files: z.array(z.string()),
})
export type CampaignsView = z.infer<typeof CampaignsView>

/** Campaign files: which one is open, which ones there were. */
export const campaigns = {
  get: forGamemaster.output(CampaignsView),
  /** Makes an empty campaign and opens it; without a path it goes into the campaigns folder under its name. */
  create: forGamemaster.input(z.object({ name: Name, path: FilePath.nullable() })).output(OpenCampaignView),
  /** Makes a fresh copy of the sample campaign and opens it. */
  createSample: forGamemaster.output(OpenCampaignView),
  open: forGamemaster.input(z.object({ path: FilePath })).output(OpenCampaignView),
  close: forGamemaster,
  /** Opens the campaign whose file was moved where it is now, or in a copy when it is gone or can only be read: nothing that was made is lost. */
  follow: forGamemaster.output(OpenCampaignView),
  /** Replaces the values of the open campaign that no page can show by usual ones, as one change. */
  repair: forGamemaster,
  /** Takes a file off the recent list; the file stays. */
  forget: forGamemaster.input(z.object({ path: FilePath })),
  /** Writes a copy of the open campaign; without a path beside it. */
  saveCopy: forGamemaster
    .input(z.object({ path: FilePath.nullable() }))
    .output(eventIterator(Progress, z.object({ path: z.string() }))),
  /** Checks the whole file of the open campaign; the answer lists what is wrong. */
  check: forGamemaster.output(eventIterator(Progress, z.object({ faults: z.array(z.string()) }))),
  /** The backups of a campaign that is not open, newest first. */
  backupsOf: forGamemaster.input(z.object({ path: FilePath })).output(z.array(BackupView.extend({ path: z.string() }))),
  /** Puts a backup in the place of a campaign file that is not open, and opens it; what stood there is kept. */
  restoreDamaged: forGamemaster.input(z.object({ path: FilePath, backup: FilePath })).output(OpenCampaignView),
}
