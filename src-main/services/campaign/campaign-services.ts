import type { AnyGame } from '#main/games/kit/game.ts'
import { mergeObjects } from '#shared/kit/merge-objects.ts'
import { createLazyProperties, once } from '#shared/kit/once.ts'
import { createClusterAnalysisService } from '../cluster/analysis.ts'
import { createClusterService } from '../cluster/cluster.ts'
import { createClusterFileService } from '../cluster/files.ts'
import { createClusterHistoryService } from '../cluster/over-time/over-time.ts'
import { createStarSystemService } from '../cluster/star-systems.ts'
import { createBackupService } from '../file-safety/backups.ts'
import type { openGames } from '../games/game-plugins.ts'
import { createGazetteerFileService } from '../gazetteer/gazetteer-files.ts'
import { createHistoryService } from '../history.ts'
import { createImageService } from '../images/images.ts'
import { createChronicleService } from '../journal/chronicle.ts'
import { createJournalFolderService } from '../journal/folder.ts'
import { createJournalService } from '../journal/journal.ts'
import { createPlayerJournalService } from '../journal/reading.ts'
import { createRelationService } from '../journal/relations.ts'
import type { OrderRefusalFinder } from '../kit/guards.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import type { SeatNameFinder } from '../matches/match-service-dependencies.ts'
import { createMatchService } from '../matches/matches.ts'
import { createCalendarService } from '../nights/calendar.ts'
import { createGameNightService } from '../nights/nights.ts'
import { createPlayerService } from '../nights/players.ts'
import { createPagePrintService } from '../print/page-prints.ts'
import { createSearchService } from '../search.ts'
import { createFactionService } from './factions.ts'
import { createCampaignFormMakers } from './forms/campaign-forms.ts'
import { createCampaignHomeService } from './home.ts'

export type CampaignServices = ReturnType<typeof createCampaignServices>

/** The games of an open campaign, and those played as matches. */
export interface CampaignGames extends ReturnType<typeof openGames> {
  readonly matchGames: readonly AnyGame[]
}

/**
 * Creates the services of an open campaign. Each area is created on first use, so that opening prepares nothing that
 * is not needed.
 */
export function createCampaignServices(tools: ServiceDependencies, { games, makers, matchGames }: CampaignGames) {
  const journal = once(() => createJournalService(tools))
  const history = once(() =>
    createHistoryService(tools, {
      guards: games.flatMap(({ guardUndo }) => guardUndo ?? []),
      warnings: games.flatMap(({ warnUndo }) => warnUndo ?? []),
    }),
  )
  const refuseOrder: OrderRefusalFinder = (match, command) => {
    for (const game of games) {
      const refusal = game.refuseOrder?.(match, command) ?? null
      if (refusal !== null) return refusal
    }
    return null
  }
  const nameSeat: SeatNameFinder = (seat) => {
    for (const game of games) {
      const name = game.nameSeat?.(seat) ?? null
      if (name !== null) return name
    }
    return null
  }
  const [nights, calendar] = [once(() => createGameNightService(tools)), once(() => createCalendarService(tools))]
  const matches = once(() =>
    createMatchService(tools, { games: matchGames, history: history(), refuseOrder, nameSeat }),
  )
  const own = {
    campaign: () =>
      mergeObjects([createCampaignHomeService(tools, games, journal()), { plots: () => makers.plots().read() }]),
    factions: () => createFactionService(tools),
    cluster: () => createClusterService(tools),
    clusterFiles: () => mergeObjects([createClusterFileService(tools), createGazetteerFileService(tools, games)]),
    clusterStudy: () => createClusterAnalysisService(tools),
    clusterHistory: () => createClusterHistoryService(tools),
    starSystems: () => createStarSystemService(tools),
    images: () => createImageService(tools),
    journal: () =>
      mergeObjects([
        journal(),
        createPlayerJournalService(tools, games),
        createJournalFolderService(tools, games),
        createChronicleService(tools, games),
      ]),
    relations: () => createRelationService(tools),
    players: () => createPlayerService(tools),
    nights,
    calendar,
    matches,
    pagePrints: () =>
      createPagePrintService(tools, [
        ...games.flatMap(({ forms }) => forms ?? []),
        createCampaignFormMakers(tools, { games, nights, calendar, matches }),
      ]),
    history,
    backups: () => createBackupService(tools),
    search: () => createSearchService(tools, games),
  }
  return createLazyProperties(mergeObjects([own, makers]))
}
