import { requireAttackable } from '#main/games/planet28/battle/damage/require-attackable.ts'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { type WeaponInUse, getWeaponInUse } from '../damage/weapons.ts'
import {
  type ExplainedAttackForOdds,
  buildAttackForOdds,
  type ConsideredAttack,
  type PlannedStrike,
} from '../odds/attack-for-odds.ts'
import { buildVehicleFightForOdds, buildVehicleShotForOdds } from '../odds/vehicle-attacks-for-odds.ts'
import { requireLegalShot } from '../shoot/require-legal-shot.ts'
import { listPossibleShots } from '../shoot/shoot.ts'
import { getFightingModel, getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'
import { requireEnoughCrew, requireEnoughRounds, buildVehicleShots } from '../vehicles/commands/fire.ts'
import { getVehicle } from '../vehicles/get-vehicle.ts'
import { type VehicleHitLocation, requireHitFacing } from '../vehicles/hit-on-vehicle.ts'
import { getVehicleFightWeapon } from '../vehicles/vehicle-fight-weapon.ts'

/** The numbers of one strike of a considered attack: attacker, target, and the hit location of a vehicle. */
export interface ExplainedStrike {
  readonly unit: string
  readonly target: string
  readonly member: string | undefined
  readonly hull: VehicleHitLocation
  readonly named: ExplainedAttackForOdds
}

/** The target of an attack; for a vehicle's shots, that of the first. */
export function getAttackTarget(attack: AttackOrder): string {
  return attack.type === 'fire' ? (attack.shots[0]?.target ?? '') : attack.target
}

/** Whether the target tests once for the whole attack instead of after each strike (P28-ATK-1). */
export function isFightAttack({ type }: Pick<AttackOrder, 'type'>): boolean {
  return type === 'fight' || type === 'vehicle-fight'
}

/**
 * Lists the possible strikes of an attack, regardless of which unit is active. Throws the reason if there are none
 * (P28-SHOOT-1, P28-FIGHT-1).
 */
function listPossibleStrikes(transaction: Transaction, attack: ConsideredAttack): PlannedStrike[] {
  if (attack.type === 'shoot') {
    const able = new Set(listPossibleShots(transaction, attack).map(({ model }) => model.id))
    return attack.strikes.flatMap(({ model }, at) => (able.has(model) ? [{ attack, at }] : []))
  }
  const unit = getPeopleUnit(transaction, attack.unit)
  return attack.strikes.map(({ model: id, weapon: weaponId }, at) => {
    const weapon = getWeaponInUse(transaction, unit, { model: getFightingModel(unit, id), id: weaponId })
    requireAttackable(transaction, unit, { target: attack.target, weapon, at: 'fight' })
    return { attack, at }
  })
}

/**
 * Lists the possible strikes of an attack, regardless of which unit is active. Throws the reason if there are none
 * (P28-SHOOT-1, P28-FIGHT-1, P28-VEH-SHOOT-1, P28-VEH-FIGHT-1).
 */
export function listStrikes(transaction: Transaction, attack: AttackOrder): ExplainedStrike[] {
  if (attack.type === 'fire') return shots(transaction, attack)
  const { unit, target, member, hull = {} } = attack
  requireSide(transaction, target, hull)
  const strike = (named: ExplainedAttackForOdds): ExplainedStrike => ({ unit, target, member, hull, named })
  if (attack.type === 'vehicle-fight') return [strike(blow(transaction, attack))]
  return listPossibleStrikes(transaction, attack).map((asked) => strike(buildAttackForOdds(transaction, asked)))
}

function shots(transaction: Transaction, { unit, shots: ordered }: BattleCommandOf<'fire'>): ExplainedStrike[] {
  const vehicle = getVehicle(transaction, unit)
  requireEnoughCrew(transaction, vehicle, ordered)
  const all = buildVehicleShots(transaction, vehicle, ordered)
  requireEnoughRounds(vehicle, all)
  return all.map((shot) => {
    requireLegalShot(transaction, shot)
    const { target, member, hull = {} } = shot.how
    return { unit: shot.by, target, member, hull, named: buildVehicleShotForOdds(transaction, shot) }
  })
}

/** The weapons of a ranged attack, in the order of its strikes. */
export function listFiredWeapons(transaction: Transaction, attack: AttackOrder): WeaponInUse[] {
  if (attack.type === 'fire')
    return buildVehicleShots(transaction, getVehicle(transaction, attack.unit), attack.shots).map(
      ({ weapon }) => weapon,
    )
  if (attack.type !== 'shoot') return []
  const unit = getPeopleUnit(transaction, attack.unit)
  return attack.strikes.map(({ model, weapon }) =>
    getWeaponInUse(transaction, unit, { model: getFightingModel(unit, model), id: weapon }),
  )
}

function blow(transaction: Transaction, attack: BattleCommandOf<'vehicle-fight'>): ExplainedAttackForOdds {
  const { unit: id, target } = attack
  const unit = getVehicle(transaction, id)
  requireAttackable(transaction, unit, { target, weapon: getVehicleFightWeapon(unit, transaction.rules), at: 'fight' })
  const isCharge = transaction.battle.due.some(
    (due) => due.ask === 'charge-fight' && due.unit === id && due.target === target,
  )
  return buildVehicleFightForOdds(transaction, attack, { isCharge })
}

function requireSide(transaction: Transaction, target: string, hull: VehicleHitLocation): void {
  const unit = getUnit(transaction, target)
  if (unit.kind === 'vehicle') requireHitFacing(transaction, unit, hull)
}
