import type { Loose } from '#tests/support/planetary-sand.ts'

/** A command with its dice and coins. */
export type Step = readonly [order: Loose, ...faces: number[]]

/** A battle with its options and all commands. */
export interface Script {
  readonly options: object
  readonly steps: readonly Step[]
}

const end = (by: string, ...faces: number[]): Step => [{ type: 'end-phase', by }, ...faces]
const both = (...faces: number[]): Step[] => [end('ana'), end('ben', ...faces)]
const list = (by: string, ...entries: [string, string, string[]?][]): Step => [
  { type: 'list-fire', by, entries: entries.map(([shooter, weapon, crew = []]) => ({ shooter, weapon, crew })) },
]
const move = (by: string, movers: string[], ends: object = {}, terrain = 'flat', r = 1): Step => [
  { type: 'move', by, movers, way: { stretches: [{ terrain, length: { r } }] }, ends },
]
const shoot = (by: string, shooter: string, weapon: string, target: string, third: number, ...faces: number[]): Step => [
  { type: 'shoot', by, shooter, weapon, target, distance: { cord: 3, third } },
  ...faces,
]
const begin: Step[] = [...both(1), [{ type: 'choose-first', by: 'ana', first: 'ana' }]]
const men = (unit: string, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({ id: `${unit}-${at + 1}`, unit, weapon: 'zap-rifle', ...more }))

/**
 * A bunker in a vacuum: a door is breached, a room loses its air, coins decide who escapes; a puncture lasts until the
 * next move.
 */
const bunkerAndAir: Script = {
  options: {
    seats: ['ana', 'ben'],
    scenario: 'defensive',
    attacker: 'ana',
    air: 'SA',
    armies: [
      { figures: men('raiders', 3, { hasSuit: true }), machines: [{ id: 'tank', type: 'tank', weapon: 'ray-cannon' }] },
      { figures: men('garrison', 4), helmets: 1 },
    ],
    field: {
      buildings: [
        { id: 'bunker', type: 'bunker' },
        { id: 'annex', type: 'building' },
      ],
      rooms: [
        { id: 'hall', building: 'bunker' },
        { id: 'lock', building: 'bunker' },
        { id: 'cellar', building: 'annex' },
      ],
      openings: [
        { id: 'gate', building: 'bunker', part: 'door', rooms: ['lock', null] },
        { id: 'inner', building: 'bunker', part: 'door', rooms: ['hall', 'lock'] },
        { id: 'trap', building: 'bunker', part: 'door', rooms: ['hall', 'cellar'] },
        { id: 'slit', building: 'annex', part: 'wall', rooms: ['cellar', null] },
      ],
      objectives: [{ id: 'reactor', home: 'ben', room: 'hall' }],
    },
  },
  steps: [
    [{ type: 'deploy', by: 'ben', things: ['garrison-1', 'garrison-2'].map((id) => ({ id, inside: 'lock' })) }],
    [{ type: 'deploy', by: 'ben', things: [{ id: 'garrison-3', inside: 'hall' }, { id: 'garrison-4', inside: 'cellar' }] }],
    ...begin,
    move('ana', ['tank'], { zone: null, meets: ['garrison'] }, 'flat', 2),
    end('ana'),
    end('ben'),
    list('ana', ['tank', 'ray-cannon'], ['raiders-1', 'zap-rifle']),
    list('ben', ['garrison-3', 'zap-rifle']),
    ...both(),
    shoot('ana', 'tank', 'ray-cannon', 'gate', 2, 4, 4, 1),
    shoot('ben', 'garrison-3', 'zap-rifle', 'raiders-1', 3, 6, 6),
    end('ana'),
    end('ben', 1, 2),
    [{ type: 'board', by: 'ana', figures: ['raiders-2'], into: 'lock' }],
    end('ana'),
    [{ type: 'suit-up', by: 'ben', figures: ['garrison-1'] }],
    end('ben'),
    list('ana', ['raiders-3', 'zap-rifle']),
    ...both(),
    [
      { type: 'shoot', by: 'ana', shooter: 'raiders-3', weapon: 'zap-rifle', target: 'slit', distance: { r: 0.5 } },
      5,
      5,
    ],
    ...both(),
    end('ana'),
    [{ type: 'evacuate', by: 'ben', figures: ['garrison-4'], to: 'hall' }],
    end('ben'),
    ...both(),
    [{ type: 'surrender', by: 'ben' }],
  ],
}

