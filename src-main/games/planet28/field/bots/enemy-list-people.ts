import type { EnemyAction, EnemyDecision } from '#main/games/planet28/battle/solo/enemy-action.ts'
import { getObstacleOutcome, OBSTACLE_DIE, explainObstacleOutcome } from '#main/games/planet28/battle/solo/obstacle.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { FieldOrder } from '../field-battle.ts'
import { listPossibleFightCommands, canCharge, computeMeanDamage } from '../fights.ts'
import { findCharge, listEdgesByDistance, findMoveTo, findMoveTowards, getSpeedCm } from '../moves.ts'
import { listUsefulPowerCommands } from '../powers.ts'
import { listReloadCommands } from '../reloads.ts'
import { type ShotAim, listShotAims, listShootCommands } from '../shots.ts'
import { listSeenEnemies } from '../side-knowledge.ts'
import { getPointAlong, computeStraightPath } from '../straight-path.ts'
import { getKnownUnitName, createFieldOrder } from './bot.ts'
import {
  type ActingUnitContext,
  listOrdersAtChosenTarget,
  chooseNearestSeenEnemy,
  createEnemyListOrder,
} from './enemy-list-choices.ts'

type OnFoot = ActingUnitContext<CharacterOrSquadUnit>

/** Orders for each line of the list. A line without a legal order is skipped. */
export type OrderBuildersByEnemyAction<Who extends ActingUnitContext> = Readonly<
  Record<EnemyAction, (acting: Who, decision: EnemyDecision) => FieldOrder[]>
>

/** Plans for characters and squads. */
export const PEOPLE_ORDER_BUILDERS_BY_ACTION: OrderBuildersByEnemyAction<OnFoot> = {
  recover: (acting, decision) => [
    createEnemyListOrder(
      acting,
      { command: { type: 'recover', by: acting.unit.side, unit: acting.unit.id } },
      'Recover',
      decision,
    ),
  ],
  fight: (acting, decision) =>
    listOrdersAtChosenTarget(acting, listPossibleFightCommands(acting.outlook, acting.unit)).map((command) =>
      createEnemyListOrder(acting, { command }, `Fight ${getKnownUnitName(acting.outlook, command.target)}`, decision),
    ),
  charge,
  shoot(acting, decision) {
    const { outlook, unit } = acting
    const aims = strongestFirst(listOrdersAtChosenTarget(acting, listShotAims(outlook, unit)))
    return listShootCommands(outlook, unit, aims).map((command) =>
      createEnemyListOrder(acting, { command }, `Shoot at ${getKnownUnitName(outlook, command.target)}`, decision),
    )
  },
  ability: (acting, decision) =>
    listUsefulPowerCommands(acting.outlook, acting.unit).map((command) =>
      createEnemyListOrder(acting, { command }, 'Use a power', decision),
    ),
  reload: (acting, decision) =>
    listReloadCommands(acting.unit).map((command) => createEnemyListOrder(acting, { command }, 'Reload', decision)),
  'move-nearest': advance,
  'move-furthest-edge': wander,
}

/** Sorts aims by the mean damage of their weapons, highest first (P28-AI-7). */
function strongestFirst(aims: readonly ShotAim[]): ShotAim[] {
  return aims.toSorted((a, b) => computeMeanDamage(b.row.damage) - computeMeanDamage(a.row.damage))
}

function charge(acting: OnFoot, decision: EnemyDecision): FieldOrder[] {
  const { outlook, unit } = acting
  if (unit.turn.charges > 0) return []
  const charges = listSeenEnemies(outlook, unit).flatMap((foe) => {
    const move = findCharge(outlook, unit, foe.id)
    return move === null || !canCharge(outlook, unit, foe) ? [] : [{ target: foe.id, move }]
  })
  return listOrdersAtChosenTarget(acting, charges).map(({ target, move }) =>
    createEnemyListOrder(acting, move, `Charge ${getKnownUnitName(outlook, target)}`, decision),
  )
}

/** Moves straight towards the nearest enemy in sight (P28-AI-3). */
function advance(acting: OnFoot, decision: EnemyDecision): FieldOrder[] {
  const nearest = chooseNearestSeenEnemy(acting)
  if (nearest === null) return []
  return straight(acting, nearest.at, { what: `Move at ${getKnownUnitName(acting.outlook, nearest.id)}`, decision })
}

/** Moves towards the edge farthest away, and stops there (P28-AI-4, P28-AI-7). */
function wander(acting: OnFoot, decision: EnemyDecision): FieldOrder[] {
  const { outlook, unit } = acting
  const body = outlook.places[unit.id]
  const edge = body === undefined ? undefined : listEdgesByDistance(outlook.field, body).at(-1)
  return edge === undefined ? [] : straight(acting, edge.at, { what: 'Move towards the farthest edge', decision })
}

/** Moves straight ahead at full speed. A die decides how the unit deals with ground in the way (P28-AI-6). */
function straight(
  acting: OnFoot,
  goal: Point,
  { what, decision }: { readonly what: string; readonly decision: EnemyDecision },
): FieldOrder[] {
  const { outlook, unit, whims } = acting
  const body = outlook.places[unit.id] as MiniatureOnField
  const most = Math.min(getSpeedCm(outlook, unit), Math.hypot(goal.x - body.x, goal.y - body.y))
  const path = computeStraightPath(outlook.field, body, getPointAlong(body, goal, most))
  const isOpen = !path.isBarred && path.climb === null && path.ground.every((candidate) => candidate === 'even')
  const measured = { what, why: decision.reason, rule: decision.rule }
  if (isOpen) return moved(acting, findMoveTowards(outlook, unit, goal), measured)
  const done = getObstacleOutcome(whims.die(OBSTACLE_DIE))
  const met = { ...measured, why: `${decision.reason} ${explainObstacleOutcome(done)}`, rule: 'P28-AI-6' }
  if (done === 'straight-on') return moved(acting, findMoveTowards(outlook, unit, goal), met)
  const back = { x: 2 * body.x - goal.x, y: 2 * body.y - goal.y }
  if (done === 'turn-back') return moved(acting, findMoveTowards(outlook, unit, back), met)
  const sides = [1, -1].map((turn) => ({ x: body.x - turn * (goal.y - body.y), y: body.y + turn * (goal.x - body.x) }))
  return sides.flatMap((side) => moved(acting, findMoveTo(outlook, unit, getPointAlong(body, side, most)), met))
}

function moved(
  { unit }: OnFoot,
  move: ReturnType<typeof findMoveTowards>,
  reason: Parameters<typeof createFieldOrder>[2],
): FieldOrder[] {
  return move === null ? [] : [createFieldOrder(unit, move, reason)]
}
