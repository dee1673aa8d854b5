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
export function actSoloEnemy(scene: Transaction, { by, unit: id, seen, hasObstacle }: ActByList): void {
  const { name, side } = getPeopleUnit(scene, id)
  if (!isSoloEnemy(scene.battle, { side }))
    scene.refuse('no-enemy', `${name} is no enemy of the list: its owner says what it does.`, 'P28-SOLO-1')
  if (scene.battle.active !== id) activate(scene, { by, type: 'activate', unit: id })
  storeDistances(scene, id, seen)
  let sightings: readonly Sighting[] = seen
  while (mayGoOn(scene, id)) {
    const plan = planEnemyAction(scene, id, sightings)
    const isMove = plan.moveCm !== null || plan.action === 'charge'
    logEnemyPlan(scene, id, { plan, hasObstacle: hasObstacle && isMove })
    if (hasObstacle && isMove) return
    const act = actOf(plan.order)
    if (act === null || !isCommandPossible(scene, act)) return
    const { actions } = getUnit(scene, id).turn
    act(scene)
    if (findUnit(scene, id)?.turn.actions === actions) return
    sightings = seenAfter(scene, id, { plan, sightings })
  }
  if (scene.battle.active === id && scene.battle.due.length === 0)
    endActivation(scene, { by, type: 'end-activation', unit: id })
}

/** Whether it has actions left and no decision is pending. */
function mayGoOn(scene: Transaction, id: string): boolean {
  const { active, due } = scene.battle
  return active === id && due.length === 0 && (findUnit(scene, id)?.turn.actions ?? 0) > 0
}

function actOf(order: BattleCommand | null): ((scene: Transaction) => void) | null {
  switch (order?.type) {
    case 'recover':
      return (scene) => recover(scene, order)
    case 'move':
      return (scene) => move(scene, order)
    case 'shoot':
      return (scene) => shoot(scene, order)
    case 'reload':
      return (scene) => reload(scene, order)
    case 'ability':
      return (scene) => useAbility(scene, order)
    case 'cast':
      return (scene) => castPower(scene, order)
    default:
      return null
  }
}

/**
 * The sightings after a straight move at the nearest target: it is nearer by that distance and still the nearest; the
 * other distances are unknown.
 */
function seenAfter(
  scene: Transaction,
  id: string,
  { plan, sightings }: { readonly plan: EnemyPlan; readonly sightings: readonly Sighting[] },
): readonly Sighting[] {
  const { moveCm, target } = plan
  if (moveCm === null) return sightings.filter(({ unit }) => isOnTable(getUnit(scene, unit)))
  const before = sightings.find(({ unit }) => unit === target)
  if (before === undefined) return []
  const { unit, distanceCm, cover } = before
  const after = { unit, distanceCm: distanceCm - moveCm, ...(cover !== undefined && { cover }) }
  scene.apply({ type: 'measured', unit: id, distances: [{ unit, distanceCm: after.distanceCm }] })
  return [after]
}
