import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { computeVehicleSpeed } from '#main/games/planet28/battle/vehicles/driving.ts'
import { halve } from '#main/games/planet28/battle/vehicles/moves.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Body } from '../body.ts'
import { listEdgePoints } from '../moves.ts'
import type { FieldOrder } from '../practice.ts'
import { getPointAlong } from '../straight-path.ts'
import type { Visibility } from '../visibility.ts'
import { findStraightDrive } from './drives.ts'

/** Order for a vehicle to leave a combat: straight back at half speed, as far as there is room (P28-VEH-FIGHT-3). */
export function createBackOffOrder(outlook: Visibility, unit: VehicleUnit): Omit<FieldOrder, 'why' | 'rule'> {
  const base = { type: 'back-off', by: unit.side, unit: unit.id } as const
  const body = outlook.places[unit.id]
  const most = halve(computeVehicleSpeed({ rules: getBattleRules(outlook.battle) }, unit))
  for (let cm = body === undefined ? 0 : most; cm >= 1; cm -= 1) {
    const drive = findStraightDrive(outlook, unit, {
      body: body as Body,
      turn: 0,
      isBackwards: true,
      to: behind(outlook, body as Body, cm),
    })
    if (drive !== null)
      return {
        command: { ...base, wishes: [], cm: drive.command.cm, ground: drive.ground },
        to: drive.to,
        heading: drive.heading,
      }
  }
  return { command: { ...base, wishes: [], cm: 0, ground: 'even' } }
}

/** Point straight behind a body. A body without a front heads for the nearest edge. */
function behind({ field }: Visibility, body: Body, cm: number) {
  if (body.hull === undefined) return getPointAlong(body, listEdgePoints(field, body)[0]?.at ?? body, cm)
  const angle = (body.hull.heading * Math.PI) / 180
  return { x: body.x + cm * Math.sin(angle), y: body.y - cm * Math.cos(angle) }
}
