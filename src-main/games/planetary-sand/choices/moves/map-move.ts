import { findMoverType } from '#main/games/planetary-sand/ground/move-events.ts'
import { findPiece } from '#main/games/planetary-sand/state/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { BoardMark } from '#shared/match/protocol.ts'
import type { SandChoice } from '../choice-context.ts'
import { createGhostMarks, createPointInput, findEnteredPoint } from '../points.ts'
import { tryMovement } from '../trial.ts'
import { describeMovement } from './measured-move.ts'
import { computeReachByTerrain, formatReach, listTravellers } from './reach.ts'

/** Number of directions in which the reach is measured. */
const DIRECTIONS = 36
/** Number of bisections towards an obstacle. */
const HALVES = 5

/** Inputs and commands of a movement whose end is pointed out on the map. */
export function createMapMoveChoiceHandlers(
  battle: Battle,
  command: Command,
  start: Point,
): Omit<SandChoice, 'choice'> {
  return {
    inputs: () => [createPointInput(battle, [command.type, 'way.path'], start)],
    commands({ values }) {
      const end = findEnteredPoint(values['way.path'])
      return end ? [withPathTo(command, end)] : []
    },
    details({ values }) {
      const end = findEnteredPoint(values['way.path'])
      const outline: BoardMark = { kind: 'area', outline: computeReach(battle, command, start) }
      const reach = computeReachByTerrain(battle, command).get('flat') ?? null
      const farthest = reach === null ? null : `Reach on flat ground: ${formatReach(reach, battle)}.`
      if (end === null) return { text: farthest, marks: [outline] }
      const moved = withPathTo(command, end)
      return {
        text: describeMovement(battle, moved).join(' ') || farthest,
        marks: [outline, ...markMovement(battle, moved, start)],
      }
    },
  }
}

/** The command with a straight path to a point; the ground is read from the map. */
function withPathTo(command: Command, { x, y }: Point): Command {
  return 'way' in command ? { ...command, way: { path: [{ x, y, terrain: 'flat' }] } } : command
}

/** The pieces where they would end, and the path of the lead. */
function markMovement(battle: Battle, command: Command, start: Point): BoardMark[] {
  const trial = tryMovement(battle, command)
  if ('refusal' in trial) return []
  const places = trial.acted.things.map(({ id, place }) => ({ id, at: place.at }))
  const end = places[0]?.at ?? null
  return [
    ...createGhostMarks(places),
    ...(end ? [{ kind: 'line', from: start, to: end, label: '', isMain: true } as const] : []),
  ]
}

/**
 * Computes the farthest points that pieces reach straight ahead, for their lead: limited by ground, banks, walls and
 * units met (SAND-MOVE-1, SAND-MOVE-3, SAND-MOVE-5).
 */
function computeReach(battle: Battle, command: Command, start: Point): readonly Point[] {
  const [leadId = ''] = listTravellers(command)
  const lead = findPiece(battle, leadId)
  const allowance = MOVERS[(lead && findMoverType(lead)) ?? 'infantry'].allowance[battle.gravity]
  const farMm = allowance * battle.settings.unitMm
  const findEnd = (point: Point): Point | null => {
    const trial = tryMovement(battle, withPathTo(command, point))
    return 'acted' in trial ? (trial.acted.things[0]?.place.at ?? point) : null
  }
  return Array.from({ length: DIRECTIONS }, (_, at) => {
    const angle = (2 * Math.PI * at) / DIRECTIONS
    return findFarthest(farMm, findEnd, (mm) => ({
      x: start.x + mm * Math.cos(angle),
      y: start.y + mm * Math.sin(angle),
    }))
  })
}

/** The farthest end in a direction: the whole way, or as near to the obstacle as the bisection comes. */
function findFarthest(farMm: number, findEnd: (point: Point) => Point | null, pointAt: (mm: number) => Point): Point {
  const whole = findEnd(pointAt(farMm))
  if (whole) return whole
  let [least, most] = [0, farMm]
  for (let half = 0; half < HALVES; half += 1) {
    const middle = (least + most) / 2
    if (findEnd(pointAt(middle))) least = middle
    else most = middle
  }
  return pointAt(least)
}
