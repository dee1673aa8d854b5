import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { computeShareUntilInReach } from '#shared/kit/approach.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import type { ConvexPolygon, Point } from '#shared/kit/convex.ts'
import { getDistanceBetweenFigures } from '#shared/kit/distances.ts'
import { isSamePair } from '../state/evolve.ts'
import { getEnemySide, findPiece, isActivePiece, isFigure } from '../state/find.ts'
import { listLegLengths, type Path, getPointAlong } from './path.ts'
import { findMachineBox, findPieceOutline } from './positions.ts'

type Pair = readonly [string, string]

/** The distance after which movers stop at R1 (null if no new unit is met), and the units that meet (SAND-MOVE-3). */
export interface MeetingStop {
  readonly moved: number | null
  readonly units: readonly Pair[]
}

/** Whether two units have met already and need not stop again (SAND-MOVE-3). */
function haveMet({ met }: Battle, pair: Pair): boolean {
  return met.some(({ units }) => isSamePair(units, pair))
}

/** Parses the meetings entered for the end of a path. Throws `IllegalCommand` for an unknown unit (SAND-MOVE-3). */
export function resolveEnteredMeetings(
  battle: Battle,
  { unit, side }: Figure | Machine,
  units: readonly string[],
): MeetingStop {
  const enemy = getEnemySide(battle, side)
  const unknown = units.find(
    (otherUnit) => !thingsOf(battle).some((piece) => piece.side === enemy && piece.unit === otherUnit),
  )
  if (unknown !== undefined)
    throw new IllegalCommand('no-such-unit', `${enemy} has no unit ${unknown} on the field.`, 'SAND-MOVE-3')
  const fresh = units.map((text): Pair => [unit, text]).filter((pair) => !haveMet(battle, pair))
  return { moved: null, units: fresh }
}

function thingsOf({ figures, machines }: Battle): (Figure | Machine)[] {
  return [...figures, ...machines].filter(isActivePiece)
}

/** Tolerance added to R1 for rounding errors, in millimetres. */
const INEXACT_MM = 0.005

/**
 * Finds the first point of a path on the map where a mover comes to exactly R1 of a unit that its own has not met
 * (SAND-MOVE-3).
 */
export function findMeetingOnPath(
  battle: Battle,
  movers: readonly (Figure | Machine)[],
  { path, moved }: { path: Path; moved: number },
): MeetingStop {
  const { unitMm } = battle.settings
  const enemies = unmetBy(battle, movers)
  const stop = enemies.length === 0 ? null : firstWithinR1(movers, { enemies, path, unitMm })
  if (stop === null || stop > moved * unitMm) return { moved: null, units: [] }
  const lead = getPointAlong(path, stop)
  const own = movers.map((mover) => shapeFrom(mover, path[0], lead))
  const near = enemies.filter(({ shape }) =>
    own.some((convex) => getDistanceBetweenFigures(convex, shape) <= unitMm + INEXACT_MM),
  )
  const units = movers.flatMap(({ unit }) => near.map((enemy): Pair => [unit, enemy.unit]))
  return {
    moved: stop / unitMm,
    units: units.filter(
      (pair, at) => !haveMet(battle, pair) && units.findIndex((unit) => isSamePair(unit, pair)) === at,
    ),
  }
}

interface Enemy {
  readonly unit: string
  readonly shape: ConvexPolygon
}

function unmetBy(battle: Battle, movers: readonly (Figure | Machine)[]): Enemy[] {
  const side = movers[0]?.side
  return thingsOf(battle).flatMap((piece) => {
    const isNew = piece.side !== side && movers.some(({ unit }) => !haveMet(battle, [unit, piece.unit]))
    const shape = isNew && piece.inside === null ? findPieceOutline(battle, piece.id) : null
    return shape ? [{ unit: piece.unit, shape }] : []
  })
}

/** The shape of a mover when the lead, which started at `start`, is at a point. */
function shapeFrom(mover: Figure | Machine, start: Point | undefined, lead: Point): ConvexPolygon {
  const at = { x: (mover.at?.x ?? 0) + lead.x - (start?.x ?? 0), y: (mover.at?.y ?? 0) + lead.y - (start?.y ?? 0) }
  if (isFigure(mover)) return [at]
  const box = findMachineBox(mover)
  return box ? getBoxCorners({ ...box, ...at }) : [at]
}

/** The distance along a path, in millimetres, at which a mover first comes within R1 of an enemy, or null. */
function firstWithinR1(
  movers: readonly (Figure | Machine)[],
  { enemies, path, unitMm }: { enemies: readonly Enemy[]; path: Path; unitMm: number },
): number | null {
  let gone = 0
  for (const [leg, length] of listLegLengths(path).entries()) {
    const [from, to] = [path[leg], path[leg + 1]]
    if (!from || !to) continue
    const reach = { walk: { x: to.x - from.x, y: to.y - from.y }, within: unitMm }
    let least = Infinity
    for (const mover of movers) {
      const own = shapeFrom(mover, path[0], from)
      for (const { shape } of enemies) least = Math.min(least, computeShareUntilInReach(own, shape, reach) ?? Infinity)
    }
    if (least <= 1) return gone + least * length
    gone += length
  }
  return null
}

/**
 * Lists units that meet in a room: entering figures and enemies present, within R1 or at unknown distance
 * (SAND-MOVE-3).
 */
export function listMeetingsInside(battle: Battle, things: readonly PlacedPiece[], room: string): Pair[] {
  const { unitMm } = battle.settings
  const pairs = things.flatMap(({ id, place: { at } }) => {
    const own = findPiece(battle, id)
    const enemies = battle.figures.filter(
      (figure) => figure.inside === room && isActivePiece(figure) && figure.side !== own?.side,
    )
    const near = enemies.filter(
      (enemy) => !at || !enemy.at || Math.hypot(enemy.at.x - at.x, enemy.at.y - at.y) <= unitMm,
    )
    return own ? near.map(({ unit }): Pair => [own.unit, unit]) : []
  })
  return pairs.filter(
    (pair, at) => !haveMet(battle, pair) && pairs.findIndex((candidate) => isSamePair(candidate, pair)) === at,
  )
}

/** Whether units that have met may close to contact now, by setting (SAND-MOVE-6). */
export const CAN_CLOSE_BY_SETTING: Readonly<
  Record<SandSettings['meetThenClose'], (met: Battle['met'][number], step: number) => boolean>
> = {
  'after-fire': ({ hasFired }) => hasFired,
  'next-move': (met, step) => met.step < step,
}

/** Whether units that separated may meet again, by setting (SAND-MOVE-3). */
export const CAN_MEET_AGAIN_BY_SETTING: Readonly<Record<SandSettings['meetAgain'], boolean>> = {
  once: false,
  'after-parting': true,
}
