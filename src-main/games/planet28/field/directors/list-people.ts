import type { EnemyAction, EnemyDecision } from '#main/games/planet28/battle/solo/enemy-action.ts'
import { atObstacle, OBSTACLE_DIE, obstacleReason } from '#main/games/planet28/battle/solo/obstacle.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { Body } from '../body.ts'
import { fightsOf, mayCharge, meanDamage } from '../fights.ts'
import { chargeOf, edgesFrom, moveTo, moveTowards, speedCm } from '../moves.ts'
import { seenBy } from '../outlook.ts'
import { powersOf } from '../powers.ts'
import type { Order } from '../practice.ts'
import { reloadsOf } from '../reloads.ts'
import { type Aim, aimsOf, shotsOf } from '../shots.ts'
import { along, wayTo } from '../way.ts'
import { nameOf, reasoned } from './director.ts'
import { type Acting, chosen, nearestSeen, say } from './list-choices.ts'

type OnFoot = Acting<PeopleUnit>

/** What each line of the list comes to on the field; a line with no order that may be given is passed over. */
export type Plans<Who extends Acting> = Readonly<Record<EnemyAction, (acting: Who, decision: EnemyDecision) => Order[]>>

/** The list for characters and squads. */
export const PEOPLE_PLANS: Plans<OnFoot> = {
  recover: (acting, decision) => [
    say(acting, { command: { type: 'recover', by: acting.unit.side, unit: acting.unit.id } }, 'Recover', decision),
  ],
  fight: (acting, decision) =>
    chosen(acting, fightsOf(acting.outlook, acting.unit)).map((command) =>
      say(acting, { command }, `Fight ${nameOf(acting.outlook, command.target)}`, decision),
    ),
  charge,
  shoot(acting, decision) {
    const { outlook, unit } = acting
    const aims = strongestFirst(chosen(acting, aimsOf(outlook, unit)))
    return shotsOf(outlook, unit, aims).map((command) =>
      say(acting, { command }, `Shoot at ${nameOf(outlook, command.target)}`, decision),
    )
  },
  ability: (acting, decision) =>
    powersOf(acting.outlook, acting.unit).map((command) => say(acting, { command }, 'Use a power', decision)),
  reload: (acting, decision) => reloadsOf(acting.unit).map((command) => say(acting, { command }, 'Reload', decision)),
  'move-nearest': advance,
  'move-furthest-edge': wander,
}

/** Aims by the average damage of their weapons, the highest first (P28-AI-7). */
function strongestFirst(aims: readonly Aim[]): Aim[] {
  return aims.toSorted((one, other) => meanDamage(other.row.damage) - meanDamage(one.row.damage))
}

function charge(acting: OnFoot, decision: EnemyDecision): Order[] {
  const { outlook, unit } = acting
  if (unit.turn.charges > 0) return []
  const charges = seenBy(outlook, unit).flatMap((foe) => {
    const move = chargeOf(outlook, unit, foe.id)
    return move === null || !mayCharge(outlook, unit, foe) ? [] : [{ target: foe.id, move }]
  })
  return chosen(acting, charges).map(({ target, move }) =>
    say(acting, move, `Charge ${nameOf(outlook, target)}`, decision),
  )
}

/** Straight at the nearest in sight (P28-AI-3). */
function advance(acting: OnFoot, decision: EnemyDecision): Order[] {
  const nearest = nearestSeen(acting)
  if (nearest === null) return []
  return straight(acting, nearest.at, { what: `Move at ${nameOf(acting.outlook, nearest.id)}`, decision })
}

/** Towards the edge farthest away, and there it stops (P28-AI-4, P28-AI-7). */
function wander(acting: OnFoot, decision: EnemyDecision): Order[] {
  const { outlook, unit } = acting
  const body = outlook.places[unit.id]
  const edge = body === undefined ? undefined : edgesFrom(outlook.field, body).at(-1)
  return edge === undefined ? [] : straight(acting, edge.at, { what: 'Move towards the farthest edge', decision })
}

/** Full speed straight on; ground in the way is met by a die (P28-AI-6). */
function straight(
  acting: OnFoot,
  goal: Point,
  { what, decision }: { readonly what: string; readonly decision: EnemyDecision },
): Order[] {
  const { outlook, unit, whims } = acting
  const body = outlook.places[unit.id] as Body
  const most = Math.min(speedCm(outlook, unit), Math.hypot(goal.x - body.x, goal.y - body.y))
  const way = wayTo(outlook.field, body, along(body, goal, most))
  const isOpen = !way.isBarred && way.climb === null && way.ground.every((one) => one === 'even')
  const said = { what, why: decision.reason, rule: decision.rule }
  if (isOpen) return moved(acting, moveTowards(outlook, unit, goal), said)
  const done = atObstacle(whims.die(OBSTACLE_DIE))
  const met = { ...said, why: `${decision.reason} ${obstacleReason(done)}`, rule: 'P28-AI-6' }
  if (done === 'straight-on') return moved(acting, moveTowards(outlook, unit, goal), met)
  const back = { x: 2 * body.x - goal.x, y: 2 * body.y - goal.y }
  if (done === 'turn-back') return moved(acting, moveTowards(outlook, unit, back), met)
  const sides = [1, -1].map((turn) => ({ x: body.x - turn * (goal.y - body.y), y: body.y + turn * (goal.x - body.x) }))
  return sides.flatMap((side) => moved(acting, moveTo(outlook, unit, along(body, side, most)), met))
}

function moved({ unit }: OnFoot, move: ReturnType<typeof moveTowards>, said: Parameters<typeof reasoned>[2]): Order[] {
  return move === null ? [] : [reasoned(unit, move, said)]
}
