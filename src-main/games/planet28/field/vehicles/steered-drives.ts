import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { getVehicleSize } from '#main/games/planet28/battle/vehicles/sections.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import {
  getDriveReach,
  MAX_TURN_ON_SPOT_BY_SIZE,
  type PlannedDrive,
  findSidewaysDrive,
  findSteeredDrive,
} from './drives.ts'

/** Turns to try, in degrees: ahead first, then increasing to both sides. */
const TURNS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 90, -90]
const ABOUT = [45, -45, 90, -90, 135, -135, 180]

/** Drives that one action allows: ahead and back after a turn, for the full and for half the distance. */
export function listSteeredDrives(outlook: SideKnowledge, unit: VehicleUnit): PlannedDrive[] {
  const body = outlook.places[unit.id]
  if (body === undefined) return []
  if (body.hull === undefined) return roundSteerings(outlook, unit)
  return TURNS.flatMap((turn) =>
    [false, true].flatMap((isBackwards) => {
      const most = getDriveReach(outlook, unit, { turn, isBackwards })
      if (isBackwards && Math.abs(turn) > 30) return []
      return [most, most / 2].flatMap((cm) =>
        cm < 1 ? [] : (findSteeredDrive(outlook, unit, { turn, cm, isBackwards }) ?? []),
      )
    }),
  )
}

/** Drives of a vehicle without a front, in any direction. */
function roundSteerings(outlook: SideKnowledge, unit: VehicleUnit): PlannedDrive[] {
  const body = outlook.places[unit.id] ?? { x: 0, y: 0 }
  const most = getDriveReach(outlook, unit, { turn: 0 })
  return Array.from({ length: 16 }, (_one, at) => (at * Math.PI) / 8).flatMap((angle) => {
    const goal = { x: body.x + 1000 * Math.cos(angle), y: body.y + 1000 * Math.sin(angle) }
    return [most, most / 2].flatMap((cm) => (cm < 1 ? [] : (findSidewaysDrive(outlook, unit, { goal, cm }) ?? [])))
  })
}

/** Legal turns on the spot (P28-VEH-MOVE-1). */
export function listTurnsOnSpot(outlook: SideKnowledge, unit: VehicleUnit): PlannedDrive[] {
  const most = MAX_TURN_ON_SPOT_BY_SIZE[getVehicleSize(unit, getBattleRules(outlook.battle))]
  return ABOUT.filter((turn) => Math.abs(turn) <= most).flatMap(
    (turn) => findSteeredDrive(outlook, unit, { turn, cm: 0 }) ?? [],
  )
}
