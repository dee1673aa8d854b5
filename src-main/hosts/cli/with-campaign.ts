import { resolve } from 'node:path'
import { makeBackupNow } from '#main/db/backups.ts'
import { type CampaignFile, openCampaignFile } from '#main/db/open-campaign.ts'
import { type CampaignServices, createCampaignServices } from '#main/services/campaign-services.ts'
import { createEventHub } from '#main/services/event-hub.ts'
import { createRecentCampaigns } from '#main/services/recent-campaigns.ts'
import type { World } from '#main/services/world.ts'
import type { Progress } from '#shared/contract/base.ts'
import { type Call, textOf, WrongUsage } from './command.ts'

/** A campaign that is open for one command. */
export interface OpenForCommand {
  readonly file: CampaignFile
  readonly services: CampaignServices
}

/** Opens the campaign that a call means, and closes it afterwards. Neither the recent list nor the backups hear of it. */
export async function withCampaign<Result>(
  call: Call,
  use: (campaign: OpenForCommand) => Result | Promise<Result>,
): Promise<Result> {
  const { world } = call
  const path = resolve(textOf(call, 'campaign') ?? lastOpen(world))
  const file = openCampaignFile(path, {
    now: world.now,
    announce: () => {},
    beforeMigration: (db) => void makeBackupNow(db, path, 'migration', world.now()),
  })
  try {
    return await use({ file, services: createCampaignServices({ ...world, file, events: createEventHub() }) })
  } finally {
    file.close()
  }
}

/** Waits for the end of long work. */
export async function finish<Result>(work: AsyncGenerator<Progress, Result>): Promise<Result> {
  for (;;) {
    const step = await work.next()
    if (step.done) return step.value
  }
}

function lastOpen({ home }: World): string {
  const recent = createRecentCampaigns(home)
  const path = recent.findOpen() ?? recent.list()[0]?.path
  if (path !== undefined) return path
  throw new WrongUsage('No campaign was open before. Name one with --campaign FILE.')
}
