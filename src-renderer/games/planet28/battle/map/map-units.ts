import { isPointOnUnit } from '#renderer/games/planet28/practice-plan.ts'
import type { PracticeUnit } from '#shared/contract/planet28/practice.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Point } from '#shared/kit/convex.ts'

/** Lists the units on the map of a battle, for drawing. */
export function listMapUnits({ map, units }: Pick<Battle, 'map' | 'units'>): PracticeUnit[] {
  return units.flatMap((unit) => {
    const body = map?.places[unit.id]
    if (body === undefined) return []
    const { id, name, side } = unit
    const { x, y, radiusCm, hull = null } = body
    const aboard = units.flatMap((passenger) =>
      passenger.kind !== 'vehicle' && passenger.aboard?.vehicle === id
        ? [{ id: passenger.id, name: passenger.name }]
        : [],
    )
    const hitPoints = listParts(unit).reduce((sum, part) => sum + part.hitPoints, 0)
    const isVehicle = unit.kind === 'vehicle'
    return [{ id, name, side, x, y, radiusCm, hull, isVehicle, aboard, seats: 0, states: listStates(unit), hitPoints }]
  })
}

function listParts(unit: BattleUnit): readonly { readonly hitPoints: number }[] {
  return unit.kind === 'vehicle' ? unit.sections : unit.models.filter(({ fate }) => fate === 'fights')
}

function listStates(unit: BattleUnit): string[] {
  if (unit.kind !== 'vehicle') return unit.isBroken ? ['broken'] : []
  return [
    ...(unit.isDerelict ? ['derelict'] : []),
    ...(unit.isFallen ? ['on its side'] : []),
    ...(unit.isFlying ? ['flying'] : []),
  ]
}

/** Finds the unit that a press hits, the nearest first; null on open ground. `at` is in field coordinates. */
export function findUnitIdAt(units: readonly PracticeUnit[], at: Point): string | null {
  const hit = units.filter((unit) => isPointOnUnit(unit, at))
  const far = ({ x, y }: PracticeUnit) => Math.hypot(x - at.x, y - at.y)
  return hit.toSorted((a, b) => far(a) - far(b))[0]?.id ?? null
}
