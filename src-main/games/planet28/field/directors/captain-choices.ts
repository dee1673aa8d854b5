import type { BattleUnit } from '#shared/games/planet28/battle/state.ts'
import type { Stance } from '#shared/games/planet28/field/run.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { Body } from '../body.ts'
import { doSee, type Outlook } from '../outlook.ts'
import { type Climber, wayLength } from '../paths.ts'
import type { Order } from '../practice.ts'
import { coverOf } from '../sight.ts'
import { reasoned, type Said } from './director.ts'

/** What an attack has to promise, in hit-points, to be worth its action. */
export const LEAST_GAIN = 0.4
/** How much a blow that comes back counts, by what a side is about. */
export const CAUTION: Readonly<Record<Stance, number>> = { press: 0, hold: 0.5, 'fall-back': 1.5 }

/** An attack with what it may be expected to bring. */
export interface Promise {
  readonly order: Order
  readonly gain: number
}

/** Attacks that are worth their action, the most promising first. */
export function best(promises: readonly Promise[]): Order[] {
  return byGain(promises.filter(({ gain }) => gain >= LEAST_GAIN))
}

/** The most promising first, however little that is. */
export function byGain(promises: readonly Promise[]): Order[] {
  return promises.toSorted((one, other) => other.gain - one.gain).map(({ order }) => order)
}

/** What is said of a way that is taken when no attack is worth it, by what its side is about. */
export function waysSaid(forward: string, rule: string): Readonly<Record<Stance, Said>> {
  const why = 'It goes round what is in the way towards the nearest foe that its side knows of.'
  return {
    press: { what: forward, why, rule },
    hold: { what: 'Take cover', why: 'There it is better hidden from those that see it.', rule },
    'fall-back': { what: 'Fall back', why: 'There fewer see it.', rule },
  }
}

/** What an attack promises, in words. */
export const promised = (gain: number): string => `It may be expected to take ${gain.toFixed(1)} hit-points.`

/** Somewhere to go, with where it ends. */
type Way = Pick<Order, 'command' | 'to' | 'heading'> & { readonly to: Point }

/** Where it goes when no attack is worth it, by what its side is about: of several ways the best few that are better than to stay. */
export function bestWays(
  outlook: Outlook,
  unit: BattleUnit,
  {
    ways,
    says,
    climber,
  }: { readonly ways: readonly Way[]; readonly says: Readonly<Record<Stance, Said>>; readonly climber: Climber },
): Order[] {
  const body = outlook.places[unit.id]
  const { stance } = outlook.mind
  if (body === undefined) return []
  const goal = nearestKnown(outlook, body)
  const worth = (place: Point) =>
    stance === 'press'
      ? -wayLength(outlook.field, place, { goal, climber })
      : shelter(outlook, { ...body, ...place }, goal)
  const now = worth({ x: body.x, y: body.y })
  return ways
    .map((way) => ({ way, gain: worth(way.to) }))
    .filter(({ gain }) => gain > now + 0.5)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, 3)
    .map(({ way }) => reasoned(unit, way, says[stance]))
}

/** The nearest foe that is seen or remembered; the middle of the field where there is none, and from there the far side. */
export function nearestKnown({ mind, places, field, battle }: Outlook, body: Body): Point {
  const known = Object.entries(mind.seen).map(([id, sighting]) => places[id] ?? sighting)
  const far = (point: Point) => Math.hypot(point.x - body.x, point.y - body.y)
  const [nearest] = known.filter((point) => far(point) > 3).toSorted((one, other) => far(one) - far(other))
  if (nearest !== undefined) return nearest
  const middle = { x: field.widthCm / 2, y: field.depthCm / 2 }
  if (far(middle) > 15) return middle
  return { x: (field.widthCm * ((battle.turn % 3) + 1)) / 4, y: body.y < middle.y ? field.depthCm - 5 : 5 }
}

/** How well a place hides a body from the foes in sight, with a little for being far from them. */
function shelter(outlook: Outlook, there: Body, goal: Point): number {
  const foes = outlook.battle.units.flatMap(({ id, side }) =>
    side === outlook.side || outlook.places[id] === undefined ? [] : [outlook.places[id]],
  )
  const hidden = foes.reduce((sum, foe) => {
    if (!doSee(outlook.field, there, foe)) return sum + 3
    return sum + (coverOf(outlook.field, foe, there) === 'none' ? 0 : 2)
  }, 0)
  return hidden + Math.min(20, Math.hypot(goal.x - there.x, goal.y - there.y)) / 20
}
