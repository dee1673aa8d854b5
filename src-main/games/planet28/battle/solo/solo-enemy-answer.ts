import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import { listUsableWeapons } from '../damage/usable-weapons.ts'
import { listUnitEffects, findProhibitingEffect } from '../effects-in-force.ts'
import { findUnitCounterAttackRefusal } from '../fight/counter-attacks.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { chooseWeapon } from './choose-target.ts'
import { isSoloEnemy } from './solo-enemy.ts'

type Answer = NonNullable<BattleCommandOf<'fight'>['answer']>

/**
 * The answer of a solo enemy to an attack: it always blocks and counters if possible, with the highest damage; null
 * for other units (P28-AI-5, P28-AI-7).
 */
export function findSoloEnemyAnswer(
  transaction: Transaction,
  id: string,
  { isCharge }: { readonly isCharge: boolean },
): Answer | null {
  const unit = getUnit(transaction, id)
  if (!isSoloEnemy(transaction.battle, unit)) return null
  const counter = findUnitCounterAttackRefusal(transaction, unit) === null ? bestMelee(transaction, unit) : null
  const isBlocking = isCharge && unit.kind !== 'vehicle' && canBlockCharge(transaction, unit)
  // By setting, only one of the two is allowed (P28-CHRG-6).
  const isEither = transaction.rules.settings.blockAndCounter === 'either' && counter !== null
  return { ...(counter !== null && { counter }), ...(isBlocking && !isEither && { block: true }) }
}

/** Whether a unit can block a charge: it can act and is not on a face (P28-CHRG-5). */
export function canBlockCharge(
  { rules }: Pick<Transaction, 'rules'>,
  unit: Exclude<BattleUnit, { kind: 'vehicle' }>,
): boolean {
  return unit.onFace === null && findProhibitingEffect(listUnitEffects(unit, rules), 'act') === null
}

function bestMelee(transaction: Transaction, unit: BattleUnit): string | null {
  if (unit.kind === 'vehicle') return 'hull'
  const weapons = listUsableWeapons(transaction, unit, 'melee').map(({ id, row }) => ({
    id,
    meanDamage: computeMean(computeDiceOdds(row.damage)),
  }))
  return chooseWeapon(weapons)?.id ?? null
}

/** Throws if an attacked solo enemy does not give its prescribed answer (P28-AI-5, P28-AI-7). */
export function requireSoloEnemyAnswer(
  transaction: Transaction,
  { target, answer }: Pick<BattleCommandOf<'fight'>, 'target' | 'answer'>,
  moment: { readonly isCharge: boolean },
): void {
  const due = findSoloEnemyAnswer(transaction, target, moment)
  const isEither = transaction.rules.settings.blockAndCounter === 'either' && answer?.block === true
  const { name } = getUnit(transaction, target)
  if (due?.counter !== undefined && answer?.counter === undefined && !isEither)
    transaction.refuse('list', `${name} fights back: an enemy of the list always does where it can.`, 'P28-AI-5')
  if (due?.block === true && answer?.block !== true)
    transaction.refuse('list', `${name} blocks: an enemy of the list always does where it can.`, 'P28-AI-7')
}
