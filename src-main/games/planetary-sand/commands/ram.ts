import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Machine, Opening, FieldWall } from '#shared/games/planetary-sand/model.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import type { BuildingPartId } from '#shared/games/planetary-sand/tables/armour.ts'
import { getMachineRow, REPAIRED_MACHINE_TYPE } from '#shared/games/planetary-sand/tables/machines.ts'
import type { Point } from '#shared/kit/convex.ts'
import { getDistanceToSegment } from '#shared/kit/distances.ts'
import { emptyBreachedRooms } from '../air/lose-air.ts'
import { roundR } from '../ground/cords.ts'
import { findMeetingOnPath } from '../ground/meet.ts'
import { type MovementBarrier, formatStoneWallName, listStoneWallBarriers } from '../ground/movement-barriers.ts'
import { findHeadingAlong, listLegLengths, getPointAlong } from '../ground/path.ts'
import { createMapPosition } from '../ground/positions.ts'
import { findShortestPath } from '../ground/shortest-path.ts'
import { buildUsedMovesEvent } from '../ground/used-moves-event.ts'
import { findOpening, getPositionFields } from '../state/find.ts'
import { getRepairPointsNeeded } from '../state/repair-points.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireMovableVehicle, requireMovePhase } from './action-checks.ts'

/**
 * Drives into a door or wall front first and knocks it down. Ends the move; dice are rolled only for loss of air
 * (SAND-DEF-6).
 */
export function ramOpening(transaction: Transaction, { by, machine: id, opening }: CommandOf<'ram'>): void {
  const { state: battle } = transaction
  requireMovePhase(battle, by)
  const machine = requireMovableVehicle(battle, by, id)
  const part = findOpening(battle, opening)
  const wall =
    part === null && isAtLeastRulesVersion(battle, 2) ? findNearestPiece(battle, machine.at, opening) : undefined
  if (wall) {
    ramWall(transaction, machine, wall)
    return
  }
  if (part === null || part.state === 'breached')
    transaction.refuse('nothing-there', `${opening} is no door or wall that stands.`, 'SAND-DEF-6')
  if (isWithin(battle, part))
    transaction.refuse('inside', `${opening} is inside the building: breach a wall or door before it.`, 'SAND-DEF-6')
  const value = getRepairPointsNeeded(battle, opening)
  if (value > strengthAgainst(machine, part.part))
    transaction.refuse('too-strong', `${id} cannot knock down ${opening}, which withstands ${value}.`, 'SAND-DEF-6')
  driveInto(transaction, machine, part)
  transaction.apply({ type: 'opened', opening, state: 'breached' })
  emptyBreachedRooms(transaction)
}

/** Strength of a stone wall on the field, equal to that of a building. */
const STONE_WALL = 3

/** The piece of a stone wall that is nearest to a point, or any piece if the point is unknown. */
function findNearestPiece(battle: Battle, at: Point | null, name: string): MovementBarrier | undefined {
  const pieces = listStoneWallBarriers(battle).filter((standingWall) => standingWall.name === name)
  const farOf = ({ line: [from, to] }: MovementBarrier) => (at ? getDistanceToSegment(at, from, to) : 0)
  return pieces.toSorted((a, b) => farOf(a) - farOf(b))[0]
}

/**
 * Knocks a gap as wide as the vehicle into a stone wall on the field. Before rules 3 the whole wall falls
 * (SAND-DEF-6).
 */
function ramWall(transaction: Transaction, machine: Machine, { name, line: [from, to] }: MovementBarrier): void {
  const { state: battle } = transaction
  if (STONE_WALL > strengthAgainst(machine, 'wall'))
    transaction.refuse(
      'too-strong',
      `${machine.id} cannot knock down ${name}, which withstands ${STONE_WALL}.`,
      'SAND-DEF-6',
    )
  const contact = driveInto(transaction, machine, { id: name, from, to })
  const index = battle.walls.findIndex((_, at) => formatStoneWallName(at) === name)
  const wall = battle.walls[index]
  const gap = wall && isAtLeastRulesVersion(battle, 3) ? computeGap(wall, contact, machine.widthMm) : null
  transaction.apply({ type: 'felled-wall', wall: index, ...(gap && { gap }) })
}

/** How much wider than the vehicle a gap is, on each side, in millimetres. */
const BESIDE_MM = 10

/** The gap that a vehicle knocks into a wall, as fractions of its length; the whole wall if the position is unknown. */
function computeGap({ from, to }: FieldWall, contact: Point | null, widthMm: number): [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (!contact || length === 0) return [0, 1]
  const along = ((contact.x - from.x) * (to.x - from.x) + (contact.y - from.y) * (to.y - from.y)) / length
  const half = widthMm / 2 + BESIDE_MM
  return [roundR(Math.max(0, (along - half) / length)), roundR(Math.min(1, (along + half) / length))]
}

/** Whether a part of a building lies between two rooms and cannot be reached by a vehicle through a breach. */
function isWithin({ openings }: Battle, { rooms }: Opening): boolean {
  const leadsIn = openings.some(
    (candidate) =>
      candidate.state === 'breached' &&
      candidate.rooms.includes(null) &&
      candidate.rooms.some((id) => id && rooms.includes(id)),
  )
  return !rooms.includes(null) && !leadsIn
}

/**
 * Drives into contact, front first, around obstacles, and returns the contact point. Without a map the vehicle keeps
 * its position, and the contact point is null (SAND-DEF-6).
 */
function driveInto(
  transaction: Transaction,
  machine: Machine,
  { id, from, to }: Pick<Opening, 'id' | 'from' | 'to'>,
): Point | null {
  const { state: battle } = transaction
  if (!machine.at || !from || !to) {
    transaction.apply(buildUsedMovesEvent(battle, [machine.id], 'ram'))
    return null
  }
  const beforeMm = machine.lengthMm / 2
  const path = findShortestPath(battle, machine, { to: [from, to], wall: id, beforeMm })?.path
  if (!path)
    transaction.refuse('too-far', `${machine.id} finds no way to ${id} in this move: drive nearer first.`, 'SAND-DEF-6')
  const length = Math.max(0, listLegLengths(path).reduce((sum, leg) => sum + leg, 0) - beforeMm)
  const moved = length / battle.settings.unitMm
  const [pair] = findMeetingOnPath(battle, [machine], { path, moved }).units
  if (pair)
    transaction.refuse(
      'meets',
      `${machine.id} would come within R1 of ${pair[1]}, and stop there: move first.`,
      'SAND-MOVE-3',
    )
  const heading = findHeadingAlong(path, length) ?? machine.heading
  const place = createMapPosition(battle, getPointAlong(path, length), {
    ...getPositionFields(machine),
    heading,
    river: null,
  })
  transaction.apply({
    type: 'acted',
    task: 'ram',
    things: [{ id: machine.id, place }],
    moved: roundR(moved),
    stopped: null,
  })
  return path.at(-1) ?? null
}

/** Strength of the strongest door or wall that a machine can knock down; roofs cannot be rammed (SAND-DEF-6). */
function strengthAgainst({ type, isMended }: Machine, part: BuildingPartId): number {
  const { rams } = getMachineRow(getMachineRow(type).rams && isMended ? REPAIRED_MACHINE_TYPE : type)
  if (!rams) return 0
  return { door: rams.door, wall: rams.wall, roof: 0 }[part]
}
