import type { Command } from '../command.ts'
import { runVerb, type Verbs } from '../run-verb.ts'

const VERBS: Verbs = {
  start: async () => (await import('./fistful/start-game.ts')).startGame,
  orders: async () => (await import('./fistful/check-orders.ts')).checkOrders,
  resolve: async () => (await import('./fistful/resolve-files.ts')).resolveFiles,
  verify: async () => (await import('./fistful/verify-file.ts')).verifyFile,
  odds: async () => (await import('./fistful/odds-of.ts')).oddsOf,
  simulate: async () => (await import('./fistful/simulate-games.ts')).simulateGames,
}

const text = { type: 'string' } as const

/** `orrery fistful start|orders|resolve|verify|odds|simulate`: A Fistful of Planets without a window. */
export const fistful: Command = {
  summary: 'A Fistful of Planets: begin, check orders, resolve, verify, odds, simulate',
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
  },
  optionHelp: [
    'start [MAP…] --homes HEX,HEX     the state before turn 1, on a map file or a cluster of the campaign',
    'orders SHEET [--state STATE --side A]   an order sheet as JSON; with a state also what would be refused',
    'resolve STATE SHEET-A SHEET-B    the state after the turn and its report; sheets as text or JSON',
    'verify ARCHIVE                   every step of a game checked; exit code 1 where one is bad',
    'odds SHIPS SHIPS                 a fight of A against B, such as 2D1C1S 1D1C',
    'simulate [MAP…]                  games between bots, on a generated map where none is named',
    '',
    '--cluster NAME       which cluster of the campaign',
    '--homes HEX,HEX      the homeworlds of A and B',
    '--set NAME=VALUE,…   house rules other than the usual ones, such as dreadnoughtCost=5',
    '--side SIDE          A or B',
    '--seed SEED          what the dice come from (default 1)',
    '--faces 3,1,6        dice thrown by hand, in the order of the rules',
    '--tempers NAME,NAME  bots of A and B: settler, raider, warden, conqueror (default conqueror,warden)',
    '--games N            how many games (default 100, at most 10000)',
    '--out FILE           a new file for the state or the answer',
  ],
  run: (call) => runVerb(VERBS, call),
}
