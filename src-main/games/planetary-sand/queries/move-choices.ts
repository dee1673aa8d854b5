import { formatLedPrisoners, addPrisoners } from '#shared/games/planetary-sand/add-prisoners.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Machine } from '#shared/games/planetary-sand/model.ts'
import { hasRules } from '#shared/games/planetary-sand/rules.ts'
import { formatCount } from '#shared/kit/format.ts'
import { isVacuum } from '../air/lose-air.ts'
import { listPrisoners } from '../commands/exchange.ts'
import { findPiece, isFigure, findMachine, needsAir, getEnemy, isRobot } from '../find.ts'
import { listStandingWalls } from '../map/borders.ts'
import { listLivingPrisoners } from '../melee/prisoners.ts'
import {
  type ChoiceDraft,
  type Selection,
  buildChoice,
  UNKNOWN_PATH_END,
  createEmptyPath,
} from './choices/build-choice.ts'
import { listRobotOrderChoices, listWorkChoices } from './choices/working.ts'

/**
 * Choices to enter or leave vehicles and rooms, to put on suits, and to leave rooms without air (SAND-MOVE-4,
 * SAND-AIR-3, SAND-AIR-5).
 */
function listEntryChoices({ battle, by, people, figures }: Selection): ChoiceDraft[] {
  const cabs = battle.machines.filter(({ side, isWreck }) => side === by && !isWreck)
  const bare = figures.filter(needsAir).map(({ id }) => id)
  const isFleeing = isVacuum(battle) && bare.length > 0
  const places = [...battle.rooms.map(({ id }) => id), ...cabs.map(({ id }) => id)]
  const goes = places.filter((id) => figures.every(({ inside }) => inside !== id))
  const from = [...new Set(figures.map(({ inside }) => inside))]
  const party = [...addPrisoners(battle, by, people)]
  const led = formatLedPrisoners(party, people)
  return [
    ...goes.map((id) =>
      buildChoice(`${findMachine(battle, id) ? `Board ${id}` : `Go into ${id}`}${led}`, {
        type: 'board',
        by,
        figures: party,
        into: id,
      }),
    ),
    buildChoice(`Leave ${from.filter((text) => text !== null).join(' and ')}${led}`, {
      type: 'leave',
      by,
      figures: party,
      at: null,
      cover: null,
    }),
    ...(bare.length > 0 && isVacuum(battle)
      ? [buildChoice(`Put on ${formatCount(bare.length, 'suit')}`, { type: 'suit-up', by, figures: bare })]
      : []),
    ...(isFleeing ? goes : []).map((id) =>
      buildChoice(`Flee to ${id}${led}`, { type: 'evacuate', by, figures: party, to: id }),
    ),
  ]
}

/** Choices of closing to contact and of handling prisoners (SAND-HTH-1, SAND-PRIS-1, SAND-PRIS-2). */
function listFightingChoices({ battle, by, people, figures }: Selection): ChoiceDraft[] {
  const enemy = getEnemy(battle, by)
  const units = [...new Set(battle.figures.filter(({ side }) => side === enemy).map(({ unit }) => unit))]
  const isMeasured = figures.every(({ at }) => at !== null)
  return [
    ...units.map((unit) => {
      const order = { type: 'close', by, figures: people, unit, distance: null } as const
      const title = `Close to contact with ${unit}`
      return isMeasured
        ? buildChoice(title, order)
        : buildChoice(title, order, 'distance', { ...order, distance: { r: 0 } })
    }),
    ...guarding(battle, by, people),
    ...exchanging(battle, by, people),
  ]
}

/** Choices to add or remove guards. Prisoners without guards go free (SAND-PRIS-1, SAND-PRIS-2). */
function guarding({ captives }: Battle, by: string, people: readonly string[]): ChoiceDraft[] {
  return captives
    .filter(({ captor }) => captor === by)
    .flatMap(({ id, men, guards }) => {
      const who = men.length === 1 ? 'the prisoner' : `the ${formatCount(men.length, 'prisoner')}`
      const order = (all: readonly string[]) =>
        ({ type: 'guard' as const, by, captives: id, guards: [...all] }) satisfies ChoiceDraft['order']
      const [more, less] = [new Set([...guards, ...people]), guards.filter((guard) => !people.includes(guard))]
      const ends = less.length === 0 ? `Let ${who} go` : `Guard ${who} no more`
      return [
        ...(more.size > guards.length ? [buildChoice(`Guard ${who}`, order([...more]))] : []),
        ...(less.length < guards.length ? [buildChoice(ends, order(less))] : []),
      ]
    })
}

