import { resolveHitOnPeople } from '#main/games/planet28/battle/damage/hits.ts'
import { requireAttackable, requireNotAboard } from '#main/games/planet28/battle/damage/require-attackable.ts'
import { resolveWounds } from '#main/games/planet28/battle/damage/resolve-wounds.ts'
import { listFightingModels } from '#main/games/planet28/battle/effects-in-force.ts'
import { takeChargeTest, removeTargetAnswer } from '#main/games/planet28/battle/fight/charge-test.ts'
import { rollChargeBonus } from '#main/games/planet28/battle/fight/charge.ts'
import { startCounterAttack } from '#main/games/planet28/battle/fight/counter-attacks.ts'
import { resolveFightExchange } from '#main/games/planet28/battle/fight/fight-exchange.ts'
import { listChargeHindrances } from '#main/games/planet28/battle/fight/fight.ts'
import { requestFreeFights } from '#main/games/planet28/battle/morale/break-tests.ts'
import { takeFearTest } from '#main/games/planet28/battle/morale/fear.ts'
import { rollSum } from '#main/games/planet28/battle/rolls/rolls.ts'
import { requireSoloEnemyAnswer } from '#main/games/planet28/battle/solo/solo-enemy-answer.ts'
import { requireMayLeaveCombat } from '#main/games/planet28/battle/solo/solo-enemy.ts'
import {
  getPendingDecision,
  areLocked,
  listUnitsLockedWith,
  type Transaction,
  getUnit,
} from '#main/games/planet28/battle/transaction.ts'
import { refuseUntilDecided } from '#main/games/planet28/battle/turn/pending.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { isShaken } from '../break-rules.ts'
import { getVehicle } from '../get-vehicle.ts'
import { requireHitFacing } from '../hit-on-vehicle.ts'
import { spendVehicleAction, requireAbleToAct } from '../vehicle-actions.ts'
import { getVehicleFightWeapon } from '../vehicle-fight-weapon.ts'
import { driveAlongPath, requireMobile, requireLegalVehicleMove, findMobilityRefusal } from './drive.ts'

/** Impact damage of a ram on people (P28-VEH-FIGHT-2). */
const IMPACT_DICE = '1D4'

/**
 * Executes a vehicle's fight against a unit in contact, or the free fight of its ram. It cannot be blocked
 * (P28-VEH-FIGHT-1 to P28-VEH-FIGHT-3).
 */
export function executeVehicleFight(transaction: Transaction, asked: BattleCommandOf<'vehicle-fight'>): void {
  const { unit: id, target } = asked
  let command = asked
  const ram = transaction.battle.due.find(
    (due) => due.ask === 'charge-fight' && due.unit === id && due.target === target,
  )
  const [first] = transaction.battle.due
  if (first !== undefined && ram === undefined) refuseUntilDecided(transaction, first)
  const vehicle = getVehicle(transaction, id)
  const weapon = getVehicleFightWeapon(vehicle, transaction.rules)
  requireAttackable(transaction, vehicle, { target, weapon, at: 'fight' })
  requireSoloEnemyAnswer(transaction, command, { isCharge: false })
  requireSides(transaction, command)
  if (command.answer?.block === true)
    transaction.refuse('no-block', `Nobody blocks ${vehicle.name}.`, 'P28-VEH-FIGHT-2')
  if (ram !== undefined) {
    transaction.apply({ type: 'answered', due: getPendingDecision(transaction.battle, 'charge-fight', id) })
    const nerve = takeChargeTest(transaction, target)
    if (nerve === 'runs') return
    if (nerve === 'cowers') command = removeTargetAnswer(asked)
  } else {
    if (!areLocked(transaction.battle, id, target))
      transaction.refuse('too-far', `${vehicle.name} fights only what touches it.`, 'P28-VEH-FIGHT-1')
    requireAbleToAct(transaction, id)
    if (!takeFearTest(transaction, { unit: id, target, at: 'fight' })) return
    spendVehicleAction(transaction, id, 'Fight', { at: [target] })
  }
  const counter = startCounterAttack(transaction, command, { isBlocked: false })
  const bonus =
    ram === undefined ? [] : rollChargeBonus(transaction, { unit: vehicle, target, isBlocked: false, members: 1 })
  const situation = ram === undefined ? [] : [...bonus, ...listChargeHindrances(transaction, command)]
  const rule = ram === undefined ? 'P28-VEH-FIGHT-1' : 'P28-VEH-FIGHT-2'
  const moments = ram === undefined ? [] : (['charge'] as const)
  resolveFightExchange(transaction, {
    unit: id,
    target,
    fighters: [{ weapon }],
    counter,
    moments,
    situation: () => situation,
    rule,
    command,
  })
}

/** Checks before any roll that the side of every hull that may be hit is given. */
function requireSides(
  transaction: Transaction,
  { unit, target, hull, ownHull, answer }: BattleCommandOf<'vehicle-fight'>,
): void {
  const foe = getUnit(transaction, target)
  if (foe.kind === 'vehicle') requireHitFacing(transaction, foe, hull ?? {})
  if (answer?.counter !== undefined) requireHitFacing(transaction, getVehicle(transaction, unit), ownHull ?? {})
}

