import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Sighting } from '#shared/games/planet28/battle/table-input.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { type EnemyPlan, planEnemyAction } from './enemy-plan.ts'
import { getObstacleOutcome, OBSTACLE_DIE, explainObstacleOutcome } from './obstacle.ts'

/** Announces what a solo enemy does next and why, given the sightings entered from the table (P28-AI-1 to P28-AI-7). */
export function announceEnemyPlan(
  transaction: Transaction,
  { unit: id, seen, hasObstacle }: BattleCommandOf<'ask-enemy'>,
): void {
  const { name } = getUnit(transaction, id)
  if (transaction.battle.active !== id) transaction.refuse('not-active', `${name} is not acting now.`, 'P28-TURN-8')
  rememberSightingDistances(transaction, id, seen)
  logPlanAndRollObstacle(transaction, id, { plan: planEnemyAction(transaction, id, seen), hasObstacle })
}

/** Stores measured distances until one of the two units moves (P28-MEAS-3). */
export function rememberSightingDistances(transaction: Transaction, unit: string, seen: readonly Sighting[]): void {
  if (seen.length === 0) return
  const { name, side } = getUnit(transaction, unit)
  const distances = seen.map(({ unit: id, distanceCm }) => {
    const otherUnit = getUnit(transaction, id)
    if (otherUnit.side === side || !isOnTable(otherUnit))
      transaction.refuse('seen', `${name} looks for the players' units: leave ${otherUnit.name} out.`, 'P28-AI-2')
    return { unit: id, distanceCm }
  })
  transaction.apply({ type: 'measured', unit, distances })
}

/** Logs what an enemy does and why. An obstacle in its way costs one roll per action (P28-AI-6). */
export function logPlanAndRollObstacle(
  transaction: Transaction,
  id: string,
  { plan, hasObstacle }: { readonly plan: EnemyPlan; readonly hasObstacle: boolean },
): void {
  const unit = getUnit(transaction, id)
  const { text, reason, rule } = plan
  transaction.apply({ type: 'noted', unit: id, text: `${unit.name}: ${text}. ${reason}`, rule })
  if (hasObstacle) meetObstacle(transaction, unit)
}

function meetObstacle(transaction: Transaction, { id, name }: BattleUnit): void {
  const rule = 'P28-AI-6'
  const face = rollSum(transaction, { unit: id, label: 'Obstacle', rule, dice: `1D${OBSTACLE_DIE}` })
  transaction.apply({
    type: 'noted',
    unit: id,
    text: `${name}: ${explainObstacleOutcome(getObstacleOutcome(face))}`,
    rule,
  })
}