/** Choices to exchange prisoners, man for man or all of them, for figures that guard some (SAND-PRIS-2). */
function exchanging(battle: Battle, by: string, people: readonly string[]): ChoiceDraft[] {
  const guarded = battle.captives.filter(
    ({ captor, guards }) => captor === by && guards.some((id) => people.includes(id)),
  )
  const gives = guarded.flatMap((captives) => listLivingPrisoners(battle, captives))
  const takes = listPrisoners(battle, getEnemy(battle, by))
  const pairs = Math.min(gives.length, takes.length)
  if (pairs === 0) return []
  const swap = (given: readonly string[], taken: readonly string[]) =>
    buildChoice(`Exchange ${formatCount(given.length, 'prisoner')} for ${taken.length} of yours`, {
      type: 'exchange',
      by,
      gives: [...given],
      takes: [...taken],
    })
  const isEven = gives.length === takes.length
  return [swap(gives.slice(0, pairs), takes.slice(0, pairs)), ...(isEven ? [] : [swap(gives, takes)])]
}

/**
 * Choices of deployment: into a room or vehicle of the own side, behind cover, or at the own objective (SAND-SET-1).
 */
function listDeployChoices({ battle, by, ids, figures }: Selection): ChoiceDraft[] {
  const put = (title: string, where: { inside?: string; near?: string; cover?: 'other' }) =>
    buildChoice(title, {
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

/** Choices of movement: a move, a push, a march off the table (SAND-MOVE-1, SAND-MOVE-2, SAND-ROBO-3). */
function listMovementChoices(choice: Selection): ChoiceDraft[] {
  const { battle, by, ids, people, machines, figures } = choice
  const movers = [...addPrisoners(battle, by, ids)]
  const guns = battle.machines.filter((machine) => machine.side === by && !ids.includes(machine.id))
  const led = formatLedPrisoners(movers, ids)
  const moved = {
    type: 'move',
    by,
    movers,
    way: createEmptyPath(choice, ids[0] ?? ''),
    ends: UNKNOWN_PATH_END,
  } as const
  return [
    buildChoice(`Move${led}`, { ...moved, ends: { ...UNKNOWN_PATH_END } }, 'way'),
    ...(machines.length === 0 && people.length > 0 ? guns : []).map(({ id }) =>
      buildChoice(
        `Push ${id}`,
        { type: 'push', by, gun: id, pushers: people, way: createEmptyPath(choice, id), ends: { ...UNKNOWN_PATH_END } },
        'way',
      ),
    ),
    ...(figures.every(isRobot) && figures.length > 0
      ? [buildChoice('March off the table', { ...moved, ends: { ...UNKNOWN_PATH_END, isOff: true } })]
      : []),
  ]
}

/** Choices to ram doors and walls (SAND-DEF-6). */
function listRamChoices({ battle, by, machines, figures }: Selection): ChoiceDraft[] {
  const [machine] = machines
  if (!machine || machines.length > 1 || figures.length > 0) return []
  const parts = battle.openings.filter(({ state }) => state !== 'breached').map(({ id }) => id)
  const walls = hasRules(battle, 2) ? [...new Set(listStandingWalls(battle).map(({ name }) => name))] : []
  return [...parts, ...walls].map((id) =>
    buildChoice(`Ram ${id}`, { type: 'ram', by, machine: machine.id, opening: id }),
  )
}

/** Lists every action that a selection might take, legal or not, in display order. */
export function listMoveChoiceDrafts(battle: Battle, by: string, ids: readonly string[]): ChoiceDraft[] {
  const things = ids.flatMap((id) => findPiece(battle, id) ?? [])
  const figures = things.filter(isFigure)
  const machines = things.filter((piece): piece is Machine => !isFigure(piece))
  const choice: Selection = { battle, by, ids, figures, machines, people: figures.map(({ id }) => id) }
  const onFoot = figures.length > 0 && machines.length === 0
  if (battle.phase === 'deploy') return [...listDeployChoices(choice), ...(onFoot ? listRobotOrderChoices(choice) : [])]
  return [
    ...listMovementChoices(choice),
    ...(onFoot
      ? [
          ...listEntryChoices(choice),
          ...listFightingChoices(choice),
          ...listWorkChoices(choice),
          ...listRobotOrderChoices(choice),
        ]
      : []),
    ...listRamChoices(choice),
  ]
}
