import { takeHit } from '#main/games/planet28/battle/damage/hits.ts'
import { requireAttackable, requireNotAboard } from '#main/games/planet28/battle/damage/require-attackable.ts'
import { resolveWounds } from '#main/games/planet28/battle/damage/resolve-wounds.ts'
import { listFightingModels } from '#main/games/planet28/battle/effects-in-force.ts'
import { takeChargeTest, removeTargetAnswer } from '#main/games/planet28/battle/fight/charge-test.ts'
import { rollChargeBonus } from '#main/games/planet28/battle/fight/charge.ts'
import { payForCounter } from '#main/games/planet28/battle/fight/counters.ts'
import { resolveFightExchange } from '#main/games/planet28/battle/fight/fight-exchange.ts'
import { listChargeHindrances } from '#main/games/planet28/battle/fight/fight.ts'
import { requestFreeFights } from '#main/games/planet28/battle/morale/break-tests.ts'
import { takeFearTest } from '#main/games/planet28/battle/morale/fear.ts'
import { rollSum } from '#main/games/planet28/battle/rolls/rolls.ts'
import { requireSoloEnemyAnswer } from '#main/games/planet28/battle/solo/solo-enemy-answer.ts'
import { requireFreeToLeave } from '#main/games/planet28/battle/solo/solo-enemy.ts'
import {
  findPendingDecision,
  areLocked,
  listLockedUnits,
  type Transaction,
  getUnit,
} from '#main/games/planet28/battle/transaction.ts'
import { refuseUntilDecided } from '#main/games/planet28/battle/turn/pending.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { isShaken } from '../break-rules.ts'
import { getVehicle } from '../get-vehicle.ts'
import { requireHitFacing } from '../hit-hull.ts'
import { getHullWeapon } from '../hull-weapon.ts'
import { payForVehicle, requireAbleToAct } from '../vehicle-actions.ts'
import { driveAlongPath, requireMobile, requireLegalMove, findMobilityRefusal } from './drive.ts'

/** Impact damage of a ram on people (P28-VEH-FIGHT-2). */
const IMPACT_DICE = '1D4'

/**
 * Executes a vehicle's fight against a unit in contact, or the free fight of its ram. It cannot be blocked
 * (P28-VEH-FIGHT-1 to P28-VEH-FIGHT-3).
 */
