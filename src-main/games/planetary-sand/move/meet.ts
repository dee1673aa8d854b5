import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { cornersOf, type Convex, distanceBetween, type Point } from '#shared/kit/convex.ts'
import { isPair } from '../evolve.ts'
import { enemyOf, isAble, isFigure } from '../find.ts'
import { boxOf, shapeOf } from '../map/where.ts'
import { lengthsOf, type Path, pointAlong } from './path.ts'

type Pair = readonly [string, string]

/** How far movers come before they stop at R1, or null where nobody new is met; and the units that meet (SAND-MOVE-3). */
export interface Met {
  readonly moved: number | null
  readonly units: readonly Pair[]
}

/** Whether two units have met already, and need not stop again (SAND-MOVE-3). */
function haveMet({ met }: Battle, pair: Pair): boolean {
  return met.some(({ units }) => isPair(units, pair))
}

/** What the table says is met at the end of a way (SAND-MOVE-3). */
export function meetingsSaid(
  battle: Battle,
  { unit, side }: Figure | Machine,
  units: readonly string[],
): Met | { code: string; message: string } {
  const enemy = enemyOf(battle, side)
  const unknown = units.find((one) => !thingsOf(battle).some((thing) => thing.side === enemy && thing.unit === one))
  if (unknown !== undefined) return { code: 'no-such-unit', message: `${enemy} has no unit ${unknown} on the field.` }
  const fresh = units.map((one): Pair => [unit, one]).filter((pair) => !haveMet(battle, pair))
  return { moved: null, units: fresh }
}

function thingsOf({ figures, machines }: Battle): (Figure | Machine)[] {
  return [...figures, ...machines].filter(isAble)
}

/** How finely a way is searched where it nearly touches R1, and how exactly R1 is found, in millimetres. */
const STEP_MM = 0.5
const EXACT_MM = 0.001

/** Along a way on the map: where the first of the movers comes to exactly R1 of an enemy of a unit that its own has not met (SAND-MOVE-3). */
export function meetingOn(
  battle: Battle,
  movers: readonly (Figure | Machine)[],
  { path, moved }: { path: Path; moved: number },
): Met {
  const { unitMm } = battle.settings
  const enemies = unmetBy(battle, movers)
  if (enemies.length === 0) return { moved: null, units: [] }
  const end = Math.min(
    moved * unitMm,
    lengthsOf(path).reduce((sum, length) => sum + length, 0),
  )
  const shapesAt = (far: number) => {
    const lead = pointAlong(path, far)
    return movers.map((mover) => shapeFrom(mover, path[0], lead))
  }
  const nearest = (far: number) => {
    let least = Infinity
    for (const own of shapesAt(far))
      for (const { shape } of enemies) least = Math.min(least, distanceBetween(own, shape))
    return least
  }
  const stop = firstWithin(nearest, unitMm, end)
  if (stop === null) return { moved: null, units: [] }
  const near = enemies.filter(({ shape }) =>
    shapesAt(stop).some((own) => distanceBetween(own, shape) <= unitMm + 5 * EXACT_MM),
  )
  const units = movers.flatMap(({ unit }) => near.map((enemy): Pair => [unit, enemy.unit]))
  return {
    moved: stop / unitMm,
    units: units.filter((pair, at) => !haveMet(battle, pair) && units.findIndex((one) => isPair(one, pair)) === at),
  }
}

interface Enemy {
  readonly unit: string
  readonly shape: Convex
}

function unmetBy(battle: Battle, movers: readonly (Figure | Machine)[]): Enemy[] {
  const side = movers[0]?.side
  return thingsOf(battle).flatMap((thing) => {
    const isNew = thing.side !== side && movers.some(({ unit }) => !haveMet(battle, [unit, thing.unit]))
    const shape = isNew && thing.inside === null ? shapeOf(battle, thing.id) : null
    return shape ? [{ unit: thing.unit, shape }] : []
  })
}

/** What a mover covers when the lead, which set out from `start`, is at a point. */
function shapeFrom(mover: Figure | Machine, start: Point | undefined, lead: Point): Convex {
  const at = { x: (mover.at?.x ?? 0) + lead.x - (start?.x ?? 0), y: (mover.at?.y ?? 0) + lead.y - (start?.y ?? 0) }
  if (isFigure(mover)) return [at]
  const box = boxOf(mover)
  return box ? cornersOf({ ...box, ...at }) : [at]
}

/** The first place along a way, up to its end, at which something comes within a distance; null where it never does. Who goes a way comes nearer by no more than that way. */
function firstWithin(distance: (far: number) => number, within: number, end: number): number | null {
  let before = 0
  for (let far = 0; ;) {
    const gap = distance(far) - within
    if (gap <= 0) return far === 0 ? 0 : between(distance, within, [before, far])
    if (far >= end) return null
    before = far
    far = Math.min(end, far + Math.max(STEP_MM, gap))
  }
}

function between(distance: (far: number) => number, within: number, [from, to]: readonly [number, number]): number {
  let [out, inside] = [from, to]
  while (inside - out > EXACT_MM) {
    const middle = (out + inside) / 2
    if (distance(middle) <= within) inside = middle
    else out = middle
  }
  return inside
}

/** Whether units that have met may close to contact now, by what was agreed (SAND-MOVE-6). */
export const MAY_CLOSE: Readonly<
  Record<Settings['meetThenClose'], (met: Battle['met'][number], step: number) => boolean>
> = {
  'after-fire': ({ hasFired }) => hasFired,
  'next-move': (met, step) => met.step < step,
}

/** Whether units that part may meet again, by what was agreed (SAND-MOVE-3). */
export const MEETS_AGAIN: Readonly<Record<Settings['meetAgain'], boolean>> = { once: false, 'after-parting': true }
