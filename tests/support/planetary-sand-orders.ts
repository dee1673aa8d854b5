import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { type Command, CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import type { Loose } from './planetary-sand.ts'

/** A battle without a map in which everything there is may happen: every robot, every machine, a station of two rooms, three objectives. */
export function anyOptions(settings: object, more: object): object {
  const armyOf = (p: string) => ({
    figures: [
      { id: `${p}1`, unit: `${p}-men`, weapon: 'zap-rifle', grenades: 4, hasSuit: true, isSpecialist: true },
      { id: `${p}2`, unit: `${p}-men`, weapon: 'ray-pistol', hasSuit: true, grenades: 2 },
      { id: `${p}3`, unit: `${p}-men`, weapon: 'space-bazooka', hasSuit: true },
      { id: `${p}4`, unit: `${p}-men`, weapon: 'mortar', hasSuit: true, gear: 'climber' },
      { id: `${p}5`, unit: `${p}-guard`, weapon: 'zap-rifle' },
      { id: `${p}6`, unit: `${p}-bots`, kind: 'robot-infantry', weapon: 'zap-rifle' },
      { id: `${p}7`, unit: `${p}-bots`, kind: 'robot-engineer' },
      { id: `${p}8`, unit: `${p}-bots`, kind: 'robot-electronic' },
      { id: `${p}9`, unit: `${p}-bots`, kind: 'robot-labourer' },
    ],
    machines: [
      { id: `${p}-tank`, type: 'tank', weapon: 'ray-cannon' },
      { id: `${p}-gun`, type: 'gun', weapon: 'heavy-crew-gun' },
      p === 'a'
        ? { id: 'a-pad', type: 'light-pad', weapon: 'light-missile', spares: 2 }
        : { id: 'b-pad', type: 'heavy-pad', weapon: 'heavy-rocket', spares: 2 },
      { id: `${p}-carrier`, type: 'personnel-carrier', spares: 2 },
    ],
    helmets: 1,
  })
  const rooms = ['hall', 'lock', 'x-hall', 'x-lock'].map((id) => ({
    id,
    building: id.startsWith('x') ? 'far' : 'base',
  }))
  const openings = [
    { id: 'inner', building: 'base', part: 'door', rooms: ['hall', 'lock'] },
    { id: 'gate', building: 'base', part: 'door', rooms: ['lock', null] },
    { id: 'wall', building: 'base', part: 'wall', rooms: ['hall', null] },
    { id: 'x-inner', building: 'far', part: 'door', rooms: ['x-hall', 'x-lock'] },
    { id: 'x-wall', building: 'far', part: 'wall', rooms: ['x-hall', null] },
  ]
  const objectives = [{ id: 'fort', home: 'Ana' }, { id: 'mast', home: 'Ben' }, { id: 'hill' }]
  const buildings = [
    { id: 'base', type: 'building' },
    { id: 'far', type: 'station' },
  ]
  return {
    seats: ['Ana', 'Ben'],
    attacker: 'Ana',
    armies: [armyOf('a'), armyOf('b')],
    field: { buildings, rooms, openings, objectives },
    settings,
    ...more,
  }
}

/** Orders to choose from: most of them legal for somebody. */
export function ordersIn(battle: Battle): Command[] {
  const loose = ORDERS[battle.phase]?.(battle) ?? []
  const ends = battle.sides.map((by): Loose => ({ type: 'end-phase', by }))
  return [...loose, ...ends].map((order) => CommandSchema.parse(order))
}

const able = ({ figures }: Battle, side: string) => figures.filter((one) => one.side === side && one.status === 'able')
const enemyOf = ({ sides }: Battle, side: string) => (side === sides[0] ? sides[1] : sides[0])
const flat = (r: number, terrain = 'flat') => ({ stretches: [{ terrain, length: { r } }] })

const ORDERS: { readonly [Phase in Battle['phase']]?: (battle: Battle) => Loose[] } = {
  deploy: ({ sides }) => [
    ...sides.map((by, at): Loose => ({
      type: 'deploy',
      by,
      things: [{ id: `${'ab'[at]}5`, inside: at === 0 ? 'hall' : 'x-hall' }],
    })),
    { type: 'end-phase', by: 'Ana' },
    { type: 'end-phase', by: 'Ben' },
  ],
  order: ({ sides, first }) => sides.map((one): Loose => ({ type: 'choose-first', by: first, first: one })),
  'move-first': moves,
  'move-second': moves,
  list: (battle) => battle.sides.map((by): Loose => ({ type: 'list-fire', by, entries: listingOf(battle, by) })),
  fire: (battle) =>
    battle.sides.flatMap((by) => (battle.lists[by] ?? []).flatMap((entry) => shotsOf(battle, by, entry))),
}

/** In every so-manieth turn a side may give up. */
const GIVES_UP = 7

function moves(battle: Battle): Loose[] {
  const by = battle.phase === 'move-first' ? battle.first : enemyOf(battle, battle.first)
  const own = able(battle, by)
  const terrains = Object.keys(TERRAIN)
  return [
    ...own.flatMap((figure, at) =>
      figureMoves(battle, figure, terrains[(battle.turn + at) % terrains.length] ?? 'flat'),
    ),
    ...machineMoves(battle, by),
    ...works(battle, by, own),
    ...captures(battle, by, own),
    { type: 'correct', by, note: 'As the table has it.', figures: [{ id: own[0]?.id ?? 'a1', cover: null }] },
    ...(battle.turn % GIVES_UP === 0 ? [{ type: 'surrender', by } as const] : []),
  ]
}

function figureMoves(battle: Battle, { id, side: by, unit, inside, status }: Figure, terrain: string): Loose[] {
  const enemies = [...new Set(battle.figures.filter((one) => one.side !== by).map((one) => one.unit))]
  const enemy = enemyOf(battle, by)
  const near = battle.objectives.map((one) => one.id)
  return [
    { type: 'move', by, movers: [id], way: flat(0.6, terrain) },
    ...enemies.map((one): Loose => ({
      type: 'move',
      by,
      movers: [id],
      way: flat(0.5),
      ends: { meets: [one], zone: null },
    })),
    ...enemies.map((one): Loose => ({
      type: 'move',
      by,
      movers: [id],
      way: flat(0.5),
      ends: { parts: [one], zone: by },
    })),
    ...near.map((one): Loose => ({
      type: 'move',
      by,
      movers: [id],
      way: flat(0.5),
      ends: { near: one, zone: enemy, cover: 'other' },
    })),
    ...enemies.map((one): Loose => ({ type: 'close', by, figures: [id], unit: one, distance: { r: 1 } })),
    { type: 'move', by, movers: [id], way: flat(1), ends: { isOff: true } },
    { type: 'command-range', by, robots: [id], isWithin: battle.turn % 2 === 0 },
    { type: 'suit-up', by, figures: [id] },
    ...(inside === null ? [] : [{ type: 'leave', by, figures: [id] } as const]),
    ...['hall', 'lock', 'x-hall', 'x-lock', `${by === 'Ana' ? 'a' : 'b'}-carrier`].flatMap((into): Loose[] => [
      { type: 'board', by, figures: [id], into },
      { type: 'evacuate', by, figures: [id], to: into },
    ]),
    ...(status === 'able'
      ? [{ type: 'evacuate', by, figures: [id], to: `${by === 'Ana' ? 'a' : 'b'}-tank` } as const]
      : []),
    {
      type: 'order',
      by,
      robots: [id],
      via: by === 'Ana' ? 'a1' : 'b1',
      order: { kind: 'attack', target: enemies[0] ?? unit },
    },
  ]
}

function machineMoves(battle: Battle, by: string): Loose[] {
  const p = by === 'Ana' ? 'a' : 'b'
  return [
    { type: 'move', by, movers: [`${p}-tank`], way: flat(1.5) },
    { type: 'push', by, gun: `${p}-gun`, pushers: [`${p}1`, `${p}2`, `${p}9`], way: flat(0.4) },
    ...battle.openings.map(({ id }): Loose => ({ type: 'ram', by, machine: `${p}-tank`, opening: id })),
    ...['a-tank', 'b-tank', 'a-carrier'].map((id): Loose => ({ type: 'repair', by, robots: [`${p}7`], subject: id })),
  ]
}

function works(battle: Battle, by: string, own: readonly Figure[]): Loose[] {
  const p = by === 'Ana' ? 'a' : 'b'
  const wrecks = battle.figures.filter(({ status }) => status === 'damaged').map(({ id }) => id)
  const broken = [...battle.openings, ...battle.rooms].map(({ id }) => id)
  return [
    { type: 'reload', by, machine: `${p}-pad`, hands: [`${p}9`] },
    { type: 'reload', by, machine: `${p}-pad`, hands: [`${p}1`] },
    { type: 'carry', by, carriers: [`${p}9`], load: { spareFrom: `${p}-carrier`, to: `${p}-pad` }, way: flat(0.2) },
    ...broken.flatMap((subject): Loose[] =>
      [`${p}7`, `${p}8`].map((robot) => ({ type: 'repair', by, robots: [robot], subject })),
    ),
    ...wrecks.flatMap((wreck) =>
      own.map(({ id }): Loose => ({
        type: 'carry',
        by,
        carriers: [id],
        load: { wreck },
        way: flat(0.4),
        ends: { zone: by },
      })),
    ),
    ...wrecks.flatMap((keep) =>
      wrecks.map((scrap): Loose => ({ type: 'salvage', by, team: [`${p}7`, `${p}8`], keep, scrap })),
    ),
  ]
}

function captures(battle: Battle, by: string, own: readonly Figure[]): Loose[] {
  const back = battle.figures.filter((one) => one.side === by && one.status === 'returning')
  return [
    ...back.map(({ id }): Loose => ({ type: 'move', by, movers: [id], way: flat(0.5), ends: { zone: by } })),
    ...battle.captives.flatMap(({ id, captor, men, guards }): Loose[] =>
      captor === by
        ? [
            { type: 'guard', by, captives: id, guards: [] },
            ...own.map((one): Loose => ({ type: 'guard', by, captives: id, guards: [one.id] })),
            { type: 'move', by, movers: [...guards.slice(0, 1), ...men], way: flat(0.8), ends: { zone: by } },
          ]
        : [],
    ),
  ]
}

function listingOf(battle: Battle, by: string) {
  const { turn } = battle
  const p = by === 'Ana' ? 'a' : 'b'
  const isFree = (thing: { readonly used: Figure['used'] }) => thing.used?.turn !== turn || thing.used.task === 'move'
  const men = able(battle, by).filter(
    (one) => one.weapon !== null && isFree(one) && !one.isLocked && !isAboard(battle, one),
  )
  const free = men.filter(({ id }) => !battle.melees.some((melee) => melee.men.flat().includes(id)))
  const tank = battle.machines.find(({ id }) => id === `${p}-tank`)
  const pad = battle.machines.find(({ id }) => id === `${p}-pad`)
  const [server, ...others] = free
  const hasPad =
    pad?.isLoaded === true && !pad.isWreck && server !== undefined && server.kind === 'man' && turn % 2 === 0
  const useful = hasPad ? others : free
  return [
    ...useful.map(({ id, weapon, grenades }) => ({
      shooter: id,
      weapon: grenades > 0 && turn % 3 === 0 ? 'atomic-grenade' : weapon,
    })),
    ...(tank && !tank.isWreck && tank.weapon && tank.blockedTurn !== turn && tank.used?.turn !== turn
      ? [{ shooter: tank.id, weapon: tank.weapon }]
      : []),
    ...(hasPad ? [{ shooter: pad.id, weapon: pad.weapon, crew: [server.id] }] : []),
  ]
}

function isAboard(battle: Battle, { inside }: Figure): boolean {
  return battle.machines.some(({ id }) => id === inside)
}

function shotsOf(
  battle: Battle,
  by: string,
  { shooter, weapon }: { readonly shooter: string; readonly weapon: string },
): Loose[] {
  const figures = battle.figures.filter((one) => one.side !== by && one.status === 'able')
  const machines = battle.machines.filter((one) => one.side !== by && !one.isWreck)
  const distance = { r: 1 }
  const pending = battle.launches.flatMap(({ hits, drift }, launch): Loose[] =>
    drift !== null && hits === null
      ? [
          {
            type: 'blast',
            by,
            launch,
            under: [
              ...figures.slice(0, 2).map(({ id }) => ({ target: id })),
              ...machines.slice(0, 1).map(({ id }) => ({ target: id, plates: ['rear'] })),
            ].filter(({ target }) => !figures.some((one) => one.id === target && one.inside !== null)),
          },
        ]
      : [],
  )
  return [
    ...pending,
    ...figures.flatMap(({ id }): Loose[] => [
      { type: 'shoot', by, shooter, weapon, target: id, distance },
      { type: 'launch', by, shooter, weapon, aim: { at: id }, distance },
    ]),
    ...machines.map(({ id }): Loose => ({ type: 'shoot', by, shooter, weapon, target: id, distance, plate: 'side' })),
    ...battle.openings.map(({ id }): Loose => ({ type: 'shoot', by, shooter, weapon, target: id, distance })),
  ]
}
