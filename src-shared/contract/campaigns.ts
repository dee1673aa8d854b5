import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { BackupName, BackupView } from './backup-view.ts'
import { forGamemaster, FilePath, Name, Progress, IsoTimestamp } from './base.ts'

/** URL path where a table server serves the open campaign as a file (GET) and accepts campaign files (POST). */
export const CAMPAIGN_FILE_URL_PATH = '/campaign-file'
/** Header with the percent-encoded name of such a file. */
export const FILE_NAME_HEADER = 'x-orrery-file-name'

export const OpenCampaignView = z.object({ name: z.string(), path: z.string(), isSample: z.boolean() })
export type OpenCampaignView = z.infer<typeof OpenCampaignView>

export const RecentCampaign = z.object({
  path: z.string(),
  name: z.string(),
  openedAt: IsoTimestamp,
  /** Whether the file no longer exists at its path. */
  isMissing: z.boolean(),
})
export type RecentCampaign = z.infer<typeof RecentCampaign>

/** A problem with the file of the open campaign that was detected after opening. */
export const OpenCampaignFileProblem = z.object({
  problem: z.enum(['moved', 'damaged', 'read-only', 'invalid-values']),
  message: z.string(),
  /** Results of the integrity check for a damaged file, or the invalid values. */
  faults: z.array(z.string()),
  /** New path of a moved file, if it can be found. */
  foundAt: z.string().nullable(),
  /** The newest intact backup, if the file is damaged. */
  backup: z.object({ name: BackupName, madeAt: IsoTimestamp }).nullable(),
})
export type OpenCampaignFileProblem = z.infer<typeof OpenCampaignFileProblem>

export const CampaignsView = z.object({
  open: OpenCampaignView.nullable(),
  trouble: OpenCampaignFileProblem.nullable(),
  /** A sentence that names the file being opened or restored, or null. */
  underWay: z.string().nullable(),
  recent: z.array(RecentCampaign),
  /** Default folder of new campaigns. */
  folder: z.string(),
  /** Campaign files in that folder that are not among the recent ones. */
  files: z.array(z.string()),
})
export type CampaignsView = z.infer<typeof CampaignsView>

/** Campaign files: the open one and recent ones. */
export const campaigns = {
  get: forGamemaster.output(CampaignsView),
  /**
   * Creates an empty campaign and opens it. Without a path it is named after the campaign and put into the campaigns
   * folder.
   */
  create: forGamemaster.input(z.object({ name: Name, path: FilePath.nullable() })).output(OpenCampaignView),
  /** Creates a new copy of the sample campaign and opens it. */
  createSample: forGamemaster.output(OpenCampaignView),
  open: forGamemaster.input(z.object({ path: FilePath })).output(OpenCampaignView),
  close: forGamemaster,
  /** Reopens a moved campaign at its new path, or as a copy if the file is gone or read-only. No work is lost. */
  follow: forGamemaster.output(OpenCampaignView),
  /** Replaces values of the open campaign that no page can show by defaults, as one change. */
  repair: forGamemaster,
  /** Removes a file from the recent list. The file itself is kept. */
  forget: forGamemaster.input(z.object({ path: FilePath })),
  /** Writes a copy of the open campaign. Without a path it is put next to the original. */
  saveCopy: forGamemaster
    .input(z.object({ path: FilePath.nullable() }))
    .output(eventIterator(Progress, z.object({ path: z.string() }))),
  /** Checks the integrity of the open campaign's file. Returns the faults. */
  check: forGamemaster.output(eventIterator(Progress, z.object({ faults: z.array(z.string()) }))),
  /** Backups of a campaign that is not open, newest first. */
  backupsOf: forGamemaster.input(z.object({ path: FilePath })).output(z.array(BackupView.extend({ path: z.string() }))),
  /** Replaces a campaign file that is not open with a backup, and opens it. The replaced file is kept. */
  restoreDamaged: forGamemaster.input(z.object({ path: FilePath, backup: FilePath })).output(OpenCampaignView),
}
