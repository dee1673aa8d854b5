import type { BattleEvent, BattleEventOf } from '#shared/games/planet28/battle/events.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Point } from '#shared/kit/convex.ts'
import { getNearestPointOfPolygon } from '#shared/kit/distances.ts'
import { getBattleRules } from '../battle/transaction.ts'
import { moveBody, getOutline, turnBody } from './body.ts'
import type { FieldOrder, BodiesByUnit, FieldBattle } from './field-battle.ts'
import { createUnitBody, findFreePlaceNear, hasRoomForBody, listPlacesBeside, computePushedBody } from './placement.ts'
import { getPointAlong, computeStraightPath } from './straight-path.ts'
import { findExitPlace } from './vehicles/doors.ts'

interface Happened {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
}

type Shift = BattleEventOf<'shifted'>
/** Kinds of shift along the path of the order, which stop before an unseen unit, and kinds that turn a vehicle. */
const WALKED: readonly Shift['kind'][] = ['move', 'leave', 'retreat']
const DRIVEN: readonly Shift['kind'][] = ['move', 'charge', 'leave']

/**
 * Positions of all units after an order: moved as far as the rules allow, placed beside the unit they stepped up to,
 * or pushed away.
 */
export function computePlacesAfterOrder(
  before: FieldBattle,
  order: FieldOrder,
  { battle, events }: Happened,
): BodiesByUnit {
  let places = before.places
  let hasFallen = false
  for (const event of events) {
    if (event.type === 'corrected') places = placeCorrected(places, order, event.unit)
    if (event.type !== 'shifted') continue
    const body = places[event.unit]
    if (body === undefined || (hasFallen && event.kind === 'move')) continue
    hasFallen ||= event.kind === 'fall'
    const now = { ...before, places }
    const place = shiftedPlace(now, order, event)
    if (place === null) continue
    const there = moveBody(turnedFor(body, order, event), place)
    places = { ...places, [event.unit]: WALKED.includes(event.kind) ? beforeHidden(now, event.unit, there) : there }
  }
  return inStep(before, battle, places)
}

/** Positions after a correction, which may say where a unit stands (P28-ACT-4). */
function placeCorrected(places: BodiesByUnit, { to, heading }: FieldOrder, unit: string): BodiesByUnit {
  const body = places[unit]
  if (body === undefined) return places
  return { ...places, [unit]: moveBody(heading === undefined ? body : turnBody(body, heading), to ?? body) }
}

/** A unit that runs into an unseen unit stops before it (P28-MOVE-3). */
function beforeHidden(practice: FieldBattle, unit: string, there: MiniatureOnField): MiniatureOnField {
  const from = practice.places[unit] as MiniatureOnField
  const far = Math.hypot(there.x - from.x, there.y - from.y)
  for (let cm = far; cm > 0; cm -= 1) {
    const place = moveBody(there, getPointAlong(from, there, cm))
    if (hasRoomForBody(practice, place, unit)) return place
  }
  const turned = moveBody(there, from)
  return hasRoomForBody(practice, turned, unit) ? turned : from
}

/** Hull after the turn of its drive. A hull that hazardous ground stops immediately does not turn (P28-TERR-5). */
function turnedFor(body: MiniatureOnField, { command, heading }: FieldOrder, { kind, cm }: Shift): MiniatureOnField {
  if (heading === undefined || !DRIVEN.includes(kind)) return body
  return cm === 0 && saidCm(command) > 0 ? body : turnBody(body, heading)
}

function shiftedPlace(practice: FieldBattle, { command, to }: FieldOrder, shift: Shift): Point | null {
  const { unit, kind, cm } = shift
  const body = practice.places[unit] as MiniatureOnField
  const own = 'unit' in command ? practice.places[command.unit] : undefined
  const target = 'target' in command && command.target !== undefined ? practice.places[command.target] : undefined
  switch (kind) {
    case 'move':
    case 'charge':
    case 'leave':
      return to === undefined ? null : cm >= saidCm(command) ? to : getPointAlong(body, to, cm)
    case 'retreat':
    case 'teleport':
      return to ?? null
    case 'fall':
      return command.type === 'move' && to !== undefined ? footOf(practice, body, to) : null
    case 'step':
      return target === undefined ? null : findPlaceBeside(practice, unit, target)
    case 'push':
    case 'throw':
      return own === undefined ? null : computePushedBody(practice, unit, { from: nearestOf(own, body), cm })
    case 'apart': {
      const otherBody = own === body ? target : own
      return otherBody === undefined
        ? null
        : computePushedBody(practice, unit, { from: nearestOf(otherBody, body), cm })
    }
  }
}

