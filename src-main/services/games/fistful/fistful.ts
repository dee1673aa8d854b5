import type { AnyGame } from '#main/games/kit/game.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import { mergeObjects } from '#shared/kit/merge-objects.ts'
import { createFistfulArchive, verifyArchive } from './archive.ts'
import { createFistfulCorrections } from './corrections.ts'
import { createFistfulDesk } from './desk.ts'
import { createFistfulFights } from './fights.ts'
import { createFistfulGames } from './games.ts'
import { createIncomingMails } from './incoming-mail.ts'
import { createFistfulOdds } from './odds.ts'
import { createOutgoingMails } from './outgoing-mail.ts'
import { createFistfulPlots } from './plots.ts'
import { createFistfulSheets } from './sheets.ts'
import { createFistfulTools } from './tools.ts'
import { createFistfulTurnViews } from './turn-views.ts'
import { createFistfulTurns } from './turns.ts'

/** Creates the service of A Fistful of Planets: games, orders, mails, turns, archives. */
export function createFistful(tools: Tools, matchGames: readonly AnyGame[]) {
  const own = createFistfulTools(tools, matchGames)
  const post = createOutgoingMails(own)
  const { head, ...games } = createFistfulGames(own, post)
  const { turns, turn } = createFistfulTurnViews(own)
  const { exportArchive } = createFistfulArchive(own)
  return mergeObjects([
    games,
    createFistfulSheets(own, post),
    createFistfulOdds(own),
    createFistfulTurns(own, post),
    createFistfulFights(own),
    createIncomingMails(own, post),
    createFistfulCorrections(own, post),
    {
      desk: createFistfulDesk(own, head, post),
      mails: post.mails,
      turns,
      turn,
      plots: createFistfulPlots(own),
      exportArchive,
      verify: verifyArchive,
    },
  ])
}
