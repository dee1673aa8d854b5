import { type Command, runVerb, type Verbs } from '../command.ts'

const VERBS: Verbs = {
  army: async () => (await import('./planetary-sand/army.ts')).runArmyVerb,
  shot: async () => (await import('./planetary-sand/shot.ts')).showShot,
  volley: async () => (await import('./planetary-sand/shot.ts')).showVolleyOdds,
  odds: async () => (await import('./planetary-sand/shot.ts')).showShotOdds,
  blast: async () => (await import('./planetary-sand/blast.ts')).showBlast,
  move: async () => (await import('./planetary-sand/tables.ts')).showMove,
  melee: async () => (await import('./planetary-sand/tables.ts')).resolveMelee,
  cords: async () => (await import('./planetary-sand/tables.ts')).showCords,
  replay: async () => (await import('./planetary-sand/replay.ts')).replayBattle,
  simulate: async () => (await import('./planetary-sand/simulate.ts')).simulateBattles,
}

const text = { type: 'string' } as const

/** `orrery planetary-sand army|shot|volley|…|simulate`: Planetary Sand on the command line. */
export const planetarySandCommand: Command = {
  summary: 'Planetary Sand: shots, volleys, blasts, moves, melees and their chances, armies, replays',
  args: ['VERB…'],
  options: {
    air: text,
    gravity: text,
    cover: text,
    part: text,
    again: { type: 'boolean' },
    idle: { type: 'boolean' },
    dice: text,
    seed: text,
    set: text,
    limit: text,
    tempers: text,
    scenario: text,
    weapon: text,
  },
  optionHelp: [
    'army list                    the armies of the campaign: figures, vehicles, value',
    'army check [NAME]            what stands to be mended, of one army or of all',
    'army text|json NAME          an army as a list for people, or as the file that Import reads',
    'shot WEAPON DISTANCE TARGET  one shot: shot zap-rifle 1.5 man --dice 4,3 --again --cover bunker',
    'volley SHOT SHOT …           a volley: zap-rifle:1.5:man@b1 each; losses and their chances',
    'odds WEAPON DISTANCE TARGET  its exact chances, a third nearer, and again next turn',
    'blast WEAPON                 the wild die and the cup die, and the chance of each',
    'blast WEAPON FILE SHOOTER TARGET   who lies under it on the map of an exported battle',
    'move TYPE TERRAIN:R …        how far it comes: move infantry flat:0.4 gentle-up:1',
    'melee MEN MEN                hand to hand: who is lost, who is captured, what guards they need',
    'cords                        where to tie the knots of R1 to R6',
    'replay FILE                  decides every order of an exported battle again, and tells it',
    'simulate MEN MEN             bots fight on a field by its seed: --limit 20 --tempers bold,steady --scenario objective',
    'simulate MEN MEN --weapon space-bazooka   what it is worth in riflemen',
    'DISTANCE is in R, or 4ft, 300mm, 3/2 for the second third of cord R3',
    '--air HE|SA --gravity EG|LG  the battlefield; --part front|side|rear|wall|door|roof',
    '--cover building|bunker|armoured-vehicle|unarmoured-vehicle|other; --again: at the same target; --idle: it does not fight',
    '--dice 4,3,H                 faces thrown at the table, a coin as H or T; left out, they are rolled',
    '--set cupDie=B,unitMm=610    what was agreed; --seed WORD: the dice follow from it',
  ],
  run: (call) => runVerb(VERBS, call),
}
