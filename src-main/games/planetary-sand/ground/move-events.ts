import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleEvent, PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { PathEndInput, PathInput } from '#shared/games/planetary-sand/path-input.ts'
import { getFigureRow } from '#shared/games/planetary-sand/tables/figures.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import type { MoverId } from '#shared/games/planetary-sand/tables/movement.ts'
import type { TaskId } from '#shared/games/planetary-sand/tables/tasks.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import { findPiece, isFigure, isRobot, getPositionFields } from '../state/find.ts'
import { roundR, toR } from './cords.ts'
import { buildFacingEvents } from './facing-events.ts'
import { listGroundStretchesAlong } from './grounds.ts'
import { findMeetingOnPath, resolveEnteredMeetings, CAN_MEET_AGAIN_BY_SETTING } from './meet.ts'
import { type PathStretch, type PathProgress, createMovementAllowance } from './movement-allowance.ts'
import { findBarrierOnLeg, listMovementBarriers } from './movement-barriers.ts'
import { computePathProgress } from './path-progress.ts'
import { findHeadingAlong, listLegLengths, type Path, getPointAlong } from './path.ts'
import { createMapPosition } from './positions.ts'

/** A move: the movers (lead first), their task, load, path and end. */
export interface MoveAlongPath {
  readonly ids: readonly string[]
  readonly task: TaskId
  readonly slowing: number
  readonly way: PathInput
  readonly ends: PathEndInput
}

/** Spacing of figures in file, in millimetres (SAND-TERR-6). */
const FILE_MM = 30

/**
 * Computes the events of a move along a path: all go as far as the slowest, stopped by ground, banks and units met.
 * Throws `IllegalCommand` if the path is not possible (SAND-MOVE-1 to SAND-MOVE-6, SAND-TERR-6).
 */
export function buildMoveEvents(battle: Battle, journey: MoveAlongPath): BattleEvent[] {
  const movers = journey.ids.flatMap((id) => findPiece(battle, id) ?? [])
  const [lead] = movers
  if (!lead) throw new IllegalCommand('nobody', 'Name who goes.')
  const path = getPath(lead, journey.way)
  const ways = movers.map((mover) => waysOf(battle, mover, { start: lead, points: path, way: journey.way }))
  requireOpenWays(battle, ways)
  const walks = movers.map((mover, at) =>
    computePathProgress(ways[at]?.stretches ?? [], createMovementAllowanceFor(battle, mover, journey.slowing)),
  )
  const walked = slowest(walks)
  const met = path
    ? findMeetingOnPath(battle, movers, { path, moved: walked.moved })
    : resolveEnteredMeetings(battle, lead, journey.ends.meets)
  const moved = met.moved ?? walked.moved
  const isFile = ways.some(({ stretches }) =>
    stretches.some((stretch) => 'terrain' in stretch && TERRAIN[stretch.terrain].isFile),
  )
  const things = movers.map((mover, at) => {
    const river = riverAt(battle, mover, {
      own: walks[at] ?? walked,
      stretches: ways[at]?.stretches ?? [],
      moved,
      journey,
    })
    return endOf(battle, mover, { at, moved, river, path, isFile, journey })
  })
  const acted: BattleEvent = {
    type: 'acted',
    task: journey.task,
    things,
    moved: roundR(moved),
    stopped: met.units.length > 0 ? 'met' : walked.stopped,
  }
  const meetings = met.units.map((units): BattleEvent => ({ type: 'met', units }))
  const facing = buildFacingEvents(battle, things, met.units)
  return [acted, ...partings(battle, lead, journey.ends.parts), ...meetings, ...facing]
}

/** Entered separations of units that may meet again (SAND-MOVE-3). */
function partings(battle: Battle, { unit }: Figure | Machine, others: readonly string[]): BattleEvent[] {
  if (!CAN_MEET_AGAIN_BY_SETTING[battle.settings.meetAgain]) return []
  return others.map((otherText): BattleEvent => ({ type: 'parted', units: [unit, otherText] }))
}

/** The path on the map from the lead's position, or null if the path was entered as stretches. */
function getPath({ id, at }: Figure | Machine, way: PathInput): Path | null {
  if ('stretches' in way) {
    if (at !== null) throw new IllegalCommand('on-map', `${id} stands on the map: draw its way there.`)
    return null
  }
  if (at === null) throw new IllegalCommand('no-map', `${id} is not on the map: say the stretches of its way.`)
  return [at, ...way.path]
}

/** Requires that no wall or building blocks the path of any mover (SAND-DEF-4). */
function requireOpenWays(battle: Battle, ways: readonly OneWay[]): void {
  const shut = ways.map(({ points }) => points && partInWay(battle, points)).find((name) => name !== null)
  if (shut)
    throw new IllegalCommand('wall', `${shut} is in the way: go round, or through a door or breach.`, 'SAND-DEF-4')
}

