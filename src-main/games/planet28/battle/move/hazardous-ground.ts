import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { removeBattleCondition } from '../battle-conditions.ts'
import { listUnitEffects } from '../effects-in-force.ts'
import { rollSkill } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { findUnit, Transaction } from '../transaction.ts'
import { type MoveInput, applyHazardDamage } from './cross-ground.ts'
import { getWorstGround } from './move-distance.ts'

const RULE = 'P28-TERR-4'

/** Dice of a trial run: the legality of a command does not depend on dice. */
const TRIAL_DICE = { die: (sides: number) => sides }

/**
 * Sets the ground under a unit to the last ground of its path. By setting, hazardous ground is remembered (P28-TERR-4,
 * `hazardRollsFor`).
 */
export function updateHazardousGroundCondition(
  transaction: Transaction,
  id: string,
  { said: input, cm }: { readonly said: MoveInput; readonly cm: number },
): void {
  const unit = peopleAt(transaction, id)
  if (transaction.rules.settings.hazardRollsFor === 'moves' || cm === 0 || unit === null) return
  const isHazard = getWorstGround(input.ground.slice(-1), listUnitEffects(unit, transaction.rules)) === 'hazardous'
  const condition = { id: RULE, source: 'Hazardous ground', rule: RULE, effects: [], until: null, by: null }
  if (isHazard) transaction.apply({ type: 'marked', unit: id, condition })
  else if (isInHazard(unit)) removeBattleCondition(transaction, id, condition)
}

/**
 * By setting, any action on hazardous ground needs a roll as moves do, and a failure causes damage. Returns whether
 * the unit can continue. Throws for an illegal command before any roll (P28-TERR-3, P28-TERR-4, `hazardRollsFor`).
 */
export function resolveHazardBeforeAction(
  transaction: Transaction,
  { unit: id, type }: Extract<BattleCommand, { unit: string }>,
  act: (trial: Transaction) => void,
): boolean {
  const unit = peopleAt(transaction, id)
  if (transaction.rules.settings.hazardRollsFor === 'moves' || type === 'move' || unit === null || !isInHazard(unit))
    return true
  const trial = new Transaction(transaction.battle, TRIAL_DICE)
  act(trial)
  const price = trial.events.find((event) => event.type === 'paid' && event.unit === id && event.isOwn)
  if (price?.type !== 'paid' || price.actions === 0) return true
  const parts = listSkillParts(transaction, { unit, skill: 'A' })
  if (rollSkill(transaction, { unit, skill: 'A', label: 'Hazardous ground', rule: RULE, parts }).isSuccess) return true
  applyHazardDamage(transaction, unit)
  const after = peopleAt(transaction, id)
  const isAble =
    after !== null && (!after.isBroken || unit.isBroken) && after.models.some(({ fate }) => fate === 'fights')
  if (!isAble && after !== null) transaction.apply(price)
  return isAble
}

function isInHazard({ conditions }: CharacterOrSquadUnit): boolean {
  return conditions.length > 0 && conditions.some(({ id }) => id === RULE)
}

function peopleAt(transaction: Transaction, id: string): CharacterOrSquadUnit | null {
  const unit = findUnit(transaction, id)
  return unit === null || unit.kind === 'vehicle' ? null : unit
}
