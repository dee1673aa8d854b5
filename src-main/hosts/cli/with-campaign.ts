import { createEventHub } from '#main/services/event-hub.ts'
import { type OpenCampaign, openCampaign } from '#main/services/open-campaign.ts'
import { createRecentCampaigns } from '#main/services/recent-campaigns.ts'
import type { World } from '#main/services/world.ts'
import type { Progress } from '#shared/contract/base.ts'
import { type Call, textOf, WrongUsage } from './command.ts'

/** Opens the campaign that a call means, and closes it afterwards. Neither the recent list nor the backups hear of it. */
export async function withCampaign<Result>(
  call: Call,
  use: (campaign: OpenCampaign) => Result | Promise<Result>,
): Promise<Result> {
  const path = textOf(call, 'campaign') ?? lastOpen(call.world)
  const campaign = openCampaign(call.world, path, { announce: () => {}, events: createEventHub() })
  try {
    return await use(campaign)
  } finally {
    campaign.file.close()
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
