import type { Command } from '../command.ts'
import { runVerb, type Verbs } from '../run-verb.ts'

const VERBS: Verbs = {
  start: async () => (await import('./space-planes/start-battle.ts')).startBattle,
  place: async () => (await import('./space-planes/play-turn.ts')).placeShip,
  turn: async () => (await import('./space-planes/play-turn.ts')).playTurn,
  turns: async () => (await import('./space-planes/turns-of.ts')).turnsOf,
  odds: async () => (await import('./space-planes/turns-of.ts')).oddsOf,
  range: async () => (await import('./space-planes/range-of-ships.ts')).rangeOfShips,
  log: async () => (await import('./space-planes/verify-battle.ts')).logOfBattle,
  replay: async () => (await import('./space-planes/verify-battle.ts')).replayBattle,
  net: async () => (await import('./space-planes/faces-of.ts')).netOf,
  link: async () => (await import('./space-planes/card-links.ts')).linkOf,
  simulate: async () => (await import('./space-planes/simulate-battles.ts')).simulateBattles,
  verify: async () => (await import('./space-planes/verify-battle.ts')).verifyBattle,
}

const text = { type: 'string' } as const

/** `orrery space-planes start|place|turn|…|verify`: Space Planes without a window. */
export const spacePlanes: Command = {
  summary: 'Space Planes: begin a battle, place ships, play turns as text, lines and chances, verify',
  args: ['VERB…'],
  options: { set: text, seed: text, out: text, limit: text, games: text, pilots: text, anchors: text, links: text },
  optionHelp: [
    'start PLAYER PLAYER…       a battle, the first placer first; --set tie=shared,turnLimit=200',
    'place FILE X Y HEADING FACE PLANE   the next ship',
    'turn FILE "ORDERS"         VECTOR a LONG N PIVOT SW CCW; SHOOT a>b',
    'range FILE SHIP SHIP       the lines both ways, and the chance of a hit',
    'turns FILE                 what may be played now, the likeliest hit first, with the likeliest answer; --limit 20',
    'odds LINE BACK             the chance of a hit from a full deck: odds red none',
    'log FILE                   what has happened',
    'replay FILE N              how it stood after so many orders',
    'net [FACES]                what is drawn on each face, of a file or of the standard set',
    'verify FILE                decides every order again',
    'link SECRET N              a link of your chain; start … --anchors A,B and turn … --links SHOOTER,TARGET deal cards from them',
    'simulate [FACES]           --games 100 --pilots hunter,drifter --set tie=shared: who wins, with its band',
    '--out FILE                 writes the battle to a new file',
    '--seed WORD                the cards follow from it; else they are fresh chance',
  ],
  run: (call) => runVerb(VERBS, call),
}
