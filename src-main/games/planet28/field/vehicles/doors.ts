import {
  listFightingModels,
  filterEffectsByShape,
  listUnitEffects,
} from '#main/games/planet28/battle/effects-in-force.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { countFreeSeats } from '#main/games/planet28/battle/vehicles/aboard.ts'
import { listWorkingSections } from '#main/games/planet28/battle/vehicles/sections.ts'
import { findSectionFacing } from '#main/games/planet28/rules/arcs.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import { findSectionInCell } from '#shared/games/planet28/placed-section.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { moveBody } from '../body.ts'
import type { BodiesByUnit } from '../field-battle.ts'
import { isTouching, hasRoomForBody, listPlacesAround } from '../placement.ts'
import { listFacingsTowards } from './vehicle-bodies.ts'

interface Ground {
  readonly field: Field
  readonly places: BodiesByUnit
  readonly battle: Battle
}

/** A place to board: the seats of a section, on the side of its door. Null for any side (P28-VEH-TRANS-1). */
export interface Door {
  readonly vehicle: VehicleUnit
  readonly cell: Cell
  readonly facing: Facing | null
}

/** Sections of a vehicle with enough seats for a unit (P28-VEH-TRANS-1). */
export function listDoorsFor(
  { battle }: Pick<Ground, 'battle'>,
  vehicle: VehicleUnit,
  unit: CharacterOrSquadUnit,
): Door[] {
  const rules = getBattleRules(battle)
  return listWorkingSections(vehicle, rules).flatMap(({ cell, placed, row }) => {
    const free = countFreeSeats(battle, vehicle, { cell, seats: row.seats ?? 0 })
    return free < listFightingModels(unit).length ? [] : [{ vehicle, cell, facing: findSectionFacing(placed, rules) }]
  })
}

/** Whether a body touches a vehicle at a door. */
export function isAtDoor(
  { places }: Pick<Ground, 'places'>,
  { vehicle, facing }: Door,
  body: MiniatureOnField,
): boolean {
  const hull = places[vehicle.id]
  if (hull === undefined || !isTouching(hull, body)) return false
  return hull.hull === undefined || facing === null || listFacingsTowards(hull, body).includes(facing)
}

/** Free places of a unit at a door. */
export function listPlacesAtDoor(
  ground: Ground,
  door: Door,
  { id, body }: { readonly id: string; readonly body: MiniatureOnField },
): MiniatureOnField[] {
  const hull = ground.places[door.vehicle.id]
  if (hull === undefined) return []
  return listPlacesAround(body, hull)
    .map((place) => moveBody(body, place))
    .filter((there) => isAtDoor(ground, door, there) && hasRoomForBody(ground, there, id))
}

/** Place of a unit that gets out, at the door it boarded by. Null if there is no room (P28-VEH-TRANS-1). */
export function findExitPlace(
  ground: Ground,
  {
    vehicle: id,
    cell,
    unit,
    body,
    hull,
  }: {
    readonly vehicle: string
    readonly cell: Cell
    readonly unit: string
    readonly body: MiniatureOnField
    readonly hull: MiniatureOnField
  },
): MiniatureOnField | null {
  const vehicle = ground.battle.units.find((battleUnit) => battleUnit.id === id)
  const placed = vehicle?.kind === 'vehicle' ? findSectionInCell(vehicle.profile.sections, cell) : null
  if (vehicle?.kind !== 'vehicle' || placed === null) return null
  const door = { vehicle, cell, facing: findSectionFacing(placed, getBattleRules(ground.battle)) }
  const places = { ...ground.places, [id]: hull }
  return listPlacesAtDoor({ ...ground, places }, door, { id: unit, body })[0] ?? null
}

/** Whether a vehicle cannot act without a unit like this aboard, and has none (P28-VTR-mercenary). */
export function isNeededAboard(
  { battle }: Pick<Ground, 'battle'>,
  vehicle: VehicleUnit,
  unit: CharacterOrSquadUnit,
): boolean {
  const needs = filterEffectsByShape(listUnitEffects(vehicle, getBattleRules(battle)), 'acts-with-aboard')
  const isManned = battle.units.some(
    (battleUnit) =>
      battleUnit.kind !== 'vehicle' &&
      battleUnit.aboard?.vehicle === vehicle.id &&
      needs.some(({ effect }) => battleUnit.profile.traits.includes(effect.trait)),
  )
  return !isManned && needs.some(({ effect }) => unit.profile.traits.includes(effect.trait))
}
