import type { AnyGame } from '#main/games/kit/game.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { mergeObjects } from '#shared/kit/merge-objects.ts'
import { createFistfulArchiveAccess, verifyArchive } from './archive.ts'
import { createFistfulCorrectionService } from './corrections.ts'
import { createOrderDeskViewBuilder } from './desk.ts'
import { createFistfulFightService } from './fights.ts'
import { createFistfulDependencies } from './fistful-dependencies.ts'
import { createFistfulGameService } from './games.ts'
import { createIncomingMailService } from './incoming-mail.ts'
import { createFistfulOddsService } from './odds.ts'
import { createOutgoingMailService } from './outgoing-mail.ts'
import { createFistfulSheetService } from './sheets.ts'
import { createFistfulStatisticsBuilder } from './statistics.ts'
import { createFistfulTurnViewBuilder } from './turn-views.ts'
import { createFistfulTurnService } from './turns.ts'

/** Creates the service of A Fistful of Planets: games, orders, mails, turns, archives. */
export function createFistfulService(tools: ServiceDependencies, matchGames: readonly AnyGame[]) {
  const own = createFistfulDependencies(tools, matchGames)
  const post = createOutgoingMailService(own)
  const { head, ...games } = createFistfulGameService(own, post)
  const { turns, turn } = createFistfulTurnViewBuilder(own)
  const { exportArchive } = createFistfulArchiveAccess(own)
  return mergeObjects([
    games,
    createFistfulSheetService(own, post),
    createFistfulOddsService(own),
    createFistfulTurnService(own, post),
    createFistfulFightService(own),
    createIncomingMailService(own, post),
    createFistfulCorrectionService(own, post),
    {
      desk: createOrderDeskViewBuilder(own, head, post),
      mails: post.mails,
      turns,
      turn,
      plots: createFistfulStatisticsBuilder(own),
      exportArchive,
      verify: verifyArchive,
    },
  ])
}