export function fightWithVehicle(scene: Transaction, asked: BattleCommandOf<'vehicle-fight'>): void {
  const { unit: id, target } = asked
  let command = asked
  const ram = scene.battle.due.find((due) => due.ask === 'charge-fight' && due.unit === id && due.target === target)
  const [first] = scene.battle.due
  if (first !== undefined && ram === undefined) refuseUntilDecided(scene, first)
  const vehicle = getVehicle(scene, id)
  const weapon = getHullWeapon(vehicle, scene.rules)
  requireAttackable(scene, vehicle, { target, weapon, at: 'fight' })
  requireSoloEnemyAnswer(scene, command, { isCharge: false })
  requireSides(scene, command)
  if (command.answer?.block === true) scene.refuse('no-block', `Nobody blocks ${vehicle.name}.`, 'P28-VEH-FIGHT-2')
  if (ram !== undefined) {
    scene.apply({ type: 'answered', due: findPendingDecision(scene.battle, 'charge-fight', id) })
    const nerve = takeChargeTest(scene, target)
    if (nerve === 'runs') return
    if (nerve === 'cowers') command = removeTargetAnswer(asked)
  } else {
    if (!areLocked(scene.battle, id, target))
      scene.refuse('too-far', `${vehicle.name} fights only what touches it.`, 'P28-VEH-FIGHT-1')
    requireAbleToAct(scene, id)
    if (!takeFearTest(scene, { unit: id, target, at: 'fight' })) return
    payForVehicle(scene, id, 'Fight', { at: [target] })
  }
  const counter = payForCounter(scene, command, { isBlocked: false })
  const bonus = ram === undefined ? [] : rollChargeBonus(scene, { unit: vehicle, target, isBlocked: false, members: 1 })
  const situation = ram === undefined ? [] : [...bonus, ...listChargeHindrances(scene, command)]
  const rule = ram === undefined ? 'P28-VEH-FIGHT-1' : 'P28-VEH-FIGHT-2'
  const moments = ram === undefined ? [] : (['charge'] as const)
  resolveFightExchange(scene, {
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
  scene: Transaction,
  { unit, target, hull, ownHull, answer }: BattleCommandOf<'vehicle-fight'>,
): void {
  const foe = getUnit(scene, target)
  if (foe.kind === 'vehicle') requireHitFacing(scene, foe, hull ?? {})
  if (answer?.counter !== undefined) requireHitFacing(scene, getVehicle(scene, unit), ownHull ?? {})
}

/**
 * Executes a ram: a move into contact, 1D4 damage to people in contact, then a free fight (P28-VEH-FIGHT-2,
 * `ramHits`).
 */
export function ram(scene: Transaction, command: BattleCommandOf<'ram'>): void {
  const { unit: id, charge, contacts } = command
  const vehicle = getVehicle(scene, id)
  const target = getUnit(scene, charge)
  for (const contact of contacts) requireNotAboard(getUnit(scene, contact))
  if (target.side === vehicle.side || !contacts.includes(charge))
    scene.refuse('charge', `${vehicle.name} rams an enemy that it touches then.`, 'P28-VEH-FIGHT-2')
  if (scene.rules.settings.chargesPerTurn === 1 && vehicle.turn.charges > 0)
    scene.refuse('charged', `${vehicle.name} has charged this turn already.`, 'P28-CHRG-3')
  requireLegalMove(scene, command)
  requireAbleToAct(scene, id)
  if (!takeFearTest(scene, { unit: id, target: charge, at: 'charge' })) return
  payForVehicle(scene, id, 'Ram', { at: [charge] })
  if (
    driveAlongPath(scene, { ...command, kind: 'charge' }) < command.cm ||
    listLockedUnits(scene.battle, id).length > 0
  )
    return
  if (!getVehicle(scene, id).sections.some(({ hitPoints }) => hitPoints > 0)) return
  scene.apply({ type: 'touched', unit: id, contacts })
  const { side } = vehicle
  const hit = scene.rules.settings.ramHits === 'targetOnly' ? [charge] : contacts
  scene.apply({ type: 'asked', due: { ask: 'charge-fight', unit: id, target: charge, rule: 'P28-VEH-FIGHT-2' } })
  for (const text of hit) if (getUnit(scene, text).side !== side) crush(scene, text, id)
  loseFight(scene, id)
}

/** Ends the fight if the target runs from the impact (P28-VEH-FIGHT-2, P28-BREAK-1). */
function loseFight(scene: Transaction, id: string): void {
  const { due } = scene.battle
  const fight = due.find((decision) => decision.ask === 'charge-fight' && decision.unit === id)
  if (fight?.ask !== 'charge-fight') return
  if (due.some(({ ask, unit }) => ask === 'retreat' && unit === fight.target))
    scene.apply({ type: 'answered', due: fight })
}

/** Applies the impact to people, with armour; in a squad one member takes it (P28-VEH-FIGHT-2, P28-SQ-10). */
function crush(scene: Transaction, victim: string, by: string): void {
  const unit = getUnit(scene, victim)
  if (unit.kind === 'vehicle' || listFightingModels(unit).length === 0) return
  const [cause, rule] = ['Impact', 'P28-VEH-FIGHT-2']
  const raw = rollSum(scene, { unit: by, label: cause, rule, dice: IMPACT_DICE })
  const hit = { victim, raw, by, cause, rule, keywords: [], weaponEffects: [], isInCover: false }
  resolveWounds(scene, takeHit(scene, hit))
}

/**
 * Begins leaving a combat with a mobile vehicle: spends the action, then every opponent may fight once
 * (P28-VEH-FIGHT-3, P28-LEAVE-2).
 */
export function breakAway(scene: Transaction, { unit: id }: BattleCommandOf<'break-away'>): void {
  const vehicle = getVehicle(scene, id)
  if (listLockedUnits(scene.battle, id).length === 0)
    scene.refuse('not-locked', `${vehicle.name} is in no combat.`, 'P28-VEH-FIGHT-3')
  requireFreeToLeave(scene, vehicle)
  requireMobile(scene, vehicle, true)
  payForVehicle(scene, id, 'Leave combat')
  requestFreeFights(scene, id)
  scene.apply({ type: 'asked', due: { ask: 'depart', unit: id, rule: 'P28-VEH-FIGHT-3' } })
}

/** Whether the free fights stopped the vehicle, so that its Move is lost (P28-LEAVE-2). */
function isStopped(scene: Transaction, vehicle: VehicleUnit): boolean {
  return vehicle.isDerelict || isShaken(vehicle) || findMobilityRefusal(scene, vehicle) !== null
}

/** Reverses straight at half speed, without a roll. An immobilised vehicle stays (P28-VEH-FIGHT-3, P28-LEAVE-2). */
export function backOff(scene: Transaction, command: BattleCommandOf<'back-off'>): void {
  const { unit: id } = command
  const due = findPendingDecision(scene.battle, 'depart', id)
  if (scene.battle.due.some(({ ask }) => ask === 'free-fight'))
    scene.refuse('free-fights', 'First its opponents fight, or let it go.', 'P28-LEAVE-2')
  const path = { ...command, turnDegrees: 0, isBackwards: true }
  if (isStopped(scene, getVehicle(scene, id))) {
    scene.apply({ type: 'answered', due })
    return
  }
  requireLegalMove(scene, path, { isLeavingCombat: true })
  scene.apply({ type: 'answered', due })
  scene.apply({ type: 'touched', unit: id, contacts: [] })
  driveAlongPath(scene, { ...path, kind: 'leave' })
}
