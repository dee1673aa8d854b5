import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Stance } from '#shared/games/planet28/field/run.ts'
import type { Point } from '#shared/kit/convex.ts'
import { type Body, moveBody } from '../body.ts'
import { type Climber, createDistanceLookup } from '../path-lengths.ts'
import type { Order } from '../practice.ts'
import { isCovered, isSeen } from '../sight.ts'
import type { Visibility } from '../visibility.ts'
import { createOrder, type OrderReason } from './bot.ts'

/** What an attack has to promise, in hit-points, to be worth its action. */
export const MIN_GAIN = 0.4
/** How much better than where it stands a place has to be to go there, and how many of them are tried. */
const LEAST_BETTER = 0.5
const MOST_WAYS = 3
/** How much a blow that comes back counts, by what a side is about. */
export const CAUTION: Readonly<Record<Stance, number>> = { press: 0, hold: 0.5, 'fall-back': 1.5 }

/** An attack with what it may be expected to bring. */
export interface WeighedOrder {
  readonly order: Order
  readonly gain: number
}

/** Attacks that are worth their action, the most promising first. */
export function listWorthwhileOrders(promises: readonly WeighedOrder[]): Order[] {
  return sortByGain(promises.filter(({ gain }) => gain >= MIN_GAIN))
}

/** The most promising first, however little that is. */
export function sortByGain(promises: readonly WeighedOrder[]): Order[] {
  return promises.toSorted((a, b) => b.gain - a.gain).map(({ order }) => order)
}

/** What is said of a way that is taken when no attack is worth it, by what its side is about. */
export function getMoveReasons(forward: string, rule: string): Readonly<Record<Stance, OrderReason>> {
  const why = 'It goes round what is in the way towards the nearest foe that its side knows of.'
  return {
    press: { what: forward, why, rule },
    hold: { what: 'Take cover', why: 'There it is better hidden from those that see it.', rule },
    'fall-back': { what: 'Fall back', why: 'There fewer see it.', rule },
  }
}

/** What an attack promises, in words. */
export const formatGain = (gain: number): string =>
  `It is worth about ${gain.toFixed(1)} hit-points, kills and flight counted.`

/** Somewhere to go, with where it ends. */
type Way = Pick<Order, 'command' | 'to' | 'heading'> & { readonly to: Point }

/** Ends of ways that it might go, and the way to each: null where it may not go there. */
interface Ways<End extends { readonly to: Point }> {
  readonly ends: readonly End[]
  readonly wayTo: (end: End) => Way | null
  readonly says: Readonly<Record<Stance, OrderReason>>
  readonly climber: Climber
}

/** Where it goes when no attack is worth it, by what its side is about: the best few ends that are better than to stay, looked at one after the other. */
export function* listBestMoves<End extends { readonly to: Point }>(
  outlook: Visibility,
  unit: BattleUnit,
  { ends, wayTo, says, climber }: Ways<End>,
): Generator<Order> {
  const body = outlook.places[unit.id]
  if (body === undefined) return
  const { stance } = outlook.mind
  const worth = worthOf(outlook, body, climber)
  const least = worth(body) + LEAST_BETTER
  const better = ends.map((end) => ({ end, worth: worth(end.to) })).filter((candidate) => candidate.worth > least)
  let found = 0
  for (const { end } of better.toSorted((a, b) => b.worth - a.worth)) {
    const way = wayTo(end)
    if (way === null) continue
    yield createOrder(unit, way, says[stance])
    found += 1
    if (found === MOST_WAYS) return
  }
}

/** What it is worth to stand at a place, by what the side is about. */
function worthOf(outlook: Visibility, body: Body, climber: Climber): (place: Point) => number {
  const goal = findNearestKnownFoe(outlook, body)
  if (outlook.mind.stance !== 'press') return (place) => shelter(outlook, moveBody(body, place), goal)
  const lengthFrom = createDistanceLookup(outlook.field, { goal, climber })
  return (place) => -lengthFrom(place)
}

/** The nearest foe that is seen or remembered; the middle of the field where there is none, and from there the far side. */
export function findNearestKnownFoe({ mind, places, field, battle }: Visibility, body: Body): Point {
  const far = (point: Point) => Math.hypot(point.x - body.x, point.y - body.y)
  let nearest: Point | null = null
  let nearestCm = Infinity
  for (const id in mind.seen) {
    const point = places[id] ?? (mind.seen[id] as Point)
    const cm = far(point)
    if (cm <= 3 || cm >= nearestCm) continue
    nearest = point
    nearestCm = cm
  }
  if (nearest !== null) return nearest
  const middle = { x: field.widthCm / 2, y: field.depthCm / 2 }
  if (far(middle) > 15) return middle
  return { x: (field.widthCm * ((battle.turn % 3) + 1)) / 4, y: body.y < middle.y ? field.depthCm - 5 : 5 }
}

/** How well a place hides a body from the foes in sight, with a little for being far from them. */
function shelter(outlook: Visibility, there: Body, goal: Point): number {
  const { field, places, side, battle } = outlook
  let hidden = 0
  for (const unit of battle.units) {
    const foe = unit.side === side ? undefined : places[unit.id]
    if (foe === undefined) continue
    if (!isSeen(field, there, foe)) hidden += 3
    else if (isCovered(field, foe, there)) hidden += 2
  }
  return hidden + Math.min(20, Math.hypot(goal.x - there.x, goal.y - there.y)) / 20
}
