import { listUnitEffects, filterEffectsByShape } from '#main/games/planet28/battle/effects-in-force.ts'
import { listUnitsLockedWith, getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { isShaken } from '#main/games/planet28/battle/vehicles/break-rules.ts'
import { canDrive } from '#main/games/planet28/battle/vehicles/sections.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Point } from '#shared/kit/convex.ts'
import { moveBody } from '../body.ts'
import type { FieldOrder } from '../field-battle.ts'
import { findMoveTo } from '../moves.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { computeDistanceCm } from '../sight.ts'
import { type Door, listDoorsFor, isAtDoor, isNeededAboard, listPlacesAtDoor } from '../vehicles/doors.ts'
import { listPassengerGuns } from '../vehicles/guns.ts'
import { createFieldOrder, createRecoveryOrder } from './bot.ts'

/** Maximum distance to an enemy for getting out to fight, and minimum distance for taking a ride towards it. */
const OUT_CM = 25
const RIDE_CM = 30
const RULE = 'P28-VEH-TRANS-1'
/** Body of a remembered enemy: a point. */
const NOBODY: MiniatureOnField = { x: 0, y: 0, radiusCm: 0, bodyCm: 0 }

/** Whether a vehicle can no longer move. */
function isStuck({ battle }: SideKnowledge, vehicle: VehicleUnit): boolean {
  return vehicle.isDerelict || isShaken(vehicle) || vehicle.isFallen || !canDrive(vehicle, getBattleRules(battle))
}

/**
 * Generates orders for a passenger: recovers if broken, gets out if the vehicle is stuck or an enemy is near and it
 * does not fight from inside.
 */
export function* generatePassengerOrders(outlook: SideKnowledge, unit: CharacterOrSquadUnit): Generator<FieldOrder> {
  const vehicle = outlook.battle.units.find(({ id }) => id === unit.aboard?.vehicle)
  if (vehicle?.kind !== 'vehicle') return
  if (unit.isBroken) yield createRecoveryOrder(unit)
  const why = whyOut(outlook, unit, vehicle)
  if (why === null) return
  const command = { type: 'disembark', by: unit.side, unit: unit.id } as const
  yield createFieldOrder(unit, { command }, { what: `Get out of ${vehicle.name}`, why, rule: RULE })
}

function whyOut(outlook: SideKnowledge, unit: CharacterOrSquadUnit, vehicle: VehicleUnit): string | null {
  if (isStuck(outlook, vehicle)) return 'The vehicle gets nowhere any more.'
  const isCrew = filterEffectsByShape(
    listUnitEffects(vehicle, getBattleRules(outlook.battle)),
    'acts-with-aboard',
  ).some(({ effect }) => unit.profile.traits.includes(effect.trait))
  if (isCrew) return null
  const fights = listPassengerGuns(outlook, vehicle).some(({ shot }) => shot.passenger === unit.id)
  const body = outlook.places[vehicle.id]
  if (fights || body === undefined || nearestFoeCm(outlook, body) > OUT_CM) return null
  return `A foe is within ${OUT_CM} cm, and from inside it fights nobody.`
}

/** Distance to the nearest enemy in sight or remembered. Infinity if its side knows of none. */
function nearestFoeCm({ mind, places, field }: SideKnowledge, body: MiniatureOnField): number {
  let nearest = Infinity
  for (const id in mind.seen) {
    const foe = places[id] ?? moveBody(NOBODY, mind.seen[id] as Point)
    nearest = Math.min(nearest, computeDistanceCm(field, body, foe))
  }
  return nearest
}

/** Orders to board a vehicle that does not drive without this unit (P28-VTR-mercenary). */
export function listPilotBoardOrders(outlook: SideKnowledge, unit: CharacterOrSquadUnit): FieldOrder[] {
  return towards(outlook, unit, {
    doors: doorsThat(outlook, unit, (vehicle) => isNeededAboard(outlook, vehicle, unit)),
    why: 'It does not drive without a Pilot.',
    rule: 'P28-VTR-mercenary',
  })
}

/** Orders to board such a vehicle without an action: boarding at the end of a move is free. */
export function listFreePilotBoardOrders(outlook: SideKnowledge, unit: CharacterOrSquadUnit): FieldOrder[] {
  return listPilotBoardOrders(outlook, unit).filter(({ command }) => command.type === 'embark')
}

/** Orders to board a vehicle if all enemies are far away (P28-VEH-TRANS-1). */
export function listBoardOrders(outlook: SideKnowledge, unit: CharacterOrSquadUnit): FieldOrder[] {
  const body = outlook.places[unit.id]
  const doors = doorsThat(outlook, unit, (vehicle) => !isStuck(outlook, vehicle))
  if (doors.length === 0 || body === undefined) return []
  if (nearestFoeCm(outlook, body) < RIDE_CM || !hasSeenFoes(outlook)) return []
  return towards(outlook, unit, {
    doors,
    why: `The nearest foe is ${RIDE_CM} cm away or more: it rides.`,
    rule: RULE,
  })
}

const hasSeenFoes = ({ mind }: SideKnowledge): boolean => Object.keys(mind.seen).length > 0

function doorsThat(
  outlook: SideKnowledge,
  unit: CharacterOrSquadUnit,
  isWanted: (vehicle: VehicleUnit) => boolean,
): Door[] {
  if (unit.isBroken || unit.onFace !== null || listUnitsLockedWith(outlook.battle, unit.id).length > 0) return []
  const doors: Door[] = []
  for (const vehicle of outlook.battle.units) {
    if (vehicle.kind !== 'vehicle' || vehicle.side !== unit.side || outlook.places[vehicle.id] === undefined) continue
    if (isWanted(vehicle)) doors.push(...listDoorsFor(outlook, vehicle, unit))
  }
  return doors
}

interface Boarding {
  readonly doors: readonly Door[]
  readonly why: string
  readonly rule: string
}

/** Boards if the unit has moved to a door, else moves to a door in reach. */
function towards(outlook: SideKnowledge, unit: CharacterOrSquadUnit, { doors, why, rule }: Boarding): FieldOrder[] {
  const body = outlook.places[unit.id]
  if (body === undefined) return []
  const open = unit.turn.hasJustMoved ? doors.find((door) => isAtDoor(outlook, door, body)) : undefined
  if (open !== undefined) {
    const { vehicle, cell } = open
    const command = { type: 'embark', by: unit.side, unit: unit.id, vehicle: vehicle.id, cell } as const
    return [createFieldOrder(unit, { command }, { what: `Get into ${vehicle.name}`, why, rule })]
  }
  return doors.flatMap((door) =>
    listPlacesAtDoor(outlook, door, { id: unit.id, body })
      .flatMap((place) => {
        const move = findMoveTo(outlook, unit, place)
        if (move === null || move.way.climb !== null || move.way.ground.includes('hazardous')) return []
        return [createFieldOrder(unit, move, { what: `Move to the door of ${door.vehicle.name}`, why, rule })]
      })
      .slice(0, 1),
  )
}
