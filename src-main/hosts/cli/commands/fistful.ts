import type { Command } from '../command.ts'
import { runVerb, type Verbs } from '../run-verb.ts'
import { FISTFUL_HELP } from './fistful/help-lines.ts'

const VERBS: Verbs = {
  create: async () => (await import('./fistful/create-game.ts')).createGame,
  games: async () => (await import('./fistful/list-stars.ts')).listGames,
  stars: async () => (await import('./fistful/list-stars.ts')).listStars,
  invite: async () => (await import('./fistful/mail-game.ts')).showInvitation,
  take: async () => (await import('./fistful/mail-game.ts')).acceptInvitation,
  home: async () => (await import('./fistful/play-turn.ts')).chooseHome,
  sheet: async () => (await import('./fistful/write-sheet.ts')).showOrderSheet,
  'hand-in': async () => (await import('./fistful/write-sheet.ts')).handInSheet,
  mails: async () => (await import('./fistful/mail-game.ts')).listMails,
  paste: async () => (await import('./fistful/mail-game.ts')).pasteMail,
  resolve: async () => (await import('./fistful/play-turn.ts')).resolveGameTurn,
  report: async () => (await import('./fistful/play-turn.ts')).showReport,
  start: async () => (await import('./fistful/start-game.ts')).startGame,
  orders: async () => (await import('./fistful/check-orders.ts')).checkOrders,
  verify: async () => (await import('./fistful/verify-archive-file.ts')).verifyArchiveFile,
  odds: async () => (await import('./fistful/show-odds.ts')).showBattleOdds,
  simulate: async () => (await import('./fistful/simulate-games.ts')).simulateGames,
}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

/** `orrery fistful create|…|simulate`: A Fistful of Planets on the command line. */
export const fistful: Command = {
  summary: 'A Fistful of Planets: play by mail or at one table, check orders, resolve, verify, odds, simulate',
  args: ['VERB…'],
  options: {
    cluster: text,
    homes: text,
    set: text,
    state: text,
    side: text,
    seed: text,
    faces: text,
    tempers: text,
    games: text,
    rating: text,
    out: text,
    game: text,
    mode: text,
    mine: text,
    players: text,
    addresses: text,
    due: text,
    bot: text,
    'typed-dice': flag,
    yes: flag,
    report: flag,
    look: flag,
  },
  optionHelp: FISTFUL_HELP,
  run: (call) => runVerb(VERBS, call),
}
