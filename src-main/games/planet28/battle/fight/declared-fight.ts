import type { Dice } from '#main/games/kit/dice.ts'
import { findRefusal } from '#main/games/kit/transaction.ts'
import type { DeclaredAttack, DeclaredFight, FightAnswer } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { findSoloEnemyAnswer } from '../solo/solo-enemy-answer.ts'
import { getPendingDecision, getUnit, Transaction } from '../transaction.ts'
import { getVehicle } from '../vehicles/get-vehicle.ts'
import { requireHitFacing } from '../vehicles/hit-on-vehicle.ts'
import { findVehicleAwaitingSectionPick, addPickedSections } from '../vehicles/section-question.ts'
import { isFreeFight, listPossibleFightAnswers } from './answers.ts'

/** Carries an attack out, a fight with its answer; throws if it is illegal. */
export type AttackExecutor = (
  transaction: Transaction,
  attack: BattleCommandOf<'fight' | 'vehicle-fight' | 'shoot' | 'fire' | 'cast'>,
) => void

/** Dice of a trial: no roll prevents what is tried. */
const LOWEST: Dice = { die: () => 1 }

/**
 * Declares an attack. The owner of a vehicle picks the section that is hit before any die; an attack that is illegal
 * anyway asks nobody (P28-VEH-DMG-2).
 */
export function declareAttack(
  transaction: Transaction,
  { by, attack }: BattleCommandOf<'declare'>,
  carryOut: AttackExecutor,
): void {
  if (attack.by !== by) transaction.refuse('not-yours', 'A side declares only attacks of its own units.', 'P28-META-10')
  const vehicle = findVehicleAwaitingSectionPick(transaction, attack)
  if (vehicle !== null && tryAttack(transaction, attack, carryOut) === null)
    return transaction.apply({
      type: 'asked',
      due: { ask: 'section', unit: vehicle.id, attack, rule: 'P28-VEH-DMG-2' },
    })
  if (isFightCommand(attack)) declareFight(transaction, attack, carryOut)
  else carryOut(transaction, attack)
}

/** Goes on with the attack that was declared against a vehicle, with the section that its owner picked (P28-VEH-DMG-2). */
export function resolvePickedSection(
  transaction: Transaction,
  { unit, cells }: BattleCommandOf<'pick-section'>,
  carryOut: AttackExecutor,
): void {
  const due = getPendingDecision(transaction.battle, 'section', unit)
  transaction.apply({ type: 'answered', due })
  if (isStillPossible(transaction, due.attack, carryOut)) {
    const attack = addPickedSections(due.attack, unit, cells)
    declareAttack(transaction, { type: 'declare', by: attack.by, attack }, carryOut)
  }
}

/** Whether a declared attack is still legal; notes one that a correction made impossible, which is dropped. */
function isStillPossible(transaction: Transaction, attack: DeclaredAttack, carryOut: AttackExecutor): boolean {
  if (tryAttack(transaction, attack, carryOut) === null) return true
  const what = attack.type === 'cast' ? 'power' : isFightCommand(attack) ? 'fight' : 'attack'
  const text = `${getUnit(transaction, attack.unit).name} cannot carry out the declared ${what} any more.`
  transaction.apply({ type: 'noted', unit: attack.unit, text, rule: 'P28-ACT-4' })
  return false
}

/**
 * Declares a fight. If its target may block or fight back, the fight waits for the answer and nothing is rolled; a solo
 * enemy answers by its list, and a target without a choice not at all (P28-CHRG-5, P28-COUNT-1, P28-AI-5).
 */
function declareFight(transaction: Transaction, attack: DeclaredFight, carryOut: AttackExecutor): void {
  const { battle } = transaction
  const isCharge = isFreeFight(battle, attack)
  const forced = findSoloEnemyAnswer(transaction, attack.target, { isCharge: isCharge && attack.type === 'fight' })
  if (forced !== null) return carryOut(transaction, { ...attack, answer: forced })
  if (attack.type === 'vehicle-fight')
    requireHitFacing(transaction, getVehicle(transaction, attack.unit), attack.ownHull ?? {})
  const isLegal = (answer: FightAnswer) => tryAttack(transaction, { ...attack, answer }, carryOut) === null
  if (!isLegal({}) || !listPossibleFightAnswers(transaction, attack).some(({ answer }) => isLegal(answer)))
    return carryOut(transaction, attack)
  const rule = isCharge ? 'P28-CHRG-5' : 'P28-COUNT-1'
  transaction.apply({ type: 'asked', due: { ask: 'answer', unit: attack.target, attack, rule } })
}

/**
 * Carries out the fight that was declared against a unit, with the answer of its side. A fight that a correction made
 * impossible is dropped (P28-CHRG-5, P28-COUNT-1).
 */
export function resolveAnsweredFight(
  transaction: Transaction,
  { unit, block, counter }: BattleCommandOf<'answer'>,
  carryOut: AttackExecutor,
): void {
  const due = getPendingDecision(transaction.battle, 'answer', unit)
  const { attack } = due
  transaction.apply({ type: 'answered', due })
  if (!isStillPossible(transaction, attack, carryOut)) return
  const answer = { ...(block === true && { block }), ...(counter !== undefined && { counter }) }
  const answered = Object.keys(answer).length === 0 ? attack : { ...attack, answer }
  const refusal = tryAttack(transaction, answered, carryOut)
  if (refusal !== null) transaction.refuse(refusal.code, refusal.message, refusal.rule)
  carryOut(transaction, answered)
}

/** Whether an attack is a fight, which its target may answer (P28-CHRG-5, P28-COUNT-1). */
export function isFightCommand(order: BattleCommand): order is DeclaredFight {
  return order.type === 'fight' || order.type === 'vehicle-fight'
}

/** Why an attack is illegal now whatever the dice, or null. */
function tryAttack({ battle }: Transaction, attack: Parameters<AttackExecutor>[1], carryOut: AttackExecutor) {
  return findRefusal(() => carryOut(new Transaction(battle, LOWEST), attack))
}