/** Name of the wall or building that blocks a path on the map; null if clear. */
function partInWay(battle: Battle, path: Path): string | null {
  const borders = listMovementBarriers(battle)
  if (borders.length === 0) return null
  for (const [at, end] of path.entries()) {
    const from = path[at - 1]
    const crossed = from && findBarrierOnLeg(borders, from, end)
    if (crossed) return crossed.name
  }
  return null
}

interface OneWay {
  readonly points: Path | null
  readonly stretches: readonly PathStretch[]
}

/** The stretches of one mover, parallel to the lead's path: over its own ground if on the map, otherwise as entered. */
function waysOf(
  battle: Battle,
  { at }: Figure | Machine,
  { start, points, way }: { start: Figure | Machine; points: Path | null; way: PathInput },
): OneWay {
  const { unitMm } = battle.settings
  if ('stretches' in way)
    return {
      points: null,
      stretches: way.stretches.map((stretch) =>
        'stop' in stretch ? stretch : { terrain: stretch.terrain, length: toR(stretch.length, unitMm) },
      ),
    }
  const [dx, dy] = [(at?.x ?? 0) - (start.at?.x ?? 0), (at?.y ?? 0) - (start.at?.y ?? 0)]
  const own = at && start.at && points ? points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) : points
  const isDrawn = (battle.grounds ?? []).length > 0
  const stretches = isDrawn
    ? listGroundStretchesAlong(battle, own ?? []).map(({ terrain, mm }) => ({ terrain, length: mm / unitMm }))
    : listLegLengths(points ?? []).map((mm, leg) => ({
        terrain: way.path[leg]?.terrain ?? 'flat',
        length: mm / unitMm,
      }))
  return { points: own, stretches }
}

/** The river state of a mover after all have moved as far as the slowest (SAND-TERR-5). */
function riverAt(
  battle: Battle,
  mover: Figure | Machine,
  {
    own,
    stretches,
    moved,
    journey,
  }: Pick<OneWay, 'stretches'> & { own: PathProgress; moved: number; journey: MoveAlongPath },
): PathProgress['river'] {
  if (own.moved <= moved) return own.river
  let left = moved
  const until = stretches.map((stretch) => {
    if ('stop' in stretch) return stretch
    const length = Math.min(stretch.length, left)
    left -= length
    return { ...stretch, length }
  })
  const gone = until.filter((candidate) => 'stop' in candidate || candidate.length > 0)
  return computePathProgress(gone, createMovementAllowanceFor(battle, mover, journey.slowing)).river
}

/** The row of the movement table that applies to a piece. */
export function findMoverType(piece: Figure | Machine): MoverId | null {
  if (isFigure(piece)) return getFigureRow(piece.kind).isRobot ? 'robot' : 'infantry'
  return getMachineRow(piece.type).mover
}

/** The walker of a piece, slowed by its load. */
export function createMovementAllowanceFor(battle: Battle, piece: Figure | Machine, slowing: number) {
  const gear = isFigure(piece) && !isRobot(piece) ? piece.gear : 'none'
  const swims = !isFigure(piece) && piece.swims
  return createMovementAllowance(
    { mover: findMoverType(piece) ?? 'infantry', gear, swims, river: piece.river, slowing },
    battle,
  )
}

function slowest(all: readonly PathProgress[]): PathProgress {
  const [first, ...others] = all
  if (!first) throw new RangeError('Nobody walks')
  return others.reduce((least, walkResult) => (walkResult.moved < least.moved ? walkResult : least), first)
}

interface Arrival {
  readonly at: number
  readonly moved: number
  readonly river: PathProgress['river']
  readonly isFile: boolean
  readonly path: Path | null
  readonly journey: MoveAlongPath
}

/** The end position of a mover: as far from its start as the lead from its own, or behind it in file. */
function endOf(
  battle: Battle,
  mover: Figure | Machine,
  { at, moved, river, path, isFile, journey: { ends } }: Arrival,
): PlacedPiece {
  const measured = { ...getPositionFields(mover), cover: ends.cover, river, heading: ends.heading ?? mover.heading }
  if (!path || !mover.at)
    return { id: mover.id, place: { ...measured, zone: given(ends.zone, mover.zone), near: given(ends.near, null) } }
  const mm = moved * battle.settings.unitMm
  const end = getPointAlong(path, isFile ? Math.max(0, mm - at * FILE_MM) : mm)
  const [start] = path
  const shift = isFile || !start ? { x: 0, y: 0 } : { x: mover.at.x - start.x, y: mover.at.y - start.y }
  const heading = ends.heading ?? findHeadingAlong(path, mm) ?? mover.heading
  return {
    id: mover.id,
    place: createMapPosition(battle, { x: end.x + shift.x, y: end.y + shift.y }, { ...measured, heading }),
  }
}

function given<Value>(value: Value | undefined, before: Value): Value {
  return value === undefined ? before : value
}
