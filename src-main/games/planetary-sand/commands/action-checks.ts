import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { listPhaseSides } from '#shared/games/planetary-sand/sides-to-act.ts'
import type { FigureJob } from '#shared/games/planetary-sand/tables/figures.ts'
import { FIGURES } from '#shared/games/planetary-sand/tables/figures.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { PHASES, type PhaseId } from '#shared/games/planetary-sand/tables/phases.ts'
import { findMoverType } from '../ground/move-events.ts'
import { mayBeInContact, measureDistance, findPieceOutline } from '../ground/positions.ts'
import { findShortestPath } from '../ground/shortest-path.ts'
import { canDoJob, findFigure, findMachine, isActivePiece, isInMelee, isPassage } from '../state/find.ts'
import { isHalted, isMarchingUncontrolled } from '../state/robot-control.ts'

/** Requires one of these phases, and that the side acts in it (SAND-TURN-1). */
export function requirePhase(battle: Battle, by: string, ...phases: readonly PhaseId[]): void {
  const { phase } = battle
  if (phase === 'over') throw new IllegalCommand('over', 'The battle is over.', 'SAND-TURN-1')
  if (!phases.includes(phase)) {
    const when = phases.map((item) => PHASES[item].title.toLowerCase()).join(' or ')
    throw new IllegalCommand(
      'wrong-phase',
      `That is done in: ${when}. Now: ${PHASES[phase].title.toLowerCase()}.`,
      'SAND-TURN-1',
    )
  }
  const sides = listPhaseSides(battle)
  if (!sides.includes(by)) throw new IllegalCommand('not-your-turn', `It is ${sides.join(' and ')} now.`, 'SAND-TURN-1')
}

/** Requires that the side moves now (SAND-TURN-1). */
export function requireMovePhase(battle: Battle, by: string): void {
  requirePhase(battle, by, 'move-first', 'move-second')
}

/** Requires figures of this side that can use their move, each named once (SAND-TURN-1). */
export function requireMovableFigures(battle: Battle, by: string, ids: readonly string[]): void {
  for (const id of ids) requireMovableFigure(battle, by, id)
  if (new Set(ids).size !== ids.length) throw new IllegalCommand('twice', 'A figure is named twice: name each once.')
}

function requireMovableFigure(battle: Battle, by: string, id: string): void {
  const figure = findFigure(battle, id)
  if (!figure) throw new IllegalCommand('no-such-figure', `There is no figure ${id}.`)
  if (figure.side !== by) throw new IllegalCommand('not-yours', `${id} belongs to ${figure.side}.`)
  if (!isActivePiece(figure) && figure.status !== 'returning')
    throw new IllegalCommand('not-able', `${id} is ${figure.status}.`)
  requireUnusedMove(battle, figure)
  requireControlled(battle, figure)
}

/** Requires a piece that has not used its move of this turn (SAND-TURN-1). */
export function requireUnusedMove({ turn }: Battle, { id, used }: Figure | Machine): void {
  if (used?.turn === turn) throw new IllegalCommand('has-moved', `${id} has used its move this turn.`, 'SAND-TURN-1')
}

/** Requires a figure that its side controls now (SAND-HTH-1, SAND-ROBO-9, SAND-ROBO-3). */
function requireControlled(battle: Battle, figure: Figure): void {
  const { id } = figure
  if (figure.isLocked || isInMelee(battle, id))
    throw new IllegalCommand('in-melee', `${id} is in hand to hand.`, 'SAND-HTH-1')
  if (isHalted(battle, figure))
    throw new IllegalCommand('halted', `${id} is beyond R6 of a specialist: it stands still.`, 'SAND-ROBO-9')
}

/** Requires that none of the figures is a robot that marches on, which cannot be ordered otherwise (SAND-ROBO-3). */
export function requireNotMarching(battle: Battle, ids: readonly string[]): void {
  const marching = ids.find((id) => {
    const figure = findFigure(battle, id)
    return figure !== null && isMarchingUncontrolled(battle, figure)
  })
  if (marching !== undefined)
    throw new IllegalCommand('marching', `${marching} marches on by itself: give it a new order.`, 'SAND-ROBO-3')
}

/** Requires that none of the figures is an escaped man on the way home, who can do nothing else (SAND-PRIS-2). */
export function requireNotReturning(battle: Battle, ids: readonly string[]): void {
  const returning = ids.find((id) => findFigure(battle, id)?.status === 'returning')
  if (returning !== undefined)
    throw new IllegalCommand(
      'going-home',
      `${returning} has got away and must reach his own lines first.`,
      'SAND-PRIS-2',
    )
}

