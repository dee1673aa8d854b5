import { IllegalCommand } from '#main/games/kit/transaction.ts'
import {
  listUnitEffects,
  filterEffectsByShape,
  findProhibitingEffect,
} from '#main/games/planet28/battle/effects-in-force.ts'
import { listGroundOnPath } from '#main/games/planet28/battle/move/zones.ts'
import { rollSum } from '#main/games/planet28/battle/rolls/rolls.ts'
import { listUnitsLockedWith, type Transaction } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { applyDamageToVehicle } from '../apply-damage-to-vehicle.ts'
import { getBoostResult } from '../boost.ts'
import { rollGroundCrossing, getGroundIncludingObstacle, computeVehicleSpeed, findCrossingRefusal } from '../driving.ts'
import { resolveVehicleFall } from '../falls.ts'
import { getVehicle } from '../get-vehicle.ts'
import { findVehicleMoveRefusal } from '../moves.ts'
import { canDrive, getVehicleSize } from '../sections.ts'
import { spendVehicleAction } from '../vehicle-actions.ts'

/** Damage of hazardous ground on a failed roll (P28-TERR-3). */
const HAZARD_DICE = '1D10'

/**
 * Executes a Move of a vehicle: checks the path, rolls for the ground, then drives (P28-VEH-MOVE-1 to P28-VEH-MOVE-3).
 */
export function executeDrive(transaction: Transaction, command: BattleCommandOf<'drive'>): void {
  requireLegalVehicleMove(transaction, command)
  spendVehicleAction(transaction, command.unit, 'Drive')
  driveAlongPath(transaction, { ...command, kind: 'move' })
}

type Way = Omit<BattleCommandOf<'drive'>, 'by' | 'type'>

/** Throws if a vehicle may not make this move (P28-VEH-MOVE-1, P28-VEH-MOVE-2). */
export function requireLegalVehicleMove(
  transaction: Transaction,
  { unit: id, cm, turnDegrees, isBackwards, obstacleCm = 0 }: Way,
  { isLeavingCombat = false } = {},
): void {
  const before = getVehicle(transaction, id)
  requireMobile(transaction, before, isLeavingCombat)
  const speedCm = computeVehicleSpeed(transaction, before)
  const move = {
    size: getVehicleSize(before, transaction.rules),
    speedCm,
    moveCm: cm,
    turnDegrees,
    isBackwards,
    isLeavingCombat,
  }
  const why = findVehicleMoveRefusal(move, transaction.rules)
  if (why !== null) transaction.refuse('cannot-move-so', `${before.name}: ${why}.`, 'P28-VEH-MOVE-1')
  const blocked = findCrossingRefusal(transaction, before, obstacleCm)
  if (blocked !== null) transaction.refuse('obstacle', `${before.name}: ${blocked}.`, 'P28-VEH-CLIMB')
}

/**
 * Drives as far as the ground allows and returns the distance. Hazardous ground damages the leading side
 * (P28-VEH-MOVE-3).
 */
export function driveAlongPath(
  transaction: Transaction,
  command: Way & { readonly kind: 'move' | 'charge' | 'leave' },
): number {
  const { unit: id, cm, isBackwards, rerolls, kind } = command
  const vehicle = getVehicle(transaction, id)
  const grounds = listGroundOnPath(transaction, { ...command, ground: [command.ground] })
  const ground = getGroundIncludingObstacle(transaction, vehicle, {
    ...command,
    ground: grounds.includes('hazardous') ? 'hazardous' : command.ground,
  })
  const { reachCm, isHarmed } = rollGroundCrossing(transaction, vehicle, { ground, reachCm: cm, wish: rerolls })
  const isCut = kind === 'charge' && reachCm < cm
  transaction.apply({ type: 'shifted', unit: id, kind: isCut ? 'move' : kind, cm: reachCm })
  transaction.apply({ type: 'changed', unit: id, change: { boost: null, hasMoved: vehicle.hasMoved || reachCm > 0 } })
  if (!isHarmed) return reachCm
  const points = rollSum(transaction, {
    unit: id,
    label: 'Hazardous ground',
    rule: 'P28-VEH-MOVE-3',
    dice: HAZARD_DICE,
  })
  applyDamageToVehicle(transaction, {
    vehicle: id,
    points,
    facing: isBackwards ? 'rear' : 'front',
    wishes: command.wishes,
    by: null,
  })
  return reachCm
}

