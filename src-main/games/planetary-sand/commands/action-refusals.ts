import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { listPhaseSides } from '#shared/games/planetary-sand/sides-to-act.ts'
import type { Job } from '#shared/games/planetary-sand/tables/figures.ts'
import { FIGURES } from '#shared/games/planetary-sand/tables/figures.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { PHASES, type PhaseId } from '#shared/games/planetary-sand/tables/phases.ts'
import { canDoJob, findFigure, findMachine, isAble, isInMelee, isPassage } from '../find.ts'
import { mayBeInContact, measureDistance, findShape } from '../map/positions.ts'
import { findShortestPath } from '../move/shortest-path.ts'
import { findMover } from '../move/travel.ts'
import { isHalted, isMarchingOn } from '../robots/command-range.ts'

type No = Decision<never> | null

/** Refuses a command outside these phases or the side's turn; otherwise null (SAND-TURN-1). */
export function findPhaseRefusal(battle: Battle, by: string, ...phases: readonly PhaseId[]): No {
  const { phase } = battle
  if (phase === 'over') return refuse('over', 'The battle is over.', 'SAND-TURN-1')
  if (!phases.includes(phase)) {
    const when = phases.map((item) => PHASES[item].title.toLowerCase()).join(' or ')
    return refuse('wrong-phase', `That is done in: ${when}. Now: ${PHASES[phase].title.toLowerCase()}.`, 'SAND-TURN-1')
  }
  return listPhaseSides(battle).includes(by)
    ? null
    : refuse('not-your-turn', `It is ${listPhaseSides(battle).join(' and ')} now.`, 'SAND-TURN-1')
}

/** Refuses a side that does not move now; otherwise null (SAND-TURN-1). */
export function findMovePhaseRefusal(battle: Battle, by: string): No {
  return findPhaseRefusal(battle, by, 'move-first', 'move-second')
}

/** Refuses figures that cannot use their move; null if all can (SAND-TURN-1). */
export function findFiguresRefusal(battle: Battle, by: string, ids: readonly string[]): No {
  for (const id of ids) {
    const refusal = refuseFigure(battle, by, id)
    if (refusal) return refusal
  }
  return new Set(ids).size === ids.length ? null : refuse('twice', 'A figure is named twice: name each once.')
}

function refuseFigure(battle: Battle, by: string, id: string): No {
  const figure = findFigure(battle, id)
  if (!figure) return refuse('no-such-figure', `There is no figure ${id}.`)
  if (figure.side !== by) return refuse('not-yours', `${id} belongs to ${figure.side}.`)
  if (!isAble(figure) && figure.status !== 'returning') return refuse('not-able', `${id} is ${figure.status}.`)
  return findUsedMoveRefusal(battle, figure) ?? refuseHeld(battle, figure)
}

/** Refuses a piece that has used its move of this turn; otherwise null. */
export function findUsedMoveRefusal({ turn }: Battle, { id, used }: Figure | Machine): No {
  return used?.turn === turn ? refuse('has-moved', `${id} has used its move this turn.`, 'SAND-TURN-1') : null
}

/** Refuses a figure that its side does not control now; otherwise null (SAND-HTH-1, SAND-ROBO-9, SAND-ROBO-3). */
function refuseHeld(battle: Battle, figure: Figure): No {
  const { id } = figure
  if (figure.isLocked || isInMelee(battle, id)) return refuse('in-melee', `${id} is in hand to hand.`, 'SAND-HTH-1')
  if (isHalted(battle, figure))
    return refuse('halted', `${id} is beyond R6 of a specialist: it stands still.`, 'SAND-ROBO-9')
  return null
}

/** Refuses robots that march on and cannot be ordered otherwise; null if there are none (SAND-ROBO-3). */
export function findMarchingRefusal(battle: Battle, ids: readonly string[]): No {
  const marching = ids.find((id) => {
    const figure = findFigure(battle, id)
    return figure !== null && isMarchingOn(battle, figure)
  })
  return marching === undefined
    ? null
    : refuse('marching', `${marching} marches on by itself: give it a new order.`, 'SAND-ROBO-3')
}

/** Refuses escaped men on the way home, who can do nothing else; null if there are none (SAND-PRIS-2). */
export function findReturningRefusal(battle: Battle, ids: readonly string[]): No {
  const back = ids.find((id) => findFigure(battle, id)?.status === 'returning')
  return back === undefined
    ? null
    : refuse('going-home', `${back} has got away and must reach his own lines first.`, 'SAND-PRIS-2')
}

