import { resolve } from 'node:path'
import { createReadableCopyIfNeeded } from '#main/db/backup/readable-copy.ts'
import { resolveSymlink } from '#main/db/file/file-identity.ts'
import { createRecentCampaignStore } from '#main/services/campaign-files/recent-campaigns.ts'
import { type OpenCampaign, openCampaign, type OpenCampaignOptions } from '#main/services/campaign/open-campaign.ts'
import type { Environment } from '#main/services/kit/environment.ts'
import { createEventHub } from '#main/services/kit/event-hub.ts'
import { type CommandLineCall, getTextOption, UsageError } from './command.ts'

/**
 * Opens the campaign that a call selects and closes it afterwards. Neither the recent list nor the backups are
 * touched.
 */
export function runWithCampaign<Result>(
  call: CommandLineCall,
  use: (campaign: OpenCampaign) => Result | Promise<Result>,
): Promise<Result> {
  return withFile(call, {}, use)
}

/** As `runWithCampaign`, read-only: nothing is written, and the file may be read-only or of an older format. */
export async function runWithReadOnlyCampaign<Result>(
  call: CommandLineCall,
  use: (campaign: OpenCampaign) => Result | Promise<Result>,
): Promise<Result> {
  const copy = createReadableCopyIfNeeded(getCampaignPath(call))
  try {
    return await withFile(call, { readFrom: copy?.path }, use)
  } finally {
    copy?.remove()
  }
}

/** Returns the file that a call names, else the one last open. */
export function getCampaignPath(call: CommandLineCall): string {
  return resolveSymlink(resolve(getTextOption(call, 'campaign') ?? lastOpen(call.world)))
}

async function withFile<Result>(
  call: CommandLineCall,
  around: Pick<OpenCampaignOptions, 'readFrom'>,
  use: (campaign: OpenCampaign) => Result | Promise<Result>,
): Promise<Result> {
  const campaign = openCampaign(call.world, getCampaignPath(call), {
    ...around,
    announce: () => {},
    events: createEventHub(),
  })
  try {
    return await use(campaign)
  } finally {
    campaign.file.close()
  }
}

function lastOpen({ home }: Environment): string {
  const recent = createRecentCampaignStore(home)
  const path = recent.findOpen() ?? recent.list()[0]?.path
  if (path !== undefined) return path
  throw new UsageError('No campaign was open before. Name one with --campaign FILE.')
}