/** Throws if a vehicle cannot move now (P28-VEH-MOVE-1). */
export function requireMobile(transaction: Transaction, vehicle: VehicleUnit, isLeavingCombat: boolean): void {
  const why = findMobilityRefusal(transaction, vehicle)
  if (why !== null) throw why
  if (listUnitsLockedWith(transaction.battle, vehicle.id).length > 0 && !isLeavingCombat)
    transaction.refuse('locked', `${vehicle.name} is in combat: it leaves straight backwards.`, 'P28-VEH-FIGHT-3')
}

/**
 * Why a vehicle cannot move, in combat or not: no engine, fallen, stalled, landed or held; null if it can
 * (P28-VEH-DMG-4, P28-VEH-FALL-1, P28-VT-flyer).
 */
export function findMobilityRefusal(transaction: Transaction, vehicle: VehicleUnit): IllegalCommand | null {
  const { name, isFallen, boost, isFlying } = vehicle
  const effects = listUnitEffects(vehicle, transaction.rules)
  if (!canDrive(vehicle, transaction.rules))
    return new IllegalCommand('no-engine', `${name} has no engine left.`, 'P28-VEH-DMG-4')
  if (isFallen) return new IllegalCommand('fallen', `${name} lies on its side: right it first.`, 'P28-VEH-FALL-1')
  if (boost === 'stalled')
    return new IllegalCommand('stalled', `${name} is stalled for this turn.`, 'P28-VAB-turbo-boost')
  if (filterEffectsByShape(effects, 'must-move').length > 0 && !isFlying)
    return new IllegalCommand('landed', `${name} stands on the ground: take off first.`, 'P28-VT-flyer')
  const held = findProhibitingEffect(effects, 'move')
  return held === null ? null : new IllegalCommand('held', `${name} cannot move: ${held.effect.because}.`, held.rule)
}

/** Sets a fallen vehicle upright (P28-VEH-FALL-1). */
export function setVehicleUpright(transaction: Transaction, { unit }: BattleCommandOf<'right'>): void {
  const { name, isFallen } = getVehicle(transaction, unit)
  if (!isFallen) transaction.refuse('upright', `${name} stands upright.`, 'P28-VEH-FALL-1')
  spendVehicleAction(transaction, unit, 'Set upright')
  transaction.apply({ type: 'changed', unit, change: { isFallen: false } })
}

/** Lands a flyer or takes off; either counts as its move action (P28-VT-flyer). */
export function landOrTakeOff(transaction: Transaction, { unit, isFlying }: BattleCommandOf<'change-height'>): void {
  const vehicle = getVehicle(transaction, unit)
  if (filterEffectsByShape(listUnitEffects(vehicle, transaction.rules), 'must-move').length === 0)
    transaction.refuse('no-flyer', `${vehicle.name} does not fly.`, 'P28-VT-flyer')
  if (vehicle.isFlying === isFlying)
    transaction.refuse('so-already', `${vehicle.name} ${isFlying ? 'flies' : 'stands'} already.`, 'P28-VT-flyer')
  // Landing is a move, so an immobile flyer cannot land (P28-VT-flyer).
  const why = findMobilityRefusal(transaction, { ...vehicle, isFlying: true })
  if (why !== null) throw why
  spendVehicleAction(transaction, unit, isFlying ? 'Take off' : 'Land')
  transaction.apply({ type: 'changed', unit, change: { isFlying, hasMoved: true } })
}

/** Rolls for additional speed on the next move (P28-VAB-turbo-boost). */
export function rollBoost(transaction: Transaction, { unit }: BattleCommandOf<'boost'>): void {
  const vehicle = getVehicle(transaction, unit)
  const [booster] = filterEffectsByShape(listUnitEffects(vehicle, transaction.rules), 'boosts')
  if (booster === undefined)
    transaction.refuse('no-boost', `${vehicle.name} has no turbo boost.`, 'P28-VAB-turbo-boost')
  if (vehicle.boost !== null)
    transaction.refuse('boosted', `${vehicle.name} has rolled for its next move.`, 'P28-VAB-turbo-boost')
  spendVehicleAction(transaction, unit, booster.source)
  const { source: label, rule, effect } = booster
  const face = rollSum(transaction, { unit, label, rule, dice: `1D${effect.die}` })
  transaction.apply({ type: 'changed', unit, change: { boost: getBoostResult(face, effect) } })
}

/** Resolves a reported fall: the height is entered, a die determines the side (P28-VEH-FALL-1). */
export function resolveReportedVehicleFall(
  transaction: Transaction,
  { unit: vehicle, dropCm, wishes }: BattleCommandOf<'drop'>,
): void {
  resolveVehicleFall(transaction, { vehicle, dropCm, wishes })
}