/**
 * Executes a ram: a move into contact, 1D4 damage to people in contact, then a free fight (P28-VEH-FIGHT-2,
 * `ramHits`).
 */
export function executeRam(transaction: Transaction, command: BattleCommandOf<'ram'>): void {
  const { unit: id, charge, contacts } = command
  const vehicle = getVehicle(transaction, id)
  const target = getUnit(transaction, charge)
  for (const contact of contacts) requireNotAboard(getUnit(transaction, contact))
  if (target.side === vehicle.side || !contacts.includes(charge))
    transaction.refuse('charge', `${vehicle.name} rams an enemy that it touches then.`, 'P28-VEH-FIGHT-2')
  if (transaction.rules.settings.chargesPerTurn === 1 && vehicle.turn.charges > 0)
    transaction.refuse('charged', `${vehicle.name} has charged this turn already.`, 'P28-CHRG-3')
  requireLegalVehicleMove(transaction, command)
  requireAbleToAct(transaction, id)
  if (!takeFearTest(transaction, { unit: id, target: charge, at: 'charge' })) return
  spendVehicleAction(transaction, id, 'Ram', { at: [charge] })
  if (
    driveAlongPath(transaction, { ...command, kind: 'charge' }) < command.cm ||
    listUnitsLockedWith(transaction.battle, id).length > 0
  )
    return
  if (!getVehicle(transaction, id).sections.some(({ hitPoints }) => hitPoints > 0)) return
  transaction.apply({ type: 'touched', unit: id, contacts })
  const { side } = vehicle
  const hit = transaction.rules.settings.ramHits === 'targetOnly' ? [charge] : contacts
  transaction.apply({ type: 'asked', due: { ask: 'charge-fight', unit: id, target: charge, rule: 'P28-VEH-FIGHT-2' } })
  for (const text of hit) if (getUnit(transaction, text).side !== side) crush(transaction, text, id)
  loseFight(transaction, id)
}

/** Ends the fight if the target runs from the impact (P28-VEH-FIGHT-2, P28-BREAK-1). */
function loseFight(transaction: Transaction, id: string): void {
  const { due } = transaction.battle
  const fight = due.find((decision) => decision.ask === 'charge-fight' && decision.unit === id)
  if (fight?.ask !== 'charge-fight') return
  if (due.some(({ ask, unit }) => ask === 'retreat' && unit === fight.target))
    transaction.apply({ type: 'answered', due: fight })
}

/** Applies the impact to people, with armour; in a squad one member takes it (P28-VEH-FIGHT-2, P28-SQ-10). */
function crush(transaction: Transaction, victim: string, by: string): void {
  const unit = getUnit(transaction, victim)
  if (unit.kind === 'vehicle' || listFightingModels(unit).length === 0) return
  const [cause, rule] = ['Impact', 'P28-VEH-FIGHT-2']
  const raw = rollSum(transaction, { unit: by, label: cause, rule, dice: IMPACT_DICE })
  const hit = { victim, raw, by, cause, rule, keywords: [], weaponEffects: [], isInCover: false }
  resolveWounds(transaction, resolveHitOnPeople(transaction, hit))
}

/**
 * Begins leaving a combat with a mobile vehicle: spends the action, then every opponent may fight once
 * (P28-VEH-FIGHT-3, P28-LEAVE-2).
 */
export function beginBreakAway(transaction: Transaction, { unit: id }: BattleCommandOf<'break-away'>): void {
  const vehicle = getVehicle(transaction, id)
  if (listUnitsLockedWith(transaction.battle, id).length === 0)
    transaction.refuse('not-locked', `${vehicle.name} is in no combat.`, 'P28-VEH-FIGHT-3')
  requireMayLeaveCombat(transaction, vehicle)
  requireMobile(transaction, vehicle, true)
  spendVehicleAction(transaction, id, 'Leave combat')
  requestFreeFights(transaction, id)
  transaction.apply({ type: 'asked', due: { ask: 'depart', unit: id, rule: 'P28-VEH-FIGHT-3' } })
}

/** Whether the free fights stopped the vehicle, so that its Move is lost (P28-LEAVE-2). */
function isStopped(transaction: Transaction, vehicle: VehicleUnit): boolean {
  return vehicle.isDerelict || isShaken(vehicle) || findMobilityRefusal(transaction, vehicle) !== null
}

/** Reverses straight at half speed, without a roll. An immobilised vehicle stays (P28-VEH-FIGHT-3, P28-LEAVE-2). */
export function executeBackOff(transaction: Transaction, command: BattleCommandOf<'back-off'>): void {
  const { unit: id } = command
  const due = getPendingDecision(transaction.battle, 'depart', id)
  if (transaction.battle.due.some(({ ask }) => ask === 'free-fight'))
    transaction.refuse('free-fights', 'First its opponents fight, or let it go.', 'P28-LEAVE-2')
  const path = { ...command, turnDegrees: 0, isBackwards: true }
  if (isStopped(transaction, getVehicle(transaction, id))) {
    transaction.apply({ type: 'answered', due })
    return
  }
  requireLegalVehicleMove(transaction, path, { isLeavingCombat: true })
  transaction.apply({ type: 'answered', due })
  transaction.apply({ type: 'touched', unit: id, contacts: [] })
  driveAlongPath(transaction, { ...path, kind: 'leave' })
}
