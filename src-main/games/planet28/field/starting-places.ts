import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { MiniatureOnField, StartingPlace } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import { getBattleRules } from '../battle/transaction.ts'
import type { BodiesByUnit } from './field-battle.ts'
import { FieldError } from './field-error.ts'
import { createUnitBody, findFreePlaceNear } from './placement.ts'
import { isOnField } from './places-after-order.ts'

/** Distance of a side from its edge at deployment. */
const DEPTH_CM = 6
/** Initial heading of the vehicles of a side, by its edge: into the field. */
const HEADINGS = [0, 180, 270, 90]
const MORE_ROOM = 'Make the field larger, clear some impassable ground, or let fewer units take part.'

/**
 * Starting positions of all units outside vehicles: as given, or else side by side along the edge of their side, on
 * the nearest free ground (P28-SET-1). Throws a `FieldError` if the field is full.
 */
export function computeStartingPlaces(
  field: Field,
  battle: Battle,
  measured: Readonly<Record<string, StartingPlace>>,
): BodiesByUnit {
  const rules = getBattleRules(battle)
  const places: Record<string, MiniatureOnField> = {}
  for (const [at, { id: side }] of battle.sides.entries()) {
    const units = battle.units.filter((unit) => unit.side === side)
    for (const [nth, unit] of units.entries()) {
      if (!isOnField(unit)) continue
      const place = {
        heading: HEADINGS[at % 4] ?? 0,
        ...(measured[unit.id] ?? edgePlace(field, at, (nth + 0.5) / units.length)),
      }
      const free = findFreePlaceNear({ field, places }, createUnitBody(unit, place, rules), unit.id)
      if (free === null) throw new FieldError(`There is no room left for “${unit.name}” on this field. ${MORE_ROOM}`)
      places[unit.id] = free
    }
  }
  return places
}

/**
 * Position along the edge of a side. Edges in order: far, near, left, right; further sides start again from the
 * centre.
 */
function edgePlace({ widthCm, depthCm }: Field, side: number, share: number): Point {
  const ring = Math.floor(side / 4)
  const depth = DEPTH_CM + ring * 12
  const edges = [
    { x: share * widthCm, y: depth },
    { x: share * widthCm, y: depthCm - depth },
    { x: depth, y: share * depthCm },
    { x: widthCm - depth, y: share * depthCm },
  ]
  return edges[side % 4] as Point
}