/** Robots under orders hold an objective; one is wrecked, and rebuilt from the parts of two. */
const robotsAndObjectives: Script = {
  options: {
    seats: ['ana', 'ben'],
    scenario: 'objective',
    armies: [
      {
        figures: [
          ...men('droids', 3, { kind: 'robot-infantry' }),
          { id: 'engineer', unit: 'menders', kind: 'robot-engineer' },
          { id: 'wirer', unit: 'menders', kind: 'robot-electronic' },
          { id: 'boss', unit: 'staff', isSpecialist: true, weapon: 'ray-pistol' },
        ],
      },
      { figures: men('militia', 2) },
    ],
    field: {
      objectives: [
        { id: 'well', home: 'ana' },
        { id: 'mast', home: 'ben' },
      ],
    },
  },
  steps: [
    ...begin,
    [{ type: 'order', by: 'ana', robots: ['droids-1', 'droids-2'], via: 'boss', order: { kind: 'attack', target: 'militia' } }],
    move('ana', ['droids-1', 'droids-2'], { zone: null, meets: ['militia'] }),
    [{ type: 'command-range', by: 'ana', robots: ['droids-3'], isWithin: false }],
    end('ana'),
    end('ben'),
    list('ana', ['droids-1', 'zap-rifle']),
    list('ben', ['militia-1', 'zap-rifle'], ['militia-2', 'zap-rifle']),
    ...both(),
    shoot('ana', 'droids-1', 'zap-rifle', 'militia-1', 1, 3, 3),
    shoot('ben', 'militia-1', 'zap-rifle', 'droids-2', 1, 4, 4),
    shoot('ben', 'militia-2', 'zap-rifle', 'droids-3', 2, 5, 5, 1),
    ...both(),
    [{ type: 'correct', by: 'ana', note: 'The wrecks were dragged home', figures: ['droids-2', 'droids-3'].map((id) => ({ id, zone: 'ana' })) }],
    [{ type: 'salvage', by: 'ana', team: ['engineer', 'wirer'], keep: 'droids-2', scrap: 'droids-3' }],
    move('ana', ['droids-1'], { zone: 'ben', near: 'mast' }),
    ...both(),
    ...both(),
    [{ type: 'salvage', by: 'ana', team: ['engineer', 'wirer'], keep: 'droids-2', scrap: 'droids-3' }],
    ...both(),
    ...both(),
    ...Array.from({ length: 4 }, () => [...both(), ...both()]).flat(),
  ],
}

/** A river stops everyone who reaches it; men close in, are captured, marched home and disarmed; others escape. */
const prisonersAndRiver: Script = {
  options: {
    seats: ['ana', 'ben'],
    armies: [{ figures: men('hunters', 6) }, { figures: [...men('scouts', 3), ...men('rear', 1)] }],
  },
  steps: [
    ...begin,
    move('ana', ['hunters-6'], { zone: null }, 'ford'),
    move('ana', ['hunters-1', 'hunters-2', 'hunters-3', 'hunters-4', 'hunters-5'], { zone: null, meets: ['scouts'] }),
    ...both(),
    list('ben', ['scouts-1', 'zap-rifle']),
    ...both(),
    shoot('ben', 'scouts-1', 'zap-rifle', 'hunters-5', 3, 2, 3),
    ...both(),
    move('ana', ['hunters-6'], { zone: null }, 'ford'),
    [
      {
        type: 'close',
        by: 'ana',
        figures: ['hunters-1', 'hunters-2', 'hunters-3', 'hunters-4'],
        unit: 'scouts',
        distance: { r: 1 },
      },
    ],
    ...both(),
    ...both(),
    move('ana', ['hunters-6'], { zone: null }),
    move('ana', ['hunters-3', 'scouts-3'], { zone: 'ana' }),
    ...both(),
    ...both(),
    [{ type: 'guard', by: 'ana', captives: 'prisoners-2-ana-1', guards: [] }],
    end('ana'),
    move('ben', ['scouts-3'], { zone: 'ben' }),
    end('ben'),
    ...both(),
    [{ type: 'surrender', by: 'ben' }],
  ],
}

/** Every recorded battle by name. */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  'bunker-and-air': bunkerAndAir,
  'robots-and-objectives': robotsAndObjectives,
  'prisoners-and-river': prisonersAndRiver,
}

/** An Orrery file of a battle, with every command and its dice. */
export function fileOfScript(name: string, { options, steps }: Script): string {
  const orders = steps.map(([command, ...faces]) => ({ command, faces }))
  const battle = { name, notes: '', options, faces: [], orders }
  return JSON.stringify({ app: 'Orrery', game: 'planetary-sand', format: 1, kind: 'battle', battle }, null, 2)
}
