import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { PassableGround, EffectTiming } from '#shared/games/planet28/battle/effects.ts'
import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { getRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { listUnitEffects, filterEffectsByShape, getSpeedModifiers } from '../effects-in-force.ts'
import { rollSkill } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import type { Transaction } from '../transaction.ts'
import { computeBoostedSpeed } from './boost.ts'
import { halve } from './moves.ts'
import { getVehicleSize } from './sections.ts'

/** Computes the speed of a vehicle from its type, its damage and a boost (P28-VAB-turbo-boost, P28-VDT-1). */
export function computeVehicleSpeed({ rules }: Pick<Transaction, 'rules'>, vehicle: VehicleUnit): number {
  const { profile, lasting, boost } = vehicle
  const printed = getRulebookRow(rules.tables, 'vehicleTypes', profile.type).speedCm
  const left =
    printed +
    sumModifiers(lasting.filter(({ on }) => on === 'speedCm')) +
    sumModifiers(getSpeedModifiers(listUnitEffects(vehicle, rules)))
  return computeBoostedSpeed(Math.max(0, left), boost)
}

/**
 * The ground as it affects a vehicle: some types treat it as another, and large ones ignore rough ground
 * (P28-VEH-MOVE-1, P28-VEH-MOVE-3).
 */
export function getEffectiveGround(
  { rules }: Pick<Transaction, 'rules'>,
  vehicle: VehicleUnit,
  ground: PassableGround,
): PassableGround {
  const [treated] = filterEffectsByShape(listUnitEffects(vehicle, rules), 'treats').filter(
    ({ effect }) => effect.ground === ground,
  )
  const met = treated?.effect.as ?? ground
  return met === 'rough' && getVehicleSize(vehicle, rules) === 'large' ? 'even' : met
}

/** Obstacles above this height are impassable for vehicles; exactly this height is rough ground (P28-VEH-CLIMB). */
const HIGHEST_CM = 5

/**
 * Why a vehicle cannot drive over an obstacle, or null. Vehicles that pass obstacles pass any (P28-VEH-CLIMB,
 * P28-VT-hover).
 */
export function findCrossingRefusal(
  { rules }: Pick<Transaction, 'rules'>,
  vehicle: VehicleUnit,
  obstacleCm: number,
): string | null {
  const isPassing = filterEffectsByShape(listUnitEffects(vehicle, rules), 'passes-obstacles').length > 0
  if (isPassing || obstacleCm <= HIGHEST_CM) return null
  return `it goes round what is more than ${HIGHEST_CM} cm high, this is ${obstacleCm}`
}

/** The worse of the ground and the obstacle on it (P28-VEH-CLIMB). */
export function getGroundIncludingObstacle(
  transaction: Pick<Transaction, 'rules'>,
  vehicle: VehicleUnit,
  { ground, obstacleCm = 0 }: { readonly ground: PassableGround; readonly obstacleCm?: number | undefined },
): PassableGround {
  const isPassing = filterEffectsByShape(listUnitEffects(vehicle, transaction.rules), 'passes-obstacles').length > 0
  const met = obstacleCm === HIGHEST_CM && ground === 'even' && !isPassing ? 'rough' : ground
  return getEffectiveGround(transaction, vehicle, met)
}

const MOMENTS: Readonly<Record<PassableGround, readonly EffectTiming[]>> = {
  even: ['moving'],
  rough: ['moving', 'rough-ground'],
  hazardous: ['moving', 'hazardous-ground'],
}

/**
 * Rolls for ground: how far the vehicle gets, and whether hazardous ground damages it (P28-VEH-MOVE-3, P28-TERR-2,
 * P28-TERR-3).
 */
export function rollGroundCrossing(
  transaction: Transaction,
  vehicle: VehicleUnit,
  {
    ground,
    reachCm,
    wish,
  }: { readonly ground: PassableGround; readonly reachCm: number; readonly wish?: RerollPreference | undefined },
): { readonly reachCm: number; readonly isHarmed: boolean } {
  if (ground === 'even') return { reachCm, isHarmed: false }
  const roll = { unit: vehicle, skill: 'A', label: `Agility on ${ground} ground`, rule: 'P28-VEH-MOVE-3' } as const
  const parts = listSkillParts(transaction, { unit: vehicle, skill: 'A', moments: MOMENTS[ground] })
  const { isSuccess } = rollSkill(transaction, { ...roll, parts, wish })
  if (ground === 'rough') return { reachCm: isSuccess ? reachCm : halve(reachCm), isHarmed: false }
  return { reachCm: isSuccess ? halve(reachCm) : 0, isHarmed: !isSuccess }
}
