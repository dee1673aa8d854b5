import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Opening, Room } from '#shared/games/planetary-sand/model.ts'
import { getPositionInside } from '../ground/move-figures-inside.ts'
import {
  findFigure,
  findRoom,
  sortIdsInTossOrder,
  isAlive,
  isPassage,
  isVacuum,
  needsAir,
  getSecondMovingSide,
} from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { resolveOccupantFates } from './vacuum.ts'

/** Whether a room has no air. Null is the outside of a battle without air there. */
function isAirless(battle: Battle, room: string | null): boolean {
  return room === null || findRoom(battle, room)?.hasAir === false
}

/** The rooms with air that this opening connects to a place without (SAND-AIR-2, SAND-AIR-3). */
function drainedBy(battle: Battle, { rooms: [a, b] }: Opening): string[] {
  if (isAirless(battle, a) === isAirless(battle, b)) return []
  const drained = isAirless(battle, a) ? b : a
  return drained === null ? [] : [drained]
}

/**
 * Empties rooms through breaches, one after the other, until no breach connects air and vacuum (SAND-AIR-1,
 * SAND-AIR-2).
 */
export function emptyBreachedRooms(transaction: Transaction): void {
  const { state: battle } = transaction
  if (!isVacuum(battle)) return
  const losing = sortIdsInTossOrder(openTo(battle, 'breached'))
  if (losing.length === 0) return
  for (const room of losing) transaction.apply({ type: 'lost-air', room })
  for (const room of losing) resolveOccupants(transaction, room)
  emptyBreachedRooms(transaction)
}

function openTo(battle: Battle, state: Opening['state']): string[] {
  return battle.openings.filter((candidate) => candidate.state === state).flatMap((item) => drainedBy(battle, item))
}

/** Marks rooms that a new puncture will empty by the next turn (SAND-AIR-3). */
export function markLeakingRooms(transaction: Transaction): void {
  const { state: battle } = transaction
  if (!isVacuum(battle)) return
  const leaking = sortIdsInTossOrder(openTo(battle, 'punctured')).filter(
    (id) => findRoom(battle, id)?.leakTurn === null,
  )
  for (const room of leaking) transaction.apply({ type: 'leaked', room })
}

/** Rooms behind a door of this one that keep their air and can be fled to (SAND-AIR-1). */
export function listAirtightNeighbours(battle: Battle, room: string): string[] {
  const next = battle.openings
    .filter((candidate) => candidate.rooms.includes(room) && isPassage(candidate) && candidate.state !== 'breached')
    .map(({ rooms: [a, b] }) => (a === room ? b : a))
  return sortIdsInTossOrder(next.filter((id) => id !== null)).filter((id) => hasSafeAir(findRoom(battle, id)))
}

function hasSafeAir(room: Room | null): boolean {
  return room?.hasAir === true && room.leakTurn === null
}

/**
 * Tosses a coin for every figure without a suit in a room that lost its air, in the order of their ids (SAND-AIR-1).
 */
function resolveOccupants(transaction: Transaction, room: string): void {
  const { state: battle, dice } = transaction
  const inside = battle.figures.filter((figure) => figure.inside === room && isAlive(figure.status))
  const breathing = sortIdsInTossOrder(inside.filter(needsAir).map(({ id }) => id))
  const [refuge = null] = listAirtightNeighbours(battle, room)
  const fates = resolveOccupantFates(
    breathing.map(() => ({ needsAir: true })),
    refuge !== null,
    dice,
  )
  const fled = breathing.filter((_, at) => fates[at] === 'escaped')
  const dead = breathing.filter((_, at) => fates[at] === 'dead')
  if (refuge !== null) for (const figure of fled) flee(transaction, figure, refuge)
  if (dead.length > 0) transaction.apply({ type: 'fell', figures: dead, why: 'vacuum' })
}

function flee(transaction: Transaction, figure: string, to: string): void {
  const { state: battle } = transaction
  const fleeing = findFigure(battle, figure)
  const place = fleeing && getPositionInside(battle, fleeing, to)
  transaction.apply({ type: 'fled', figure, to, ...(place && { place }) })
}

/** The side that moves a figure; prisoners move with their captor (SAND-PRIS-1). */
function movedBy({ captives }: Battle, { id, side }: Figure): string {
  return captives.find(({ men }) => men.includes(id))?.captor ?? side
}

/**
 * Applies the end of a side's move: its men without suits in rooms punctured earlier die. After the second side's move
 * the air is gone for everyone left, including men who escaped from that side in the meantime (SAND-AIR-3).
 */
export function applyAirDeadlines(transaction: Transaction, side: string): void {
  const { state: battle } = transaction
  const isLast = side === getSecondMovingSide(battle)
  const due = battle.rooms.filter(({ leakTurn }) => leakTurn !== null && leakTurn < battle.turn).map(({ id }) => id)
  const dead = battle.figures.filter(
    (figure) =>
      (isLast || movedBy(battle, figure) === side) &&
      figure.inside !== null &&
      due.includes(figure.inside) &&
      isAlive(figure.status) &&
      needsAir(figure),
  )
  if (dead.length > 0)
    transaction.apply({ type: 'fell', figures: sortIdsInTossOrder(dead.map(({ id }) => id)), why: 'no air' })
  if (isLast) for (const room of sortIdsInTossOrder(due)) transaction.apply({ type: 'lost-air', room })
}
