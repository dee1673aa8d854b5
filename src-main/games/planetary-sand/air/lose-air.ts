import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Opening, Room } from '#shared/games/planetary-sand/model.ts'
import { AIRS } from '#shared/games/planetary-sand/tables/environment.ts'
import { findFigure, findRoom, sortIds, isPassage, needsAir, getSecondSide } from '../find.ts'
import { placeInside } from '../move/go-inside.ts'
import { type Transaction, applyEvents } from '../transaction.ts'
import { resolveVacuum } from './vacuum.ts'

/** Whether there is no air outside (SAND-ENV-2). */
export function isVacuum({ air }: Pick<Battle, 'air'>): boolean {
  return AIRS[air].isVacuum
}

/** Whether a room has no air. Null is the outside of a battle without air there. */
function isAirless(battle: Battle, room: string | null): boolean {
  return room === null || findRoom(battle, room)?.hasAir === false
}

/** The rooms with air that this opening connects to a place without (SAND-AIR-2, SAND-AIR-3). */
function drainedBy(battle: Battle, { rooms: [one, other] }: Opening): string[] {
  if (isAirless(battle, one) === isAirless(battle, other)) return []
  const drained = isAirless(battle, one) ? other : one
  return drained === null ? [] : [drained]
}

/**
 * Empties rooms through breaches, one after the other, until no breach connects air and vacuum (SAND-AIR-1,
 * SAND-AIR-2).
 */
export function loseAir(course: Transaction, dice: Dice): Transaction {
  if (!isVacuum(course.battle)) return course
  const losing = sortIds(openTo(course.battle, 'breached'))
  if (losing.length === 0) return course
  const emptied = losing.reduce((before, room) => applyEvents(before, { type: 'lost-air', room }), course)
  const escaped = losing.reduce((before, room) => withOccupantsOut(before, room, dice), emptied)
  return loseAir(escaped, dice)
}

function openTo(battle: Battle, state: Opening['state']): string[] {
  return battle.openings.filter((candidate) => candidate.state === state).flatMap((item) => drainedBy(battle, item))
}

/** Marks rooms that a new puncture will empty by the next turn (SAND-AIR-3). */
export function addLeaks(course: Transaction): Transaction {
  if (!isVacuum(course.battle)) return course
  const leaking = sortIds(openTo(course.battle, 'punctured')).filter(
    (id) => findRoom(course.battle, id)?.leakTurn === null,
  )
  return leaking.reduce((before, room) => applyEvents(before, { type: 'leaked', room }), course)
}

/** Rooms behind a door of this one that keep their air and can be fled to (SAND-AIR-1). */
export function listRefuges(battle: Battle, room: string): string[] {
  const next = battle.openings
    .filter((candidate) => candidate.rooms.includes(room) && isPassage(candidate) && candidate.state !== 'breached')
    .map(({ rooms: [one, other] }) => (one === room ? other : one))
  return sortIds(next.filter((id) => id !== null)).filter((id) => hasSafeAir(findRoom(battle, id)))
}

function hasSafeAir(room: Room | null): boolean {
  return room?.hasAir === true && room.leakTurn === null
}

/**
 * Tosses a coin for every figure without a suit in a room that lost its air, in the order of their ids (SAND-AIR-1).
 */
function withOccupantsOut(course: Transaction, room: string, dice: Dice): Transaction {
  const { battle } = course
  const inside = battle.figures.filter((figure) => figure.inside === room && isAlive(figure.status))
  const breathing = sortIds(inside.filter(needsAir).map(({ id }) => id))
  const [refuge = null] = listRefuges(battle, room)
  const fates = resolveVacuum(
    breathing.map(() => ({ needsAir: true })),
    refuge !== null,
    dice,
  )
  const fled = breathing.filter((_, at) => fates[at] === 'escaped')
  const dead = breathing.filter((_, at) => fates[at] === 'dead')
  const after = fled.reduce((before, figure) => (refuge === null ? before : withFled(before, figure, refuge)), course)
  return dead.length === 0 ? after : applyEvents(after, { type: 'fell', figures: dead, why: 'vacuum' })
}

function withFled(course: Transaction, figure: string, to: string): Transaction {
  const fleeing = findFigure(course.battle, figure)
  const place = fleeing && placeInside(course.battle, fleeing, to)
  return applyEvents(course, { type: 'fled', figure, to, ...(place && { place }) })
}

export function isAlive(status: Battle['figures'][number]['status']): boolean {
  return status === 'able' || status === 'prisoner' || status === 'disarmed' || status === 'returning'
}

/** The side that moves a figure; prisoners move with their captor (SAND-PRIS-1). */
function movedBy({ captives }: Battle, { id, side }: Figure): string {
  return captives.find(({ men }) => men.includes(id))?.captor ?? side
}

/**
 * Applies the end of a side's move: its men without suits in rooms punctured earlier die. After the second side's move
 * the air is gone for everyone left, including men who escaped from that side in the meantime (SAND-AIR-3).
 */
export function applyAirDeadlines(course: Transaction, side: string): Transaction {
  const { battle } = course
  const isLast = side === getSecondSide(battle)
  const due = battle.rooms.filter(({ leakTurn }) => leakTurn !== null && leakTurn < battle.turn).map(({ id }) => id)
  const dead = battle.figures.filter(
    (figure) =>
      (isLast || movedBy(battle, figure) === side) &&
      figure.inside !== null &&
      due.includes(figure.inside) &&
      isAlive(figure.status) &&
      needsAir(figure),
  )
  const after =
    dead.length === 0
      ? course
      : applyEvents(course, { type: 'fell', figures: sortIds(dead.map(({ id }) => id)), why: 'no air' })
  return isLast ? sortIds(due).reduce((before, room) => applyEvents(before, { type: 'lost-air', room }), after) : after
}
