import { createFistfulArchive, verify } from './fistful-archive.ts'
import { createFistfulDesk } from './fistful-desk.ts'
import { createFistfulGames } from './fistful-games.ts'
import { createFistfulOdds } from './fistful-odds.ts'
import { createFistfulPlots } from './fistful-plots.ts'
import { createFistfulPost } from './fistful-post.ts'
import { createFistfulSheets } from './fistful-sheets.ts'
import { createFistfulTaking } from './fistful-taking.ts'
import { createFistfulTools } from './fistful-tools.ts'
import { createFistfulTurns } from './fistful-turns.ts'
import { createFistfulTurnViews } from './fistful-turn-views.ts'
import type { Tools } from './tools.ts'

/** The use cases of A Fistful of Planets: games, orders, mails, turns, archives. */
export function createFistful(tools: Tools) {
  const own = createFistfulTools(tools)
  const post = createFistfulPost(own)
  const { head, ...games } = createFistfulGames(own, post)
  const { turns, turn } = createFistfulTurnViews(own)
  const { exportArchive } = createFistfulArchive(own)
  return {
    ...games,
    desk: createFistfulDesk(own, head, post),
    ...createFistfulSheets(own, post),
    ...createFistfulOdds(own),
    ...createFistfulTurns(own, post),
    mails: post.mails,
    ...createFistfulTaking(own, post),
    turns,
    turn,
    plots: createFistfulPlots(own),
    exportArchive,
    verify,
  }
}
