import type { AnyGame } from '#main/games/kit/game.ts'
import { mergeObjects } from '#shared/kit/merge-objects.ts'
import { createLazyProperties, once } from '#shared/kit/once.ts'
import { createClusterAnalysis } from '../cluster/analysis.ts'
import { createCluster } from '../cluster/cluster.ts'
import { createClusterFiles } from '../cluster/files.ts'
import { createClusterHistory } from '../cluster/over-time/over-time.ts'
import { createStarSystems } from '../cluster/star-systems.ts'
import { createBackups } from '../file-safety/backups.ts'
import type { openGames } from '../games/game-plugins.ts'
import { createGazetteerFiles } from '../gazetteer/gazetteer-files.ts'
import { createGazetteerForm } from '../gazetteer/gazetteer-form.ts'
import { createHistory } from '../history.ts'
import { createImages } from '../images/images.ts'
import { createChronicleForm } from '../journal/chronicle-book/chronicle-form.ts'
import { createChronicle } from '../journal/chronicle.ts'
import { createJournalFolder } from '../journal/folder.ts'
import { createJournal } from '../journal/journal.ts'
import { createJournalReading } from '../journal/reading.ts'
import { createRelations } from '../journal/relations.ts'
import type { OrderGuard } from '../kit/guards.ts'
import type { Tools } from '../kit/tools.ts'
import type { SeatNaming } from '../matches/match-context.ts'
import { createMatches } from '../matches/matches.ts'
import { createCalendar } from '../nights/calendar.ts'
import { createNights } from '../nights/nights.ts'
import { createPlayers } from '../nights/players.ts'
import { createPagePrints } from '../print/page-prints.ts'
import { createSearch } from '../search.ts'
import { createFactions } from './factions.ts'
import { createCampaignForms } from './forms/campaign-forms.ts'
import { createCampaignHome } from './home.ts'

export type CampaignServices = ReturnType<typeof createCampaignServices>

/** The games of an open campaign, and those played as matches. */
export interface OpenGames extends ReturnType<typeof openGames> {
  readonly matchGames: readonly AnyGame[]
}

/**
 * Creates the services of an open campaign. Each area is created on first use, so that opening prepares nothing that
 * is not needed.
 */
export function createCampaignServices(tools: Tools, { games, makers, matchGames }: OpenGames) {
  const journal = once(() => createJournal(tools))
  const history = once(() =>
    createHistory(tools, {
      guards: games.flatMap(({ guardUndo }) => guardUndo ?? []),
      warnings: games.flatMap(({ warnUndo }) => warnUndo ?? []),
    }),
  )
  const refuseOrder: OrderGuard = (match, command) => {
    for (const game of games) {
      const refusal = game.refuseOrder?.(match, command) ?? null
      if (refusal !== null) return refusal
    }
    return null
  }
  const nameSeat: SeatNaming = (seat) => {
    for (const game of games) {
      const name = game.nameSeat?.(seat) ?? null
      if (name !== null) return name
    }
    return null
  }
  const [nights, calendar] = [once(() => createNights(tools)), once(() => createCalendar(tools))]
  const matches = once(() => createMatches(tools, { games: matchGames, history: history(), refuseOrder, nameSeat }))
  const own = {
    campaign: () => mergeObjects([createCampaignHome(tools, games, journal()), { plots: () => makers.plots().read() }]),
    factions: () => createFactions(tools),
    cluster: () => createCluster(tools),
    clusterFiles: () => mergeObjects([createClusterFiles(tools), createGazetteerFiles(tools, games)]),
    clusterStudy: () => createClusterAnalysis(tools),
    clusterHistory: () => createClusterHistory(tools),
    starSystems: () => createStarSystems(tools),
    images: () => createImages(tools),
    journal: () =>
      mergeObjects([
        journal(),
        createJournalReading(tools, games),
        createJournalFolder(tools, games),
        createChronicle(tools, games),
      ]),
    relations: () => createRelations(tools),
    players: () => createPlayers(tools),
    nights,
    calendar,
    matches,
    pagePrints: () =>
      createPagePrints(tools, [
        ...games.flatMap(({ forms }) => forms ?? []),
        { chronicle: createChronicleForm(tools, games), gazetteer: createGazetteerForm(tools, games) },
        createCampaignForms(tools, { games, nights, calendar, matches }),
      ]),
    history,
    backups: () => createBackups(tools),
    search: () => createSearch(tools, games),
  }
  return createLazyProperties(mergeObjects([own, makers]))
}
