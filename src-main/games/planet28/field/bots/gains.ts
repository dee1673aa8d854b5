import { type ConsideredAttack, buildAttackForOdds } from '#main/games/planet28/battle/odds/attack-for-odds.ts'
import { computeAttackOdds, computeDamageOdds } from '#main/games/planet28/battle/odds/attack-odds.ts'
import { type DefenderForOdds, buildDefenderForOdds } from '#main/games/planet28/battle/odds/defender-for-odds.ts'
import { computeMean } from '#main/games/planet28/battle/odds/probability-array.ts'
import type { AttackForOdds } from '#main/games/planet28/battle/odds/strike-odds.ts'
import {
  buildVehicleFightForOdds,
  buildVehicleShotForOdds,
} from '#main/games/planet28/battle/odds/vehicle-attacks-for-odds.ts'
import { areLocked, readOnly, type Transaction, getUnit } from '#main/games/planet28/battle/transaction.ts'
import { buildVehicleShots } from '#main/games/planet28/battle/vehicles/commands/fire.ts'
import { getVehicle } from '#main/games/planet28/battle/vehicles/get-vehicle.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { FireCommandShot } from '../vehicles/guns.ts'

/** Value of a kill and of making a unit run, in addition to the hit points, in hit points. */
const KILL_WORTH = 6
const BREAK_WORTH = 3
/** Mean damage of the impact of a ram less armour (P28-VEH-FIGHT-2). */
const IMPACT_WORTH = 1.5

/** Expected damage of an attack to its target, in hit points, computed exactly (P28-ATK-1). */
export function computeAttackGain(battle: Battle, attack: ConsideredAttack): number {
  const transaction = readOnly(battle)
  const defender = defenderOf(transaction, attack.target)
  let gain = 0
  for (let at = 0; at < attack.strikes.length; at += 1)
    gain += worthOf(buildAttackForOdds(transaction, { attack, at }).numbers, defender)
  return gain
}

/** Defence numbers of a target. For a vehicle no member is hit, so its hit points count by their number alone. */
function defenderOf(transaction: Transaction, target: string): DefenderForOdds | null {
  return getUnit(transaction, target).kind === 'vehicle' ? null : buildDefenderForOdds(transaction, target).numbers
}

function worthOf(numbers: AttackForOdds, defender: DefenderForOdds | null): number {
  if (defender === null) return computeMean(computeDamageOdds(numbers).damage)
  const odds = computeAttackOdds(numbers, defender)
  return computeMean(odds.lost) + KILL_WORTH * odds.kill + BREAK_WORTH * odds.breaks
}

/** Expected gain of a shot from a vehicle, computed exactly (P28-VEH-SHOOT-1). */
export function computeVehicleShotGain(battle: Battle, vehicle: string, shot: FireCommandShot): number {
  const transaction = readOnly(battle)
  const defender = defenderOf(transaction, shot.target)
  return buildVehicleShots(transaction, getVehicle(transaction, vehicle), [shot]).reduce(
    (sum, item) => sum + worthOf(buildVehicleShotForOdds(transaction, item).numbers, defender),
    0,
  )
}

/** Expected gain of a fight less the loss to the counter-attack. Computed as a charge if `isCharge` is set. */
export function computeFightGain(battle: Battle, fight: BattleCommandOf<'fight'>, { isCharge = false } = {}): number {
  const due = { ask: 'charge-fight', unit: fight.unit, target: fight.target, rule: 'P28-CHRG-1' } as const
  const then = isCharge ? { ...battle, due: [...battle.due, due] } : battle
  return computeAttackGain(then, fight) - lossTo(battle, fight)
}

/** Expected gain of a fight or ram of a vehicle, less the loss to the counter-attack. */
export function computeVehicleFightGain(
  battle: Battle,
  fight: BattleCommandOf<'vehicle-fight'>,
  { isCharge = false } = {},
): number {
  const transaction = readOnly(battle)
  const defender = defenderOf(transaction, fight.target)
  const impact = isCharge && defender !== null ? IMPACT_WORTH : 0
  return (
    worthOf(buildVehicleFightForOdds(transaction, fight, { isCharge }).numbers, defender) +
    impact -
    lossTo(battle, fight)
  )
}

/**
 * Expected loss to a counter-attack. 0 within a combat: the enemy would otherwise strike with that action in its own
 * turn (P28-COUNT-3).
 */
function lossTo(battle: Battle, fight: BattleCommandOf<'fight'> | BattleCommandOf<'vehicle-fight'>): number {
  const { unit, target, answer } = fight
  const foe = battle.units.find(({ id }) => id === target)
  const weapon = answer?.counter
  if (weapon === undefined || foe === undefined || areLocked(battle, unit, target)) return 0
  const own = fight.type === 'vehicle-fight' ? fight.ownHull : undefined
  const hull = own === undefined ? {} : { hull: own }
  try {
    if (foe.kind === 'vehicle') {
      const back = { unit: target, target: unit, ...hull }
      const transaction = readOnly(battle)
      return worthOf(
        buildVehicleFightForOdds(transaction, back, { isCharge: false }).numbers,
        defenderOf(transaction, unit),
      )
    }
    const strikes = foe.models.filter(({ fate }) => fate === 'fights').map(({ id: model }) => ({ model, weapon }))
    return computeAttackGain(battle, {
      type: 'fight',
      by: foe.side,
      unit: target,
      target: unit,
      strikes,
      distanceCm: 0,
      ...hull,
    })
  } catch {
    return 0
  }
}
