import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import type { Point } from '#shared/kit/convex.ts'
import { countExtraPassengers } from '../commands/finish-phase.ts'
import { findMoverType } from '../ground/move-events.ts'
import { canDoJob, getEnemySide, isActivePiece, isFigure } from '../state/find.ts'
import type { BotOrder, BotSide } from './bot.ts'
import type { MoveGroup, RiderGroup } from './move-group.ts'

/** Enemy distance below which no one boards and riders dismount, in R. */
const ENEMY_R = 1.5
/** Distance from the goal at which riders dismount, in R; they walk the rest in one move. */
const OUT_R = 1.2

/** Whether a machine is self-propelled and has a driver (SAND-ROBO-4). */
export function isDriven(battle: Battle, { id, type, hasCrew }: Machine): boolean {
  const { mover } = getMachineRow(type)
  if (mover === null || MOVERS[mover].pushers !== null) return false
  return (
    hasCrew ||
    battle.figures.some((figure) => figure.inside === id && isActivePiece(figure) && canDoJob(figure, 'drive', id))
  )
}

/** The riders of a machine who fight on foot. If the model brings no crew, one stays to drive. */
export function listDismountableRiders({ figures }: Battle, { id, hasCrew }: Machine): Figure[] {
  const aboard = figures.filter((figure) => figure.inside === id && isActivePiece(figure))
  const driver = hasCrew ? undefined : aboard.find((figure) => canDoJob(figure, 'drive', id))
  return aboard.filter((figure) => figure !== driver && canDoJob(figure, 'fight', null))
}

/** The distance between two points, in R. */
export function getDistanceR({ settings: { unitMm } }: Battle, a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y) / unitMm
}

function isEnemyNear(battle: Battle, by: string, at: Point): boolean {
  const enemy = getEnemySide(battle, by)
  return battle.figures.some(
    (figure) =>
      figure.side === enemy &&
      isActivePiece(figure) &&
      figure.at !== null &&
      getDistanceR(battle, figure.at, at) <= ENEMY_R,
  )
}

/** Whether a group on foot prefers to ride, given the distance and the bot style (SAND-MOVE-4). */
export function shouldRide(
  battle: Battle,
  { by, temper }: Pick<BotSide, 'by' | 'temper'>,
  { things, at, goal }: MoveGroup,
): boolean {
  const isOnFoot = things.every((piece) => isFigure(piece) && piece.inside === null && piece.status === 'able')
  return (
    isOnFoot && !goal.isPlain && getDistanceR(battle, at, goal.at) >= temper.ridesFrom && !isEnemyNear(battle, by, at)
  )
}

/**
 * Boards the nearest vehicle that holds most of the group and is faster, if the path is long (SAND-MOVE-1,
 * SAND-MOVE-4).
 */
export function listBoardOrders(battle: Battle, side: BotSide, group: MoveGroup): BotOrder[] {
  const { by } = side
  const [lead] = group.things
  if (!lead || !hasVehicleSeats(battle, by) || !shouldRide(battle, side, group)) return []
  const allowanceOf = (piece: Figure | Machine) => MOVERS[findMoverType(piece) ?? 'infantry'].allowance[battle.gravity]
  const far = ({ at }: Machine) => (at ? getDistanceR(battle, group.at, at) : Infinity)
  const ids = group.things.map(({ id }) => id)
  return battle.machines
    .filter(
      (machine) =>
        machine.side === by &&
        isActivePiece(machine) &&
        machine.blockedTurn !== battle.turn &&
        isDriven(battle, machine),
    )
    .filter((machine) => allowanceOf(machine) > allowanceOf(lead))
    .filter((machine) => far(machine) <= allowanceOf(lead) + machine.lengthMm / battle.settings.unitMm)
    .filter(({ id }) => -countExtraPassengers(battle, id) * 2 >= ids.length)
    .toSorted((a, b) => far(a) - far(b))
    .map(({ id }) => ({
      command: { type: 'board' as const, by, figures: ids.slice(0, -countExtraPassengers(battle, id)), into: id },
      why: `It is far ${group.goal.words}: it rides in ${id}.`,
    }))
}

/** Whether a side has any seats at all, as a fast pre-check. */
export function hasVehicleSeats({ machines }: Battle, by: string): boolean {
  return machines.some((machine) => machine.side === by && machine.seats > 0 && !machine.isWreck)
}

/** Dismounts near the goal, near enemies, or if the vehicle is immobile (SAND-MOVE-4). */
export function listDismountOrders(battle: Battle, by: string, { car, riders, goal }: RiderGroup): BotOrder[] {
  if (!car.at) return []
  const isThere = getDistanceR(battle, car.at, goal.at) <= OUT_R
  const hasStopped = car.used?.turn !== battle.turn
  if (!isThere && !hasStopped && !isEnemyNear(battle, by, car.at)) return []
  const figures = riders.map(({ id }) => id)
  const why = isThere ? `It is there ${goal.words}: it gets out.` : `It goes on foot ${goal.words}.`
  return [{ command: { type: 'leave', by, figures, at: null, cover: null }, why }]
}