/** Ordered length of a move, in cm. A move of that length ends at its destination. */
function saidCm(command: FieldOrder['command']): number {
  if (command.type === 'move' || command.type === 'depart') return command.said.cm
  return command.type === 'drive' || command.type === 'ram' || command.type === 'back-off' ? command.cm : Infinity
}

/** Position of a climber that fell: before the face it climbed up, or below the face it climbed down. */
function footOf({ field }: FieldBattle, body: MiniatureOnField, to: Point): Point {
  const { climb } = computeStraightPath(field, body, to)
  if (climb === null) return body
  return getPointAlong(body, to, climb.isDown ? climb.atCm + body.radiusCm : Math.max(0, climb.atCm - body.radiusCm))
}

/** Free place in contact with a unit (P28-FIGHT-2). */
export function findPlaceBeside(
  practice: Pick<FieldBattle, 'field' | 'places'>,
  unit: string,
  target: MiniatureOnField,
): Point | null {
  const body = practice.places[unit] as MiniatureOnField
  return listPlacesBeside(body, target).find((place) => hasRoomForBody(practice, moveBody(body, place), unit)) ?? null
}

/** Nearest place in contact with another body. A base is pushed perpendicularly off the side of a hull. */
function nearestOf(body: MiniatureOnField, otherBody: MiniatureOnField): Point {
  return body.hull === undefined ? body : getNearestPointOfPolygon(getOutline(body), otherBody)
}

/**
 * Adds and removes bodies to match the battle. Units that are gone or aboard a vehicle have no position. New units,
 * units that get out and former squad members are placed next to where they came from.
 */
function inStep(
  { field, places: old, battle: before }: FieldBattle,
  battle: Battle,
  places: BodiesByUnit,
): BodiesByUnit {
  if (areInStep(battle, places)) return places
  const here = battle.units.filter(isOnField)
  const next: Record<string, MiniatureOnField> = {}
  for (const { id } of here) if (places[id] !== undefined) next[id] = places[id]
  for (const unit of here) {
    if (next[unit.id] !== undefined) continue
    const was = before.units.find(({ id }) => id === unit.id)
    const door = was === undefined || was.kind === 'vehicle' ? null : was.aboard
    const hull = old[door?.vehicle ?? '']
    const from = old[unit.squadId ?? ''] ?? old[unit.copyOf ?? ''] ?? hull ?? middleOf(field)
    const body = createUnitBody(unit, from, getBattleRules(battle))
    const ground = { field, places: next, battle: before }
    const out =
      door === null || hull === undefined ? null : findExitPlace(ground, { ...door, unit: unit.id, body, hull })
    // If the field is full, the unit stays beside it until a place becomes free.
    const place = out ?? findFreePlaceNear({ field, places: next }, body, unit.id)
    if (place !== null) next[unit.id] = place
  }
  return next
}

/** Whether the units with a position are exactly those that should be on the field. */
function areInStep({ units }: Battle, places: BodiesByUnit): boolean {
  let left = 0
  for (const _id in places) left += 1
  for (const unit of units) {
    if (!isOnField(unit)) continue
    if (places[unit.id] === undefined) return false
    left -= 1
  }
  return left === 0
}

/** Starting point of a new unit whose origin is not on the field. */
function middleOf({ widthCm, depthCm }: FieldBattle['field']): Point {
  return { x: widthCm / 2, y: depthCm / 2 }
}

/** Units that should be on the field but have no room yet. */
export function listUnplacedUnits({ battle, places }: FieldBattle): BattleUnit[] {
  return battle.units.filter((unit) => isOnField(unit) && places[unit.id] === undefined)
}

/** Whether a unit is on the field itself, not in a vehicle (P28-VEH-TRANS-1). */
export function isOnField(unit: BattleUnit): boolean {
  return isOnTable(unit) && (unit.kind === 'vehicle' || unit.aboard === null)
}
