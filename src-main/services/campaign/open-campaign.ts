import { resolve } from 'node:path'
import { makeBackupSync } from '#main/db/backup/backups.ts'
import { resolveSymlink } from '#main/db/file/file-identity.ts'
import { type CampaignFile, type OpenCampaignFileOptions, openCampaignFile } from '#main/db/open-campaign.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import type { GameCampaignHooks } from '../games/game-plugin.ts'
import { MATCH_GAMES, openGames } from '../games/game-plugins.ts'
import { getCampaignsFolder, type Environment } from '../kit/environment.ts'
import type { EventHub } from '../kit/event-hub.ts'
import { createServiceDependencies } from '../kit/service-dependencies.ts'
import { type CampaignServices, createCampaignServices } from './campaign-services.ts'

/** An open campaign with its services. */
export interface OpenCampaign {
  readonly file: CampaignFile
  readonly services: CampaignServices
  readonly games: readonly GameCampaignHooks[]
}

/** Event listeners of an open campaign, and the games played as matches if they differ from the product's. */
export interface OpenCampaignOptions extends Pick<OpenCampaignFileOptions, 'announce'> {
  readonly events: EventHub
  readonly matchGames?: readonly AnyGame[]
  /** A copy to read instead of the file. */
  readonly readFrom?: string | undefined
}

/** Opens a campaign file. An older one is backed up before it is migrated. */
export function openCampaign(world: Environment, given: string, around: OpenCampaignOptions): OpenCampaign {
  const { announce, events, matchGames = MATCH_GAMES, readFrom } = around
  const path = resolveSymlink(resolve(given))
  const opened = openCampaignFile(readFrom ?? path, {
    now: world.now,
    announce,
    refuge: getCampaignsFolder(world),
    beforeMigration: (db) => {
      if (readFrom === undefined) makeBackupSync(db, path, 'migration', world.now())
    },
  })
  const file = { ...opened, path }
  const tools = createServiceDependencies(world, file, events)
  const games = openGames(tools, matchGames)
  return { file, services: createCampaignServices(tools, { ...games, matchGames }), games: games.games }
}
