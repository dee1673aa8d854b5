import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Sighting } from '#shared/games/planet28/battle/table-input.ts'
import { recover } from '../morale/recovery.ts'
import { move } from '../move/move.ts'
import { castPower, useAbility } from '../powers/powers.ts'
import { shoot } from '../shoot/shoot.ts'
import { findUnit, getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'
import { reload } from '../turn/gear.ts'
import { activate, endActivation } from '../turn/turns.ts'
import { storeDistances, logEnemyPlan } from './announce-enemy-plan.ts'
import { type EnemyPlan, planEnemyAction } from './enemy-plan.ts'
import { isCommandPossible } from './is-command-possible.ts'
import { isSoloEnemy } from './solo-enemy.ts'

type ActByList = BattleCommandOf<'act-by-list'>

/**
 * Activates a solo enemy and executes the list's instructions until an input or a decision of the players is needed
 * (P28-AI-1 to P28-AI-7).
 */
export function actSoloEnemy(transaction: Transaction, { by, unit: id, seen, hasObstacle }: ActByList): void {
  const { name, side } = getPeopleUnit(transaction, id)
  if (!isSoloEnemy(transaction.battle, { side }))
    transaction.refuse('no-enemy', `${name} is no enemy of the list: its owner says what it does.`, 'P28-SOLO-1')
  if (transaction.battle.active !== id) activate(transaction, { by, type: 'activate', unit: id })
  storeDistances(transaction, id, seen)
  let sightings: readonly Sighting[] = seen
  while (mayGoOn(transaction, id)) {
    const plan = planEnemyAction(transaction, id, sightings)
    const isMove = plan.moveCm !== null || plan.action === 'charge'
    logEnemyPlan(transaction, id, { plan, hasObstacle: hasObstacle && isMove })
    if (hasObstacle && isMove) return
    const act = actOf(plan.order)
    if (act === null || !isCommandPossible(transaction, act)) return
    const { actions } = getUnit(transaction, id).turn
    act(transaction)
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

function actOf(order: BattleCommand | null): ((transaction: Transaction) => void) | null {
  switch (order?.type) {
    case 'recover':
      return (transaction) => recover(transaction, order)
    case 'move':
      return (transaction) => move(transaction, order)
    case 'shoot':
      return (transaction) => shoot(transaction, order)
    case 'reload':
      return (transaction) => reload(transaction, order)
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
