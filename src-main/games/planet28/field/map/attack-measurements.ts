import { IllegalCommand } from '#main/games/kit/transaction.ts'
import { listUnitsLockedWith, getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import { findRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { computeGapCm } from '../body.ts'
import { buildVehicleFacingInput, isInStepReach } from '../fights.ts'
import { isTouching } from '../placement.ts'
import { findPlaceBeside } from '../places-after-order.ts'
import { buildShotInputOnField, hasAreaEffect, listBystanders, computeRangeAndHeight } from '../shots.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { computeDistanceCm, hasLineOfSight } from '../sight.ts'
import { addVehicleShotMeasurements } from '../vehicles/guns.ts'
import { buildVehicleHitInput } from '../vehicles/vehicle-hit-input.ts'

/** The two bodies of an attack, and the unit that is attacked. */
interface Aim {
  readonly from: MiniatureOnField
  readonly target: BattleUnit
  readonly to: MiniatureOnField
}

/** Returns the bodies of an attack; null if one of the two is not on the map itself. */
function findAim({ places, battle }: SideKnowledge, unit: BattleUnit, id: string): Aim | null {
  const target = battle.units.find((candidate) => candidate.id === id)
  const [from, to] = [places[unit.id], places[id]]
  return target === undefined || from === undefined || to === undefined ? null : { from, target, to }
}

/**
 * Adds the distance, line of sight, cover and bystanders of a shot. Unchanged if a unit is not on the map (P28-SHOOT-1,
 * P28-SHOOT-4, P28-COVER-1).
 */
export function addShotMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'shoot'>,
): BattleCommandOf<'shoot'> {
  const aim = findAim(view, unit, order.target)
  if (aim === null) return order
  const { from, target, to } = aim
  const measured = computeRangeAndHeight(view.field, { body: from, other: to, gap: computeGapCm(from, to) })
  const shot = buildShotInputOnField(view, from, { target, other: to, measured })
  const rules = getBattleRules(view.battle)
  const row = findRulebookRow(rules.tables, 'weapons', order.strikes[0]?.weapon ?? '')
  const isBlast = row !== null && hasAreaEffect(row.specialRules, rules)
  return {
    ...order,
    said: { ...shot.said, isSeen: hasLineOfSight(view.field, from, to) },
    ...(shot.hull !== undefined && { hull: { ...order.hull, ...shot.hull } }),
    ...(isBlast && { bystanders: listBystanders(view, target.id, to) }),
  }
}

/**
 * Adds the measurements of a vehicle's shots, each from the side that its weapon faces (P28-VEH-SHOOT-1,
 * P28-VEH-SHOOT-2).
 */
export function addFireMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'fire'>,
): BattleCommandOf<'fire'> {
  if (unit.kind !== 'vehicle') return order
  return { ...order, shots: order.shots.map((shot) => addVehicleShotMeasurements(view, unit, shot)) }
}

/**
 * Adds the step into contact of a fight, and the side on which a vehicle is attacked. Throws an `IllegalCommand` if the
 * target is out of reach (P28-FIGHT-1, P28-VEH-FIGHT-1).
 */
export function addFightMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'fight'>,
): BattleCommandOf<'fight'> {
  const aim = findAim(view, unit, order.target)
  if (aim === null) return order
  const { from, target, to } = aim
  const hull = { ...order.hull, ...buildVehicleFacingInput(view, { target, by: unit }).hull }
  const facing = target.kind === 'vehicle' ? { hull } : {}
  if (listUnitsLockedWith(view.battle, unit.id).includes(target.id)) return { ...order, ...facing, distanceCm: 0 }
  const isFree = isTouching(from, to) || findPlaceBeside(view, unit.id, to) !== null
  if (isInStepReach(view.field, from, to) && isFree)
    return { ...order, ...facing, distanceCm: computeDistanceCm(view.field, from, to) }
  throw new IllegalCommand(
    'too-far',
    `${unit.name} cannot step up to ${target.name}: it may be 5 cm away at most, with free ground beside it.`,
    'P28-FIGHT-1',
  )
}

/** Adds the sides on which two units hit each other in a vehicle's fight (P28-VEH-FIGHT-1). */
export function addVehicleFightMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'vehicle-fight'>,
): BattleCommandOf<'vehicle-fight'> {
  const aim = findAim(view, unit, order.target)
  if (aim === null || unit.kind !== 'vehicle') return order
  const { target, to } = aim
  const { hull } = buildVehicleFacingInput(view, { target, by: unit })
  const ownHull = { ...order.ownHull, ...buildVehicleHitInput(view, unit, { from: to }) }
  return { ...order, ownHull, ...(hull !== undefined && { hull: { ...order.hull, ...hull } }) }
}

/** Adds the side on which a vehicle that leaves combat is hit (P28-LEAVE-2). */
export function addFreeFightMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'free-fight'>,
): BattleCommandOf<'free-fight'> {
  const due = view.battle.due.find((decision) => decision.ask === 'free-fight' && decision.unit === unit.id)
  const leaver = due?.ask === 'free-fight' ? view.battle.units.find(({ id }) => id === due.against) : undefined
  if (leaver === undefined || order.weapon === null) return order
  const { hull } = buildVehicleFacingInput(view, { target: leaver, by: unit })
  return hull === undefined ? order : { ...order, hull: { ...order.hull, ...hull } }
}
