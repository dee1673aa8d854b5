import { type Command, runVerb, type Verbs } from '../command.ts'

const VERBS: Verbs = {
  start: async () => (await import('./space-planes/play-turn.ts')).startBattle,
  place: async () => (await import('./space-planes/play-turn.ts')).placeShip,
  turn: async () => (await import('./space-planes/play-turn.ts')).playTurn,
  cards: async () => (await import('./space-planes/play-turn.ts')).resolveWaitingShot,
  turns: async () => (await import('./space-planes/turns.ts')).listTurns,
  odds: async () => (await import('./space-planes/turns.ts')).showHitOdds,
  range: async () => (await import('./space-planes/turns.ts')).showRange,
  log: async () => (await import('./space-planes/verify-battle.ts')).showBattleLog,
  replay: async () => (await import('./space-planes/verify-battle.ts')).showStateAfterOrders,
  net: async () => (await import('./space-planes/faces.ts')).showFaceNet,
  link: async () => (await import('./space-planes/turns.ts')).showChainLink,
  simulate: async () => (await import('./space-planes/simulate-battles.ts')).simulateBattles,
  verify: async () => (await import('./space-planes/verify-battle.ts')).verifyBattle,
}

const text = { type: 'string' } as const

/** `orrery space-planes start|place|turn|…|verify`: Space Planes on the command line. */
export const spacePlanesCommand: Command = {
  summary: 'Space Planes: begin a battle, place ships, play turns as text, lines and chances, verify',
  args: ['VERB…'],
  options: { set: text, seed: text, out: text, limit: text, games: text, pilots: text, anchors: text },
  optionHelp: [
    'A battle is a file: what these write, Import reads, and what Export writes, these read.',
    'start PLAYER PLAYER…       begins one, the first placer first: start ANA BEN --out a.json',
    'place FILE X Y HEADING FACE PLANE   the next ship: place a.json 300 150 0 1 3 --out b.json; where no legal place is left: turn a.json "LEAVE OUT"',
    'turn FILE "ORDERS"         a turn: turn c.json "CORKSCREW a ROLL E; SHOOT a>b" --out d.json',
    'turns FILE                 what may be played now, the likeliest hit first, with the likeliest answer; --limit 20',
    'range FILE SHIP SHIP       the lines both ways, and the chance of a hit',
    'odds LINE BACK             the chance of a hit from a full deck: odds red none',
    'log FILE                   what has happened, and how it stands',
    'replay FILE N              how it stood after so many orders',
    'verify FILE                plays every order again, proves the cards of a battle by mail, says who won; exit code 1 where it is not sound',
    'net [FACES]                what is drawn on each face, of a file or of the standard set; --json writes such a file, --out nets.svg six nets at true size',
    'simulate [FACES]           --games 100 --pilots hunter,drifter --set tie=shared: who wins, with its band',
    'By mail, with cards from chains of both (two players):',
    'link SECRET N              a link of your chain: 0 is the anchor, 1 the first to show, each link for one shot',
    'start ANA BEN --anchors A,B   binds both chains',
    'cards FILE LINK LINK       deals the cards of the shot of a turn: the shooter’s link, then that of the target’s owner',
    '--set tie=shared,turnLimit=200,areaMm=600x300   answers to what the book leaves open',
    '--out FILE                 writes the battle, or the nets, to a new file',
    '--seed WORD                the cards follow from it; else they are fresh chance',
  ],
  run: (call) => runVerb(VERBS, call),
}
