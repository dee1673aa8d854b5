import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Sighting } from '#shared/games/planet28/battle/table-input.ts'
import { type AttackExecutor, declareAttack } from '../fight/declared-fight.ts'
import { attemptRecovery } from '../morale/recovery.ts'
import { executeMove } from '../move/move.ts'
import { castPower, useAbility } from '../powers/powers.ts'
import { executeShoot } from '../shoot/shoot.ts'
import { findUnit, getPeopleUnit, listUnitsLockedWith, type Transaction, getUnit } from '../transaction.ts'
import { reloadWeapon } from '../turn/gear.ts'
import { activateUnit, endActivation } from '../turn/turns.ts'
import { rememberSightingDistances, logPlanAndRollObstacle } from './announce-enemy-plan.ts'
import { buildEnemyFightCommand, type EnemyPlan, planEnemyAction } from './enemy-plan.ts'
import { isCommandPossible } from './is-command-possible.ts'
import { isSoloEnemy } from './solo-enemy.ts'

type ActByList = BattleCommandOf<'act-by-list'>

/**
 * Activates a solo enemy and executes the list's instructions until an input or a decision of the players is needed
 * (P28-AI-1 to P28-AI-7).
 */
export function activateSoloEnemy(transaction: Transaction, command: ActByList, carryOut: AttackExecutor): void {
  const { by, unit: id, seen } = command
  const { name, side } = getPeopleUnit(transaction, id)
  if (!isSoloEnemy(transaction.battle, { side }))
    transaction.refuse('no-enemy', `${name} is no enemy of the list: its owner says what it does.`, 'P28-SOLO-1')
  if (transaction.battle.active !== id) activateUnit(transaction, { by, type: 'activate', unit: id })
  rememberSightingDistances(transaction, id, seen)
  runList(transaction, command, carryOut)
}

/**
 * Continues the activation of a solo enemy in combat after its fight was answered. Its next fight needs no
 * measurements. Ends the activation after the last action (P28-AI-1, P28-SOLO-2).
 */
export function continueSoloEnemyActivation(transaction: Transaction, carryOut: AttackExecutor): void {
  const { battle } = transaction
  const unit = battle.units.find(({ id }) => id === battle.active)
  if (unit === undefined || unit.kind === 'vehicle' || battle.due.length > 0 || !isSoloEnemy(battle, unit)) return
  if (unit.turn.actions > 0 && listUnitsLockedWith(battle, unit.id).length === 0) return
  runList(transaction, { by: unit.side, unit: unit.id, seen: [], hasObstacle: false, fights: true }, carryOut)
}

/** Executes what the list says until an input or a decision is needed, and ends the activation after the last action. */
function runList(
  transaction: Transaction,
  { by, unit: id, seen, hasObstacle, fights }: Omit<ActByList, 'type'>,
  carryOut: AttackExecutor,
): void {
  let sightings: readonly Sighting[] = seen
  while (mayGoOn(transaction, id)) {
    const plan = planEnemyAction(transaction, id, sightings)
    const isMove = plan.moveCm !== null || plan.action === 'charge'
    logPlanAndRollObstacle(transaction, id, { plan, hasObstacle: hasObstacle && isMove })
    if (hasObstacle && isMove) return
    const act = plan.order?.type === 'fight' && fights !== true ? null : actOf(plan.order, carryOut)
    if (act === null || !isCommandPossible(transaction, act)) return
    const { actions } = getUnit(transaction, id).turn
    act(transaction)
    if (fights === true) makeFreeFight(transaction, id, carryOut)
    if (findUnit(transaction, id)?.turn.actions === actions) return
    sightings = seenAfter(transaction, id, { plan, sightings })
  }
  if (transaction.battle.active === id && transaction.battle.due.length === 0)
    endActivation(transaction, { by, type: 'end-activation', unit: id })
}

/** Whether it has actions left and no decision is pending. */
function mayGoOn(transaction: Transaction, id: string): boolean {
  const { active, due } = transaction.battle
  return active === id && due.length === 0 && (findUnit(transaction, id)?.turn.actions ?? 0) > 0
}

/** Declares the free fight of a charge that has reached its target (P28-CHRG-1, P28-AI-5). */
function makeFreeFight(transaction: Transaction, id: string, carryOut: AttackExecutor): void {
  const [due] = transaction.battle.due
  if (due?.ask !== 'charge-fight' || due.unit !== id) return
  const act = actOf(buildEnemyFightCommand(transaction, getUnit(transaction, id), due.target), carryOut)
  if (act !== null && isCommandPossible(transaction, act)) act(transaction)
}

function actOf(order: BattleCommand | null, carryOut: AttackExecutor): ((transaction: Transaction) => void) | null {
  switch (order?.type) {
    case 'recover':
      return (transaction) => attemptRecovery(transaction, order)
    case 'move':
      return (transaction) => executeMove(transaction, order)
    case 'shoot':
      return (transaction) => executeShoot(transaction, order)
    case 'fight':
      return (transaction) => declareAttack(transaction, { type: 'declare', by: order.by, attack: order }, carryOut)
    case 'reload':
      return (transaction) => reloadWeapon(transaction, order)
    case 'ability':
      return (transaction) => useAbility(transaction, order)
    case 'cast':
      return (transaction) => castPower(transaction, order)
    default:
      return null
  }
}

/**
 * The sightings after a straight move at the nearest target: it is nearer by that distance and still the nearest; the
 * other distances are unknown.
 */
function seenAfter(
  transaction: Transaction,
  id: string,
  { plan, sightings }: { readonly plan: EnemyPlan; readonly sightings: readonly Sighting[] },
): readonly Sighting[] {
  const { moveCm, target } = plan
  if (moveCm === null) return sightings.filter(({ unit }) => isOnTable(getUnit(transaction, unit)))
  const before = sightings.find(({ unit }) => unit === target)
  if (before === undefined) return []
  const { unit, distanceCm, cover } = before
  const after = { unit, distanceCm: distanceCm - moveCm, ...(cover !== undefined && { cover }) }
  transaction.apply({ type: 'measured', unit: id, distances: [{ unit, distanceCm: after.distanceCm }] })
  return [after]
}
