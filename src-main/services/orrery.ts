import { resolve } from 'node:path'
import type { OpenCampaignView } from '#shared/contract/campaigns.ts'
import type { Recorded } from '../db/change-log.ts'
import type { CampaignFile } from '../db/open-campaign.ts'
import type { AnyGame } from '../games/kit/game.ts'
import { areasOf } from './areas.ts'
import type { CampaignServices } from './campaign-services.ts'
import { createCampaigns } from './campaigns.ts'
import type { CurrentCampaign } from './current-campaign.ts'
import { createEventHub, type EventHub } from './event-hub.ts'
import { MATCH_GAMES } from './games/doors.ts'
import { type OpenCampaign, openCampaign } from './open-campaign.ts'
import { createRecentCampaigns } from './recent-campaigns.ts'
import type { World } from './world.ts'

/** The whole application without a host: one open campaign or none, and who wants to hear of it. */
export interface Orrery {
  readonly campaigns: ReturnType<typeof createCampaigns>
  readonly events: EventHub
  /** The use cases of the open campaign, or null. */
  current(): CampaignServices | null
  /** The open campaign file, or null. */
  file(): CampaignFile | null
  /** Closes the campaign file; it is opened again at the next start. */
  shutDown(): void
}

/** Puts the application together; nothing is open yet. `matchGames` are those that are played as matches. */
export function createOrrery(world: World, matchGames: readonly AnyGame[] = MATCH_GAMES): Orrery {
  const events = createEventHub()
  const recent = createRecentCampaigns(world.home)
  let onStage: OpenCampaign | null = null

  function announce({ change, tables, session }: Recorded): void {
    events.publish({ type: 'changed', areas: areasOf(tables), change, session })
    onStage?.services.backups.afterChange()
  }

  function close(): void {
    onStage?.file.close()
    onStage = null
  }

  const current: CurrentCampaign = {
    file: () => onStage?.file ?? null,
    view: () => (onStage ? viewOf(onStage.file) : null),
    open(given) {
      const path = resolve(given)
      if (onStage?.file.path === path) return viewOf(onStage.file)
      const opened = openCampaign(world, path, { announce, events, matchGames })
      close()
      onStage = opened
      const view = viewOf(opened.file)
      recent.opened({ path, name: view.name, openedAt: world.now() })
      opened.services.backups.afterOpen()
      events.publish({ type: 'campaign-switched' })
      for (const game of opened.games) game.afterOpen()
      return view
    },
    close,
  }

  return {
    campaigns: createCampaigns(world, current, recent, events),
    events,
    current: () => onStage?.services ?? null,
    file: () => onStage?.file ?? null,
    shutDown: close,
  }
}

function viewOf(file: CampaignFile): OpenCampaignView {
  const { name, isSample } = file.rows.campaign.get()
  return { name, path: file.path, isSample }
}
