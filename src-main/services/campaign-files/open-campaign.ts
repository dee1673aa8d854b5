import { resolve } from 'node:path'
import { makeBackupSync } from '#main/db/backups.ts'
import { resolveSymlink } from '#main/db/file-identity.ts'
import { type CampaignFile, type OpenOptions, openCampaignFile } from '#main/db/open-campaign.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import { type CampaignServices, createCampaignServices } from '../campaign-services.ts'
import { getCampaignsFolder, type Environment } from '../environment.ts'
import type { EventHub } from '../event-hub.ts'
import type { OpenGame } from '../games/game-plugin.ts'
import { MATCH_GAMES, openGames } from '../games/game-plugins.ts'
import { createTools } from '../tools.ts'

/** A campaign that is open, and everything that can be done with it. */
export interface OpenCampaign {
  readonly file: CampaignFile
  readonly services: CampaignServices
  readonly games: readonly OpenGame[]
}

/** Who hears of an open campaign, and what is played in it as matches where that is not what the product plays. */
export interface OpenCampaignOptions extends Pick<OpenOptions, 'announce'> {
  readonly events: EventHub
  readonly matchGames?: readonly AnyGame[]
  /** A copy that is read in its stead. */
  readonly readFrom?: string | undefined
}

/** Opens a campaign file for whatever host asks; an older one is backed up before it is brought up to date. */
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
  const tools = createTools(world, file, events)
  const games = openGames(tools, matchGames)
  return { file, services: createCampaignServices(tools, { ...games, matchGames }), games: games.games }
}