/** Requires that all figures can do this kind of work here (SAND-ROBO-1, SAND-ROBO-7, SAND-PRIS-2). */
export function requireAbleToDoJob(
  battle: Battle,
  ids: readonly string[],
  { job, where }: { job: FigureJob; where: string | null },
): void {
  requireNotReturning(battle, ids)
  const unfit = ids
    .map((id) => findFigure(battle, id))
    .find((figure) => figure !== null && !canDoJob(figure, job, where))
  if (!unfit) return
  const post = unfit.post === null ? '' : `, and assigned to ${unfit.post}`
  throw new IllegalCommand(
    'wrong-job',
    `${unfit.id} is a ${FIGURES[unfit.kind].title.toLowerCase()}${post}: it does not ${JOB_WORDS[job]} there.`,
    'SAND-ROBO-7',
  )
}

const JOB_WORDS: Readonly<Record<FigureJob, string>> = {
  fight: 'fight',
  drive: 'drive',
  crew: 'serve a gun',
  launch: 'serve a launcher',
  load: 'reload',
  carry: 'carry',
  push: 'push',
  guard: 'guard',
  mend: 'repair',
  restore: 'restore air',
}

/** The machine with this id. Throws `IllegalCommand` unless it is a working machine of this side. */
export function requireWorkingMachine(battle: Battle, by: string, id: string): Machine {
  const machine = findMachine(battle, id)
  if (!machine) throw new IllegalCommand('no-such-machine', `There is no vehicle, gun or pad ${id}.`)
  if (machine.side !== by) throw new IllegalCommand('not-yours', `${id} belongs to ${machine.side}.`)
  if (machine.isWreck) throw new IllegalCommand('wreck', `${id} is a wreck: repair it first.`, 'SAND-FIX-3')
  if (machine.blockedTurn === battle.turn)
    throw new IllegalCommand('overcrowded', `${id} is overcrowded this turn.`, 'SAND-AIR-5')
  return machine
}

/**
 * The vehicle with this id. Throws `IllegalCommand` unless this side drives it and it has its move left (SAND-ROBO-4).
 */
export function requireMovableVehicle(battle: Battle, by: string, id: string): Machine {
  const machine = requireWorkingMachine(battle, by, id)
  const isDriven =
    machine.hasCrew ||
    battle.figures.some(
      (figure) => figure.inside === id && figure.side === by && isActivePiece(figure) && canDoJob(figure, 'drive', id),
    )
  if (!isDriven)
    throw new IllegalCommand('no-driver', `Nobody drives ${id}: a man or a driver robot must board it.`, 'SAND-ROBO-4')
  requireUnusedMove(battle, machine)
  return machine
}

/** Requires that all figures are on the ground, inside nothing (SAND-MOVE-4). */
export function requireOutside(battle: Battle, ids: readonly string[]): void {
  const inside = ids.map((id) => findFigure(battle, id)).find((figure) => figure !== null && figure.inside !== null)
  if (inside)
    throw new IllegalCommand('inside', `${inside.id} is in ${inside.inside}: it must leave first.`, 'SAND-MOVE-4')
}

/**
 * Requires that all figures can reach a vehicle, or a door that leads to it, within one move (SAND-MOVE-1,
 * SAND-MOVE-4).
 */
export function requireEntranceReachable(
  battle: Battle,
  ids: readonly string[],
  doorsFor: (figure: Figure) => readonly string[],
): void {
  for (const id of ids) {
    const figure = findFigure(battle, id)
    if (!figure?.at) continue
    const doors = doorsFor(figure).filter((door) => findPieceOutline(battle, door) !== null)
    if (doors.length > 0 && !doors.some((door) => comesTo(battle, figure, door)))
      throw new IllegalCommand('too-far', explainTooFar(battle, figure, doors), 'SAND-MOVE-1')
  }
}

/** Whether a figure stands beside something, or can reach it in one move around obstacles. */
function comesTo(battle: Battle, figure: Figure, where: string): boolean {
  const shape = findPieceOutline(battle, where)
  return !shape || mayBeInContact(battle, figure.id, where) || findShortestPath(battle, figure, { to: shape }) !== null
}

function explainTooFar(battle: Battle, figure: Figure, doors: readonly string[]): string {
  const allowance = MOVERS[findMoverType(figure) ?? 'infantry'].allowance[battle.gravity]
  const least = Math.min(...doors.map((door) => measureDistance(battle, figure.id, door) ?? Infinity))
  const where = doors.join(' and ')
  return least > allowance
    ? `${figure.id} is R${least} from ${where}, and goes R${allowance}: go nearer.`
    : `${figure.id} finds no way of R${allowance} to ${where}: something is between. Go round it first.`
}

/**
 * The doors and breaches between a room and another one (null: the outside), or the room itself if none of them is on
 * the map.
 */
export function listDoorsBetween({ openings }: Battle, from: string | null, room: string): string[] {
  const doors = openings.filter(
    (candidate) => isPassage(candidate) && candidate.rooms.includes(from) && candidate.rooms.includes(room),
  )
  return doors.some((door) => door.from && door.to) ? doors.map(({ id }) => id) : [room]
}
