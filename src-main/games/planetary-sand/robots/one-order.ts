import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, RobotOrder } from '#shared/games/planetary-sand/model.ts'
import { getAreaDistance, type Outline } from '#shared/kit/areas.ts'
import { evolve } from '../evolve.ts'
import { canDoJob, findFigure, isAble, isRobot } from '../find.ts'
import { findShape } from '../map/positions.ts'

/** What each kind of order is, before its target. */
const WORDS: Readonly<Record<RobotOrder['kind'], string>> = { 'go-to': 'go to', attack: 'attack', guard: 'guard' }

/** An order in words: attack the riflemen. */
export function formatOrder({ kind, target }: RobotOrder): string {
  return `${WORDS[kind]} ${target}`
}

/** Whether a figure moves by its one order alone: infantry robots do; by the first rules they went anywhere (SAND-ROBO-2). */
export function obeysOneOrder({ rules }: Battle, figure: Figure): boolean {
  return rules !== undefined && isRobot(figure) && canDoJob(figure, 'fight', null)
}

/** The order of a robot that holds in this turn, or null (SAND-ROBO-7). */
function orderInForce({ turn }: Battle, { order }: Figure): RobotOrder | null {
  return order !== null && order.from <= turn ? order : null
}

/** Whether a robot among these has no order to move by; null where all have (SAND-ROBO-2). */
export function findUnorderedRefusal(battle: Battle, ids: readonly string[]): Decision<never> | null {
  const idle = ids
    .flatMap((id) => findFigure(battle, id) ?? [])
    .find((figure) => obeysOneOrder(battle, figure) && orderInForce(battle, figure) === null)
  if (!idle) return null
  const later =
    idle.order === null ? 'has no order, and stands' : `is told to ${formatOrder(idle.order)} from the next turn on`
  return refuse('no-order', `${idle.id} ${later}: a specialist beside it gives it one.`, 'SAND-ROBO-2')
}

/** More than this farther away is farther, in R: arithmetic is inexact. */
const INEXACT_R = 0.005

/** Whether a move takes a robot away from the objective of its order; null if it has none or the map does not show it (SAND-ROBO-2). */
export function findAstrayRefusal(
  battle: Battle,
  ids: readonly string[],
  events: readonly BattleEvent[],
): Decision<never> | null {
  const robots = ids.flatMap((id) => findFigure(battle, id) ?? []).filter((figure) => obeysOneOrder(battle, figure))
  if (robots.length === 0) return null
  const after = events.reduce(evolve, battle)
  for (const robot of robots) {
    const order = orderInForce(battle, robot)
    if (order === null) continue
    const [from, to] = [battle, after].map((moment) => distanceToGoal(moment, robot.id, order))
    if (from === undefined || to === undefined || to <= from + INEXACT_R) continue
    return refuse(
      'against-order',
      `${robot.id} has the order to ${formatOrder(order)}: it goes towards that, and no farther.`,
      'SAND-ROBO-2',
    )
  }
  return null
}

/** How far a robot is from the nearest that its order names, in R; undefined where the map does not know. */
function distanceToGoal(battle: Battle, id: string, order: RobotOrder): number | undefined {
  const own = findShape(battle, id)
  const goals = goalsOf(battle, order)
  if (!own || goals.length === 0) return undefined
  return Math.min(...goals.map((goal) => getAreaDistance(own, goal))) / battle.settings.unitMm
}

/** What an order names on the map: everybody of a unit, or a place. */
function goalsOf(battle: Battle, { kind, target }: RobotOrder): Outline[] {
  const { figures, machines, objectives, rooms, buildings, openings } = battle
  const shapes = (things: readonly { readonly id: string }[]) =>
    things.flatMap(({ id }) => nonNull(findShape(battle, id)))
  if (kind === 'attack')
    return shapes([...figures, ...machines].filter((piece) => piece.unit === target && isAble(piece)))
  const name = target.toLowerCase()
  const isNamed = ({ id }: { readonly id: string }) => id.toLowerCase() === name
  const objective = objectives.find(isNamed)
  if (objective?.at) return [[objective.at]]
  const building = buildings.find(isNamed)
  if (building?.outline) return [building.outline]
  const inside = rooms.filter((room) => room.id === objective?.room || room.building === building?.id)
  return shapes([...inside, ...[...rooms, ...openings, ...machines, ...figures].filter(isNamed)])
}

const nonNull = (shape: Outline | null): Outline[] => (shape === null ? [] : [shape])
