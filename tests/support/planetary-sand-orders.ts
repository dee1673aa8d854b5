import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { type Command, CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import { ableOf, flat, foeOf, moverIn } from './planetary-sand-facts.ts'
import { captures, works } from './planetary-sand-works.ts'
import type { Loose } from './planetary-sand.ts'

/** Candidate commands, with the ends of the phase last; most are legal for one side. */
export function looseOrdersIn(battle: Battle): Loose[] {
  const loose = ORDERS[battle.phase]?.(battle) ?? []
  return [...loose, ...battle.sides.map((by): Loose => ({ type: 'end-phase', by }))]
}

/** The same commands with all defaults filled in. */
export function ordersIn(battle: Battle): Command[] {
  return looseOrdersIn(battle).map((order) => CommandSchema.parse(order))
}

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
  order: ({ sides, first }) => sides.map((side): Loose => ({ type: 'choose-first', by: first, first: side })),
  'move-first': moves,
  'move-second': moves,
  list: (battle) => battle.sides.map((by): Loose => ({ type: 'list-fire', by, entries: listingOf(battle, by) })),
  fire: (battle) => [
    ...battle.sides.flatMap((by) => (battle.lists[by] ?? []).flatMap((entry) => shotsOf(battle, by, entry))),
    ...(battle.declared ?? []).slice(0, 1).map(({ by, shooter }): Loose => ({ type: 'withdraw', by, shooter })),
  ],
}

/** A side may concede in every n-th turn. */
const GIVES_UP = 7

function moves(battle: Battle): Loose[] {
  const by = moverIn(battle) ?? battle.first
  const own = ableOf(battle, by)
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
  const enemies = [...new Set(battle.figures.filter((figure) => figure.side !== by).map((figure) => figure.unit))]
  const enemy = foeOf(battle, by)
  const near = battle.objectives.map((objective) => objective.id)
  return [
    { type: 'move', by, movers: [id], way: flat(0.6, terrain) },
    ...enemies.map((text): Loose => ({
      type: 'move',
      by,
      movers: [id],
      way: flat(0.5),
      ends: { meets: [text], zone: null },
    })),
    ...enemies.map((text): Loose => ({
      type: 'move',
      by,
      movers: [id],
      way: flat(0.5),
      ends: { parts: [text], zone: by },
    })),
    ...near.map((text): Loose => ({
      type: 'move',
      by,
      movers: [id],
      way: flat(0.5),
      ends: { near: text, zone: enemy, cover: 'other' },
    })),
    ...enemies.map((text): Loose => ({ type: 'close', by, figures: [id], unit: text, distance: { r: 1 } })),
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

function listingOf(battle: Battle, by: string) {
  const { turn } = battle
  const p = by === 'Ana' ? 'a' : 'b'
  const isFree = (piece: { readonly used: Figure['used'] }) => piece.used?.turn !== turn || piece.used.task === 'move'
  const men = ableOf(battle, by).filter(
    (figure) => figure.weapon !== null && isFree(figure) && !figure.isLocked && !isAboard(battle, figure),
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
  const figures = battle.figures.filter((figure) => figure.side !== by && figure.status === 'able')
  const machines = battle.machines.filter((machine) => machine.side !== by && !machine.isWreck)
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
            ].filter(({ target }) => !figures.some((figure) => figure.id === target && figure.inside !== null)),
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
