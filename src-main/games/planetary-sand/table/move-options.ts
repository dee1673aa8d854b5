import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command, Way } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { MoveOption } from '#shared/games/planetary-sand/questions.ts'
import { countWords } from '#shared/kit/words.ts'
import { isVacuum } from '../air/lose-air.ts'
import { canDo, enemyOf, findMachine, findThing, isFigure, isRobot, needsAir } from '../find.ts'
import { needsCommand } from '../robots/command-range.ts'
import { withPrisoners } from './with-prisoners.ts'

/** Something that might be done, and the order that is tried to see whether it may. */
export interface Candidate extends MoveOption {
  readonly trial: Command
}

/** Who chooses among what. */
interface Choice {
  readonly battle: Battle
  readonly by: string
  readonly ids: readonly string[]
  readonly figures: readonly Figure[]
  readonly machines: readonly Machine[]
  readonly people: string[]
}

const ENDS = { heading: null, cover: null, meets: [], parts: [], isOff: false }

/** Everything that a choice of figures and machines might do, whether it may or not, in the order in which it is offered. */
export function moveOptionsFor(battle: Battle, by: string, ids: readonly string[]): Candidate[] {
  const things = ids.flatMap((id) => findThing(battle, id) ?? [])
  const figures = things.filter(isFigure)
  const machines = things.filter((one): one is Machine => !isFigure(one))
  const choice: Choice = { battle, by, ids, figures, machines, people: figures.map(({ id }) => id) }
  const onFoot = figures.length > 0 && machines.length === 0
  if (battle.phase === 'deploy') return deploying(choice)
  return [
    ...going(choice),
    ...(onFoot ? [...insideOut(choice), ...fighting(choice), ...working(choice), ...leading(choice)] : []),
    ...ramming(choice),
  ]
}

function option(title: string, order: Command, lacks: MoveOption['lacks'] = null, trial: Command = order): Candidate {
  return { title, order, lacks, trial }
}

/** No way at all, from where the lead stands. */
function noWay({ battle }: Choice, lead: string): Way {
  const at = findThing(battle, lead)?.at ?? null
  return at ? { path: [{ ...at, terrain: 'flat' }] } : { stretches: [{ terrain: 'flat', length: { r: 0 } }] }
}

/** Setting up: into a room or a vehicle of the own side, behind cover, or at the own objective (SAND-SET-1). */
function deploying({ battle, by, ids, figures }: Choice): Candidate[] {
  const put = (title: string, where: { inside?: string; near?: string; cover?: 'other' }) =>
    option(title, {
      type: 'deploy',
      by,
      things: ids.map((id) => ({ id, at: null, heading: null, inside: null, near: null, cover: null, ...where })),
    })
  if (battle.fieldMm !== null) return []
  const cabs = figures.length === ids.length ? battle.machines.filter(({ side }) => side === by) : []
  const rooms = figures.length === ids.length ? battle.rooms : []
  return [
    put('Stand in the open, in your zone', {}),
    put('Stand behind a wall or rock', { cover: 'other' }),
    ...cabs.map(({ id }) => put(`Begin in ${id}`, { inside: id })),
    ...rooms.map(({ id }) => put(`Begin in ${id}`, { inside: id })),
    ...battle.objectives.filter(({ home }) => home === by).map(({ id }) => put(`Stand at ${id}`, { near: id })),
  ]
}

/** On the way: a move, a push, a march off the table (SAND-MOVE-1, SAND-MOVE-2, SAND-ROBO-3). */
function going(choice: Choice): Candidate[] {
  const { battle, by, ids, people, machines, figures } = choice
  const movers = [...withPrisoners(battle, by, ids)]
  const guns = battle.machines.filter((one) => one.side === by && !ids.includes(one.id))
  const led = movers.length > ids.length ? ` with ${countWords(movers.length - ids.length, 'prisoner')}` : ''
  const moved = { type: 'move', by, movers, way: noWay(choice, ids[0] ?? ''), ends: ENDS } as const
  return [
    option(`Move${led}`, { ...moved, ends: { ...ENDS } }, 'way'),
    ...(machines.length === 0 && people.length > 0 ? guns : []).map(({ id }) =>
      option(
        `Push ${id}`,
        { type: 'push', by, gun: id, pushers: people, way: noWay(choice, id), ends: { ...ENDS } },
        'way',
      ),
    ),
    ...(figures.every(isRobot) && figures.length > 0
      ? [option('March off the table', { ...moved, ends: { ...ENDS, isOff: true } })]
      : []),
  ]
}

/** Into vehicles and rooms, out of them, into suits, away from rooms without air (SAND-MOVE-4, SAND-AIR-3, SAND-AIR-5). */
function insideOut({ battle, by, people, figures }: Choice): Candidate[] {
  const cabs = battle.machines.filter(({ side, isWreck }) => side === by && !isWreck)
  const bare = figures.filter(needsAir).map(({ id }) => id)
  const isFleeing = isVacuum(battle) && bare.length > 0
  const places = [...battle.rooms.map(({ id }) => id), ...cabs.map(({ id }) => id)]
  const goes = places.filter((id) => figures.every(({ inside }) => inside !== id))
  const from = [...new Set(figures.map(({ inside }) => inside))]
  return [
    ...goes.map((id) =>
      option(findMachine(battle, id) ? `Board ${id}` : `Go into ${id}`, {
        type: 'board',
        by,
        figures: people,
        into: id,
      }),
    ),
    option(`Leave ${from.filter((one) => one !== null).join(' and ')}`, {
      type: 'leave',
      by,
      figures: people,
      at: null,
      cover: null,
    }),
    ...(bare.length > 0 && isVacuum(battle)
      ? [option(`Put on ${countWords(bare.length, 'suit')}`, { type: 'suit-up', by, figures: bare })]
      : []),
    ...(isFleeing ? goes : []).map((id) => option(`Flee to ${id}`, { type: 'evacuate', by, figures: people, to: id })),
  ]
}

