import type { Dice } from '#main/games/kit/dice.ts'
import { findRefusal } from '#main/games/kit/transaction.ts'
import type { FightAnswer } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { getSoloEnemyAnswer } from '../solo/solo-enemy-answer.ts'
import { findPendingDecision, getUnit, Transaction } from '../transaction.ts'
import { getVehicle } from '../vehicles/get-vehicle.ts'
import { requireHitFacing } from '../vehicles/hit-hull.ts'
import { isFreeFight, listPossibleAnswers } from './answers.ts'

/** Carries a fight out with an answer; throws if it is illegal. */
export type CarryOut = (transaction: Transaction, fight: BattleCommandOf<'fight' | 'vehicle-fight'>) => void

/** Dice of a trial: no roll prevents what is tried. */
const LOWEST: Dice = { die: () => 1 }

/**
 * Declares a fight. If its target may block or fight back, the fight waits for the answer and nothing is rolled; a solo
 * enemy answers by its list, and a target without a choice not at all (P28-CHRG-5, P28-COUNT-1, P28-AI-5).
 */
export function declareFight(
  transaction: Transaction,
  { by, attack }: BattleCommandOf<'declare'>,
  carryOut: CarryOut,
): void {
  const { battle } = transaction
  if (attack.by !== by) transaction.refuse('not-yours', 'A side declares only fights of its own units.', 'P28-META-10')
  const isCharge = isFreeFight(battle, attack)
  const forced = getSoloEnemyAnswer(transaction, attack.target, { isCharge: isCharge && attack.type === 'fight' })
  if (forced !== null) return carryOut(transaction, { ...attack, answer: forced })
  if (attack.type === 'vehicle-fight')
    requireHitFacing(transaction, getVehicle(transaction, attack.unit), attack.ownHull ?? {})
  const isLegal = (answer: FightAnswer) => tryFight(transaction, { ...attack, answer }, carryOut) === null
  if (!isLegal({}) || !listPossibleAnswers(transaction, attack).some(({ answer }) => isLegal(answer)))
    return carryOut(transaction, attack)
  const rule = isCharge ? 'P28-CHRG-5' : 'P28-COUNT-1'
  transaction.apply({ type: 'asked', due: { ask: 'answer', unit: attack.target, attack, rule } })
}

/**
 * Carries out the fight that was declared against a unit, with the answer of its side. A fight that a correction made
 * impossible is dropped (P28-CHRG-5, P28-COUNT-1).
 */
export function answerFight(
  transaction: Transaction,
  { unit, block, counter }: BattleCommandOf<'answer'>,
  carryOut: CarryOut,
): void {
  const due = findPendingDecision(transaction.battle, 'answer', unit)
  const { attack } = due
  transaction.apply({ type: 'answered', due })
  if (tryFight(transaction, attack, carryOut) !== null) {
    const text = `${getUnit(transaction, attack.unit).name} cannot make the declared fight any more.`
    transaction.apply({ type: 'noted', unit: attack.unit, text, rule: 'P28-ACT-4' })
    return
  }
  const answer = { ...(block === true && { block }), ...(counter !== undefined && { counter }) }
  const answered = Object.keys(answer).length === 0 ? attack : { ...attack, answer }
  const refusal = tryFight(transaction, answered, carryOut)
  if (refusal !== null) transaction.refuse(refusal.code, refusal.message, refusal.rule)
  carryOut(transaction, answered)
}

/** Why a fight is illegal now whatever the dice, or null. */
function tryFight({ battle }: Transaction, fight: Parameters<CarryOut>[1], carryOut: CarryOut) {
  return findRefusal(() => carryOut(new Transaction(battle, LOWEST), fight))
}
