import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, RobotOrder } from '#shared/games/planetary-sand/model.ts'
import { getAreaDistance, type Outline } from '#shared/kit/areas.ts'
import { findPieceOutline } from '../ground/positions.ts'
import { canDoJob, findFigure, isActivePiece, isRobot } from '../state/find.ts'

/** Name of each kind of order, placed before its target. */
const WORDS: Readonly<Record<RobotOrder['kind'], string>> = { 'go-to': 'go to', attack: 'attack', guard: 'guard' }

/** Formats an order: attack the riflemen. */
export function formatRobotOrder({ kind, target }: RobotOrder): string {
  return `${WORDS[kind]} ${target}`
}

/** Whether a figure moves only by its one order: infantry robots do. Under rules 1 they moved freely (SAND-ROBO-2). */
export function movesOnlyByOrder({ rules }: Battle, figure: Figure): boolean {
  return rules !== undefined && isRobot(figure) && canDoJob(figure, 'fight', null)
}

/** The order of a robot in force this turn, or null (SAND-ROBO-7). */
function orderInForce({ turn }: Battle, { order }: Figure): RobotOrder | null {
  return order !== null && order.from <= turn ? order : null
}

/** Requires that all robots that move by their one order have one (SAND-ROBO-2). */
export function requireRobotOrders(battle: Battle, ids: readonly string[]): void {
  const idle = ids
    .flatMap((id) => findFigure(battle, id) ?? [])
    .find((figure) => movesOnlyByOrder(battle, figure) && orderInForce(battle, figure) === null)
  if (!idle) return
  const later =
    idle.order === null
      ? 'has no order, and stands'
      : `is told to ${formatRobotOrder(idle.order)} from the next turn on`
  throw new IllegalCommand('no-order', `${idle.id} ${later}: a specialist beside it gives it one.`, 'SAND-ROBO-2')
}

/** Tolerance in R for distances that increase by rounding. */
const INEXACT_R = 0.005

/** A battle before and after a move. */
interface MovedBattle {
  readonly before: Battle
  readonly after: Battle
}

/**
 * Requires that a move takes no robot away from the objective of its order. Robots without an order or off the map may
 * go anywhere (SAND-ROBO-2).
 */
export function requireMoveObeysOrders({ before, after }: MovedBattle, ids: readonly string[]): void {
  const robots = ids.flatMap((id) => findFigure(before, id) ?? []).filter((figure) => movesOnlyByOrder(before, figure))
  for (const robot of robots) {
    const order = orderInForce(before, robot)
    if (order === null) continue
    const [from, to] = [before, after].map((battle) => distanceToGoal(battle, robot.id, order))
    if (from === undefined || to === undefined || to <= from + INEXACT_R) continue
    throw new IllegalCommand(
      'against-order',
      `${robot.id} has the order to ${formatRobotOrder(order)}: it goes towards that, and no farther.`,
      'SAND-ROBO-2',
    )
  }
}

/** The distance of a robot from the nearest target of its order, in R; undefined if not on the map. */
function distanceToGoal(battle: Battle, id: string, order: RobotOrder): number | undefined {
  const own = findPieceOutline(battle, id)
  const goals = goalsOf(battle, order)
  if (!own || goals.length === 0) return undefined
  return Math.min(...goals.map((goal) => getAreaDistance(own, goal))) / battle.settings.unitMm
}

/** The targets of an order on the map: all pieces of a unit, or a place. */
function goalsOf(battle: Battle, { kind, target }: RobotOrder): Outline[] {
  const { figures, machines, objectives, rooms, buildings, openings } = battle
  const shapes = (things: readonly { readonly id: string }[]) =>
    things.flatMap(({ id }) => nonNull(findPieceOutline(battle, id)))
  if (kind === 'attack')
    return shapes([...figures, ...machines].filter((piece) => piece.unit === target && isActivePiece(piece)))
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