/** To contact, and over prisoners (SAND-HTH-1, SAND-PRIS-1). */
function fighting({ battle, by, people, figures }: Choice): Candidate[] {
  const enemy = enemyOf(battle, by)
  const units = [...new Set(battle.figures.filter(({ side }) => side === enemy).map(({ unit }) => unit))]
  const isMeasured = figures.every(({ at }) => at !== null)
  return [
    ...units.map((unit) => {
      const order = { type: 'close', by, figures: people, unit, distance: null } as const
      const title = `Close to contact with ${unit}`
      return isMeasured ? option(title, order) : option(title, order, 'distance', { ...order, distance: { r: 0 } })
    }),
    ...battle.captives
      .filter(({ captor, guards }) => captor === by && people.some((id) => !guards.includes(id)))
      .map(({ id, men, guards }) =>
        option(`Guard the ${countWords(men.length, 'prisoner')}`, {
          type: 'guard',
          by,
          captives: id,
          guards: [...new Set([...guards, ...people])],
        }),
      ),
  ]
}

/** Work that takes turns, and loads (SAND-RELOAD-1, SAND-FIX-1, SAND-FIX-4, SAND-MSL-5). */
function working(choice: Choice): Candidate[] {
  const { battle, by, people, figures } = choice
  const own = battle.machines.filter(({ side }) => side === by)
  const wrecks = battle.figures.filter(({ status }) => status === 'damaged').map(({ id }) => id)
  const stock = own.filter(({ spares }) => spares > 0)
  const broken = [
    ...battle.openings.filter(({ state }) => state !== 'whole'),
    ...battle.machines.filter(({ isWreck, isMended, hasAir }) => isWreck || (isMended && !hasAir)),
    ...battle.rooms.filter(({ hasAir, leakTurn }) => !hasAir || leakTurn !== null),
  ]
  const carried = {
    type: 'carry',
    by,
    carriers: people,
    way: noWay(choice, people[0] ?? ''),
    ends: { ...ENDS },
  } as const
  return [
    ...own.map(({ id }) => option(`Reload ${id}`, { type: 'reload', by, machine: id, hands: people })),
    ...broken.map(({ id }) => option(`Repair ${id}`, { type: 'repair', by, robots: people, subject: id })),
    ...salvaging(choice, wrecks),
    ...wrecks.map((wreck) => option(`Carry the wreck ${wreck}`, { ...carried, load: { wreck } }, 'way')),
    ...stock.flatMap(({ id: from }) =>
      own.map(({ id: to }) =>
        option(`Carry a spare from ${from} to ${to}`, { ...carried, load: { spareFrom: from, to } }, 'way'),
      ),
    ),
    ...(figures.every((one) => needsCommand(one) && one.at === null) && figures.length > 0
      ? [
          option('Say: beyond R6 of every specialist', { type: 'command-range', by, robots: people, isWithin: false }),
          option('Say: within R6 of a specialist', { type: 'command-range', by, robots: people, isWithin: true }),
        ].slice(figures.some((one) => one.isOutOfCommand) ? 1 : 0, figures.some((one) => one.isOutOfCommand) ? 2 : 1)
      : []),
  ]
}

/** One robot out of two wrecks: the one whose kind is kept comes first (SAND-FIX-4). */
function salvaging({ by, figures }: Choice, wrecks: readonly string[]): Candidate[] {
  const engineer = figures.find((one) => canDo(one, 'mend', null))
  const electronic = figures.find((one) => canDo(one, 'restore', null))
  if (!engineer || !electronic || figures.length !== 2) return []
  return wrecks.flatMap((keep) =>
    wrecks
      .filter((scrap) => scrap !== keep)
      .map((scrap) =>
        option(`Make ${keep} whole out of ${scrap}`, {
          type: 'salvage',
          by,
          team: [engineer.id, electronic.id],
          keep,
          scrap,
        }),
      ),
  )
}

/** Robots are told something: by whoever is a specialist, or an electronic robot with his message (SAND-ROBO-7). */
function leading({ battle, by, people, figures }: Choice): Candidate[] {
  if (figures.length === 0 || !figures.every(isRobot)) return []
  const tellers = battle.figures.filter((one) => one.side === by && (one.isSpecialist || canDo(one, 'restore', null)))
  return tellers
    .filter(({ id }) => !people.includes(id))
    .map(({ id }) =>
      option(
        `Give an order through ${id}`,
        { type: 'order', by, robots: people, via: id, order: null, post: null },
        'told',
      ),
    )
}

/** Through doors and walls (SAND-DEF-6). */
function ramming({ battle, by, machines, figures }: Choice): Candidate[] {
  const [machine] = machines
  if (!machine || machines.length > 1 || figures.length > 0) return []
  return battle.openings
    .filter(({ state }) => state !== 'breached')
    .map(({ id }) => option(`Ram ${id}`, { type: 'ram', by, machine: machine.id, opening: id }))
}
