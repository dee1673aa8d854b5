import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { createBackOffOrder } from '../pending-orders.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { isAtDoor, listDoorsFor } from '../vehicles/doors.ts'
import {
  computeTurnDegrees,
  findSidewaysDrive,
  findSteeredDrive,
  getDriveReach,
  type PlannedDrive,
} from '../vehicles/drives.ts'
import { findRam } from '../vehicles/rams.ts'
import { computeHeading } from '../vehicles/vehicle-bodies.ts'

type Drive = BattleCommandOf<'drive'>

/**
 * Adds the path of a drive to a place: a turn towards it, or away from it when backwards, then straight on. A place
 * beyond reach becomes the farthest place on the way there. Throws an `IllegalCommand` if the way is blocked
 * (P28-VEH-MOVE-1).
 */
export function addDriveMeasurements(view: SideKnowledge, unit: BattleUnit, order: Drive): Drive {
  if (unit.kind !== 'vehicle' || order.to === undefined || view.places[unit.id] === undefined) return order
  const drive = findDrive(view, unit, { to: order.to, isBackwards: order.isBackwards })
  if (drive !== null) {
    const { command, to, heading } = drive
    return { ...order, ...command, wishes: order.wishes, to, heading }
  }
  throw new IllegalCommand(
    'blocked',
    `${unit.name} cannot turn and drive straight there: the turn is too wide, or the edge, the ground or another unit is in the way. Choose another place.`,
    'P28-VEH-MOVE-1',
  )
}

function findDrive(
  view: SideKnowledge,
  unit: VehicleUnit,
  { to, isBackwards }: Pick<Drive, 'isBackwards'> & { readonly to: NonNullable<Drive['to']> },
): PlannedDrive | null {
  const body = view.places[unit.id]
  if (body === undefined) return null
  const far = Math.hypot(to.x - body.x, to.y - body.y)
  if (body.hull === undefined)
    return findSidewaysDrive(view, unit, { goal: to, cm: Math.min(far, getDriveReach(view, unit, { turn: 0 })) })
  const towards = computeHeading(body, to)
  const turn = Math.round(computeTurnDegrees(body.hull.heading, isBackwards ? (towards + 180) % 360 : towards))
  const cm = Math.min(far, getDriveReach(view, unit, { turn, isBackwards }))
  return findSteeredDrive(view, unit, { turn, cm, isBackwards })
}

/** Adds the path of a ram into contact. Throws an `IllegalCommand` if none is within reach (P28-VEH-FIGHT-2). */
export function addRamMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'ram'>,
): BattleCommandOf<'ram'> {
  if (unit.kind !== 'vehicle') return order
  const ram = findRam(view, unit, order.charge)
  if (ram !== null) return { ...order, ...ram.command, wishes: order.wishes, to: ram.to, heading: ram.heading }
  const name = view.battle.units.find(({ id }) => id === order.charge)?.name ?? order.charge
  throw new IllegalCommand(
    'no-way',
    `No turn and straight drive within its reach leads ${unit.name} into contact with ${name}.`,
    'P28-VEH-FIGHT-2',
  )
}

/** Adds the path straight back out of combat, as far as there is room (P28-VEH-FIGHT-3). */
export function addBackOffMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'back-off'>,
): BattleCommandOf<'back-off'> {
  if (unit.kind !== 'vehicle') return order
  const { command, to, heading } = createBackOffOrder(view, unit)
  return {
    ...order,
    ...(command as BattleCommandOf<'back-off'>),
    wishes: order.wishes,
    ...(to !== undefined && { to: { x: to.x, y: to.y } }),
    ...(heading !== undefined && { heading }),
  }
}

/**
 * Returns the command unchanged. Throws an `IllegalCommand` if the unit does not touch the vehicle at a door of the
 * section (P28-VEH-TRANS-1).
 */
export function requireBoardingAtDoor(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'embark'>,
): BattleCommandOf<'embark'> {
  const vehicle = view.battle.units.find(({ id }) => id === order.vehicle)
  const body = view.places[unit.id]
  if (unit.kind === 'vehicle' || vehicle?.kind !== 'vehicle' || body === undefined) return order
  const doors = listDoorsFor(view, vehicle, unit).filter(({ cell }) => cell === order.cell)
  if (doors.length === 0 || doors.some((door) => isAtDoor(view, door, body))) return order
  throw new IllegalCommand(
    'not-at-door',
    `${unit.name} has to touch ${vehicle.name} on the side of section ${order.cell} first.`,
    'P28-VEH-TRANS-1',
  )
}