/** Refuses figures that cannot do this kind of work here; null if all can (SAND-ROBO-1, SAND-ROBO-7, SAND-PRIS-2). */
export function findJobRefusal(
  battle: Battle,
  ids: readonly string[],
  { job, where }: { job: Job; where: string | null },
): No {
  const returning = findReturningRefusal(battle, ids)
  if (returning) return returning
  const wrong = ids
    .map((id) => findFigure(battle, id))
    .find((figure) => figure !== null && !canDoJob(figure, job, where))
  if (!wrong) return null
  const post = wrong.post === null ? '' : `, and assigned to ${wrong.post}`
  return refuse(
    'wrong-job',
    `${wrong.id} is a ${FIGURES[wrong.kind].title.toLowerCase()}${post}: it does not ${JOB_WORDS[job]} there.`,
    'SAND-ROBO-7',
  )
}

const JOB_WORDS: Readonly<Record<Job, string>> = {
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

/** Refuses an id that is not a working machine of this side; otherwise null. */
export function findMachineRefusal(battle: Battle, by: string, id: string): No {
  const machine = findMachine(battle, id)
  if (!machine) return refuse('no-such-machine', `There is no vehicle, gun or pad ${id}.`)
  if (machine.side !== by) return refuse('not-yours', `${id} belongs to ${machine.side}.`)
  if (machine.isWreck) return refuse('wreck', `${id} is a wreck: repair it first.`, 'SAND-FIX-3')
  return machine.blockedTurn === battle.turn
    ? refuse('overcrowded', `${id} is overcrowded this turn.`, 'SAND-AIR-5')
    : null
}

/** Refuses a self-propelled vehicle without a driver or with its move used; otherwise null (SAND-ROBO-4). */
export function findDrivingRefusal(battle: Battle, by: string, id: string): No {
  const refusal = findMachineRefusal(battle, by, id)
  const machine = findMachine(battle, id)
  if (refusal || !machine) return refusal
  const isDriven =
    machine.hasCrew ||
    battle.figures.some(
      (figure) => figure.inside === id && figure.side === by && isAble(figure) && canDoJob(figure, 'drive', id),
    )
  if (!isDriven)
    return refuse('no-driver', `Nobody drives ${id}: a man or a driver robot must board it.`, 'SAND-ROBO-4')
  return findUsedMoveRefusal(battle, machine)
}

/** Refuses figures inside something; null if all are on the ground. */
export function findInsideRefusal(battle: Battle, ids: readonly string[]): No {
  const inside = ids.map((id) => findFigure(battle, id)).find((figure) => figure !== null && figure.inside !== null)
  return inside ? refuse('inside', `${inside.id} is in ${inside.inside}: it must leave first.`, 'SAND-MOVE-4') : null
}

/**
 * Refuses figures that cannot reach a vehicle, or a door that leads to it, within one move; null if all can
 * (SAND-MOVE-1, SAND-MOVE-4).
 */
export function findTooFarRefusal(
  battle: Battle,
  ids: readonly string[],
  doorsFor: (figure: Figure) => readonly string[],
): No {
  for (const id of ids) {
    const figure = findFigure(battle, id)
    if (!figure?.at) continue
    const ways = doorsFor(figure).filter((text) => findShape(battle, text) !== null)
    if (ways.length > 0 && !ways.some((text) => comesTo(battle, figure, text))) return tooFar(battle, figure, ways)
  }
  return null
}

/** Whether a figure stands beside something, or can reach it in one move around obstacles. */
function comesTo(battle: Battle, figure: Figure, where: string): boolean {
  const shape = findShape(battle, where)
  return !shape || mayBeInContact(battle, figure.id, where) || findShortestPath(battle, figure, { to: shape }) !== null
}

function tooFar(battle: Battle, figure: Figure, ways: readonly string[]): No {
  const allowance = MOVERS[findMover(figure) ?? 'infantry'].allowance[battle.gravity]
  const least = Math.min(...ways.map((text) => measureDistance(battle, figure.id, text) ?? Infinity))
  const where = ways.join(' and ')
  const message =
    least > allowance
      ? `${figure.id} is R${least} from ${where}, and goes R${allowance}: go nearer.`
      : `${figure.id} finds no way of R${allowance} to ${where}: something is between. Go round it first.`
  return refuse('too-far', message, 'SAND-MOVE-1')
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
