import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Position } from '#shared/games/planetary-sand/model.ts'
import type { TaskId } from '#shared/games/planetary-sand/tables/tasks.ts'
import { computeInteriorPoint, type Outline, listSegmentIntervalsInArea } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import { findFigure, findMachine, findRoom, getPositionFields } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { listMeetingsInside } from './meet.ts'
import { createMapPosition } from './positions.ts'

/** Distance from the walls at which entering figures stand, in millimetres, if the room is wide enough. */
const INSIDE_MM = 20

/** The point of a floor nearest to where a figure comes from, slightly off the wall; the middle if unknown. */
function standingIn(floor: Outline, from: Point | null): Point {
  const middle = computeInteriorPoint(floor)
  const enter = from ? Math.min(1, ...listSegmentIntervalsInArea(floor, from, middle).map(([share]) => share)) : 1
  if (!from || enter === 1) return from ?? middle
  const length = Math.hypot(middle.x - from.x, middle.y - from.y)
  const share = Math.min(1, enter + INSIDE_MM / length)
  return { x: from.x + (middle.x - from.x) * share, y: from.y + (middle.y - from.y) * share }
}

/** The position of a figure that entered a vehicle or room. */
export function getPositionInside(battle: Battle, figure: Figure, into: string): Position {
  const machine = findMachine(battle, into)
  const floor = findRoom(battle, into)?.outline
  const place = { ...getPositionFields(figure), inside: into, cover: null }
  if (floor) return createMapPosition(battle, standingIn(floor, figure.at), place)
  return { ...place, zone: machine ? machine.zone : figure.zone, near: machine?.near ?? null }
}

/**
 * Moves figures into a vehicle or room. Takes their move; in a room they meet those present (SAND-MOVE-3,
 * SAND-MOVE-4).
 */
export function moveFiguresInside(
  transaction: Transaction,
  { figures, into, task }: { figures: readonly string[]; into: string; task: TaskId },
): void {
  const { state: battle } = transaction
  const things = figures.flatMap((id) => {
    const figure = findFigure(battle, id)
    return figure ? [{ id, place: getPositionInside(battle, figure, into) }] : []
  })
  const units = findMachine(battle, into) ? [] : listMeetingsInside(battle, things, into)
  transaction.apply({ type: 'acted', task, things, moved: 0, stopped: units.length > 0 ? 'met' : null })
  for (const pair of units) transaction.apply({ type: 'met', units: pair })
}
