import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'

/** A command before parsing. */
export type LooseOrder = Readonly<Record<string, unknown>>

/** A command with its dice. */
type Step = readonly [order: LooseOrder, ...faces: number[]]

/** A battle with its options and all commands. */
export interface Script {
  readonly options: object
  /** Dice thrown before the first turn. */
  readonly before?: readonly number[]
  readonly steps: readonly Step[]
}

const SIDES = ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [id] }))
const agreed = (turns: number, units: readonly object[], settings: object = {}) => ({
  play: 'opposed',
  goal: 'Hold the gate',
  turns,
  settings,
  house: [],
  sides: SIDES,
  units,
})

interface Body {
  readonly skills: readonly [agility: number, fighting: number, shooting: number, awareness: number, psyche: number]
  readonly hitPoints: number
  readonly traits?: readonly string[]
  readonly abilities?: readonly string[]
}

const nameOf = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`
const base = (side: string, id: string) => ({ id, name: nameOf(id), side, warbandId: side, lasting: [] })
const profileOf = ({ skills: [A, F, S, AW, P], hitPoints, traits = [], abilities = [] }: Body) => ({
  skills: { A, F, S, AW, P },
  hitPoints,
  traits,
  abilities,
})
const person = (side: string, id: string, body: Body, equipment: readonly string[]) => ({
  ...base(side, id),
  kind: 'character',
  profile: { ...profileOf(body), equipment },
  usesBefore: {},
  addictions: [],
})
const squad = (side: string, id: string, body: Body, members: number, equipment: readonly string[]) => ({
  ...base(side, id),
  kind: 'squad',
  profile: { ...profileOf(body), loadouts: [{ members, equipment }] },
  usesBefore: {},
})
const vehicle = (side: string, id: string, profile: { readonly sections: readonly object[]; readonly A: number; readonly abilities?: readonly string[] }) => ({
  ...base(side, id),
  kind: 'vehicle',
  profile: {
    type: 'ground',
    S: 6,
    traits: [],
    abilities: [],
    weapons: [],
    ...profile,
    sections: [...CORE_PLACED_SECTIONS, ...profile.sections],
  },
  lostCells: [],
  damaged: [],
  stock: ['ammo-basic', 'ammo-basic'],
  isFlying: false,
})

type Act = (type: string, more?: object, ...faces: number[]) => Step

/** Commands of a unit, by its side. */
const unitOf =
  (by: string, unit: string): Act =>
  (type, more = {}, ...faces) => [{ type, by, unit, ...more }, ...faces]
/** All commands of one activation of a unit. */
const go = (act: Act, ...steps: Step[]): Step[] => [act('activate'), ...steps, act('end-activation')]
const begin: Step = [{ type: 'begin-turn', by: 'red', near: [] }]
const end: Step = [{ type: 'end-turn', by: 'red' }]
const finish = (...reachedGoal: string[]): Step => [{ type: 'finish', by: 'red', reachedGoal }]
const sight = (distanceCm: number, cover = 'none') => ({ said: { distanceCm, isSeen: true, cover } })
const move = (cm: number, input: object = {}) => ({ said: { cm, ground: [], contacts: [], ...input } })
const charge = (cm: number, target: string) => ({ charge: target, ...move(cm, { contacts: [target] }) })
const blows = (unit: string, weapon: string, ...members: number[]) => ({
  strikes: (members.length === 0 ? [1] : members).map((nth) => ({ model: `${unit}.${nth}`, weapon })),
})
const front = (more: object = {}) => ({ hull: { facing: 'front', ...more } })

const crawler = unitOf('red', 'crawler')
const sapper = unitOf('red', 'sapper')
const strider = unitOf('blue', 'strider')
const hunter = unitOf('blue', 'hunter')
const path = { turnDegrees: 0, isBackwards: false, ground: 'even', wishes: [] }

/**
 * Two vehicles: a turret shot off, an engine disabled by a sapper who then boards, a ram, a fight between hulls, and
 * an exit from one.
 */
const vehicles: Script = {
  options: agreed(6, [
    vehicle('red', 'crawler', {
      A: 6,
      sections: [
        { cell: 'C4', section: 'crew' },
        { cell: 'D4', section: 'transport-section' },
        { cell: 'C2', section: 'hard-point', weapon: 'heavy-machine-gun' },
        { cell: 'D2', section: 'armour-plating' },
      ],
      abilities: ['repair'],
    }),
    person('red', 'sapper', { skills: [5, 5, 5, 6, 5], hitPoints: 20, abilities: ['sabotage'] }, ['dagger']),
    vehicle('blue', 'strider', {
      A: 4,
      sections: [
        { cell: 'C4', section: 'hard-point', weapon: 'battle-cannon' },
        { cell: 'C2', section: 'turret-hard-point', weapon: 'heavy-slug-rifle' },
      ],
    }),
    person('blue', 'hunter', { skills: [3, 5, 6, 5, 5], hitPoints: 16, traits: ['tank-hunter'] }, ['laser-rifle']),
  ]),
  steps: [
    begin,
    ...go(
      crawler,
      crawler('drive', { ...path, cm: 10 }),
      crawler('fire', { shots: [{ cell: 'C2', target: 'strider', ...sight(20), ...front({ wishes: ['C2'] }) }] }, 2, 3, 2, 1, 2, 1, 2),
    ),
    ...go(
      sapper,
      sapper('sabotage', { vehicle: 'strider', distanceCm: 4, wishes: [] }, 3, 4),
      sapper('move', move(4)),
      sapper('embark', { vehicle: 'crawler', cell: 'D4' }),
    ),
    ...go(
      strider,
      strider('fire', { shots: [{ cell: 'C4', target: 'crawler', ...sight(20), ...front({ hiddenPercent: 60, wishes: ['D2'] }) }] }, 6),
    ),
    ...go(hunter, hunter('shoot', { target: 'crawler', ...blows('hunter', 'laser-rifle'), ...sight(12), ...front({ wishes: ['D2'] }) }, 4, 6, 2)),
    end,
    begin,
    ...go(
      crawler,
      crawler('mend', { cell: 'D2' }, 7),
      crawler('ram', { ...path, charge: 'strider', contacts: ['strider'], cm: 9 }),
      crawler('vehicle-fight', { target: 'strider', ...front(), ownHull: { facing: 'front' } }, 2, 3, 9),
      crawler('push', { cm: 0, contacts: ['strider'] }),
    ),
    ...go(sapper, sapper('disembark')),
    ...go(strider, strider('vehicle-fight', { target: 'crawler', ...front(), ownHull: { facing: 'front' } }, 6)),
    ...go(hunter, hunter('shoot', { target: 'sapper', ...blows('hunter', 'laser-rifle'), ...sight(8, 'part') }, 3, 1, 8, 2, 1)),
    end,
    begin,
    crawler('activate'),
    crawler('break-away'),
    strider('free-fight', { weapon: 'hull', ...front() }, 1, 4),
    strider('push', { cm: 0, contacts: ['crawler'] }),
    crawler('back-off', { cm: 5, ground: 'rough', wishes: [] }, 1),
    crawler('fire', { shots: [{ cell: 'C2', target: 'strider', ...sight(8), ...front() }] }, 5, 6, 6, 6, 5, 4, 5),
    finish('red'),
  ],
}

const guard = unitOf('red', 'guard')
const captain = unitOf('red', 'captain')
const gang = unitOf('blue', 'gang')
const brute = unitOf('blue', 'brute')

/**
 * Squads: a charge with a counter-attack for every blow, two members left as characters, a left-behind one who
 * returns, a volley, and one who breaks and runs.
 */
const squads: Script = {
  options: agreed(6, [
    squad('red', 'guard', { skills: [5, 6, 6, 5, 5], hitPoints: 6 }, 4, ['laser-pistol', 'dagger']),
    person('red', 'captain', { skills: [6, 7, 5, 6, 7], hitPoints: 20 }, ['dagger', 'light-armour', 'med-kit']),
    squad('blue', 'gang', { skills: [7, 5, 5, 5, 4], hitPoints: 6 }, 3, ['club']),
    person('blue', 'brute', { skills: [3, 7, 4, 5, 4], hitPoints: 14 }, ['club']),
  ]),
  steps: [
    begin,
    ...go(
      gang,
      gang('move', charge(6, 'guard')),
      gang('fight', { target: 'guard', ...blows('gang', 'club', 1, 2, 3), distanceCm: 0, member: 'guard.2', answer: { counter: 'dagger' } }, 2, 4, 8, 1, 10, 10, 9, 3, 1, 4, 3, 1, 4, 3),
    ),
    ...go(captain, captain('fight', { target: 'gang', ...blows('captain', 'dagger'), distanceCm: 4, member: 'gang.1' }, 4, 2, 2)),
    ...go(
      guard,
      guard('move', move(8, { ground: ['rough'], apart: ['guard.4'] }), 3),
    ),
    ...go(
      brute,
      brute('move', charge(9, 'captain')),
      brute('fight', { target: 'captain', ...blows('brute', 'club'), distanceCm: 0, answer: { block: true } }, 7, 4, 6, 4, 2),
      brute('push', { cm: 0, contacts: ['captain'] }),
    ),
    end,
    begin,
    ...go(unitOf('blue', 'gang.2')),
    ...go(unitOf('blue', 'gang.3')),
    captain('activate'),
    captain('fight', { target: 'brute', ...blows('captain', 'dagger'), distanceCm: 0 }, 1, 4, 1, 1),
    captain('push', { cm: 0, contacts: ['brute'] }),
    captain('fight', { target: 'brute', ...blows('captain', 'dagger'), distanceCm: 0 }, 1, 1, 1, 9),
    brute('retreat', { cm: 10, isAtEdge: false }),
    captain('end-activation'),
    ...go(
      guard,
      guard('move', move(4, { apart: [] })),
      guard('shoot', { target: 'brute', ...blows('guard', 'laser-pistol', 1, 2, 3, 4), ...sight(6) }, 10, 10, 10, 10),
    ),
    ...go(brute, brute('recover', {}, 1)),
    end,
    finish('red'),
  ],
}

const witch = unitOf('red', 'witch')
const ward = unitOf('red', 'ward')
const seer = unitOf('blue', 'seer')
const thug = unitOf('blue', 'thug')
const aim = (power: string, target: string) => ({ arcana: power, target, isSeen: true })

/**
 * Arcana: a shield, a burning unit that extinguishes itself, a withered one, one controlled for an action, and a
 * failed power that injures its caster.
 */
const arcana: Script = {
  options: agreed(6, [
    person('red', 'witch', { skills: [6, 4, 4, 6, 8], hitPoints: 20, traits: ['major-arcana'] }, ['dagger']),
    person('red', 'ward', { skills: [5, 6, 5, 5, 5], hitPoints: 16 }, ['dagger', 'med-kit', 'stimulants']),
    person('blue', 'seer', { skills: [4, 4, 4, 6, 7], hitPoints: 18, traits: ['minor-arcana'] }, ['dagger']),
    person('blue', 'thug', { skills: [3, 7, 5, 5, 4], hitPoints: 16 }, ['laser-pistol']),
  ]),
  before: [9, 7, 5, 6],
  steps: [
    begin,
    ...go(witch, witch('cast', aim('shield', 'ward'), 3), witch('cast', aim('flame', 'thug'), 3, 5)),
    ...go(ward, ward('item', { item: 'stimulants' }, 3)),
    ...go(seer, seer('cast', aim('wither', 'witch'), 4, 2, 3)),
    ...go(
      thug,
      thug('put-out', { condition: 'P28-ARC-7' }),
      thug('shoot', { target: 'witch', ...blows('thug', 'laser-pistol'), ...sight(9) }, 3, 8, 1),
    ),
    end,
    begin,
    ...go(ward),
    ...go(seer, seer('cast', aim('wither', 'ward'), 10, 2)),
    witch('activate'),
    witch('cast', aim('mind-control', 'thug'), 2),
    unitOf('red', 'thug')('shoot', { target: 'seer', ...blows('thug', 'laser-pistol'), ...sight(7) }, 1, 6, 2),
    unitOf('red', 'thug')('end-activation'),
    witch('cast', aim('flame', 'seer'), 10, 9, 2),
    witch('end-activation'),
    ...go(thug),
    end,
    finish('red'),
  ],
}

/** Every recorded battle by name. */
export const SCRIPTS: Readonly<Record<string, Script>> = { vehicles, squads, arcana }
