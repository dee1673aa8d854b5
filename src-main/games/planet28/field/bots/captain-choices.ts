import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { BotStance } from '#shared/games/planet28/field/run.ts'
import type { Point } from '#shared/kit/convex.ts'
import { moveBody } from '../body.ts'
import type { FieldOrder } from '../field-battle.ts'
import { type ClimbingKind, createPathLengthLookup } from '../path-lengths.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { isPartlyHidden, hasLineOfSight } from '../sight.ts'
import { createFieldOrder, type OrderExplanation } from './bot.ts'

/** Minimum expected hit points of an attack that is worth its action. */
export const MIN_ATTACK_GAIN = 0.4
/** Minimum advantage of a place over the current one to move there, and the maximum number of places tried. */
const LEAST_BETTER = 0.5
const MOST_WAYS = 3
/** Hit points subtracted from the expected gain of a melee attack for the counter-attack it invites, by stance. */
export const COUNTER_ATTACK_COST_BY_STANCE: Readonly<Record<BotStance, number>> = {
  press: 0,
  hold: 0.5,
  'fall-back': 1.5,
}

/** An attack with its expected gain. */
export interface WeighedOrder {
  readonly order: FieldOrder
  readonly gain: number
}

/** Attacks worth their action, highest gain first. */
export function listWorthwhileOrders(promises: readonly WeighedOrder[]): FieldOrder[] {
  return sortOrdersByGain(promises.filter(({ gain }) => gain >= MIN_ATTACK_GAIN))
}

/** Sorts attacks by gain, highest first, without a minimum. */
export function sortOrdersByGain(promises: readonly WeighedOrder[]): FieldOrder[] {
  return promises.toSorted((a, b) => b.gain - a.gain).map(({ order }) => order)
}

/** Reason for a move made when no attack is worth its action, by stance. */
export function getMoveExplanationsByStance(
  forward: string,
  rule: string,
): Readonly<Record<BotStance, OrderExplanation>> {
  const why = 'It goes round what is in the way towards the nearest foe that its side knows of.'
  return {
    press: { what: forward, why, rule },
    hold: { what: 'Take cover', why: 'There it is better hidden from those that see it.', rule },
    'fall-back': { what: 'Fall back', why: 'There fewer see it.', rule },
  }
}

/** Formats the gain of an attack. */
export const formatGain = (gain: number): string =>
  `It is worth about ${gain.toFixed(1)} hit points, kills and flight counted.`

/** A possible move with its end. */
type Way = Pick<FieldOrder, 'command' | 'to' | 'heading'> & { readonly to: Point }

/** Candidate ends of a move, and the move to each. Null if the unit may not move there. */
interface Ways<End extends { readonly to: Point }> {
  readonly ends: readonly End[]
  readonly wayTo: (end: End) => Way | null
  readonly says: Readonly<Record<BotStance, OrderExplanation>>
  readonly climber: ClimbingKind
}

/**
 * Generates moves for when no attack is worth its action, by stance. Only the best few ends that improve on the
 * current place are tried, lazily.
 */
export function* generateBestMoveOrders<End extends { readonly to: Point }>(
  outlook: SideKnowledge,
  unit: BattleUnit,
  { ends, wayTo, says, climber }: Ways<End>,
): Generator<FieldOrder> {
  const body = outlook.places[unit.id]
  if (body === undefined) return
  const { stance } = outlook.mind
  const worth = worthOf(outlook, body, climber)
  const least = worth(body) + LEAST_BETTER
  const better = ends.map((end) => ({ end, worth: worth(end.to) })).filter((candidate) => candidate.worth > least)
  let found = 0
  for (const { end } of better.toSorted((a, b) => b.worth - a.worth)) {
    const path = wayTo(end)
    if (path === null) continue
    yield createFieldOrder(unit, path, says[stance])
    found += 1
    if (found === MOST_WAYS) return
  }
}

/** Returns the value of standing at a place, by stance. */
function worthOf(outlook: SideKnowledge, body: MiniatureOnField, climber: ClimbingKind): (place: Point) => number {
  const goal = computeAdvanceGoal(outlook, body)
  if (outlook.mind.stance !== 'press') return (place) => shelter(outlook, moveBody(body, place), goal)
  const lengthFrom = createPathLengthLookup(outlook.field, { goal, climber })
  return (place) => -lengthFrom(place)
}

/** Nearest enemy in sight or remembered. Without one, the centre of the field, and from there the far side. */
export function computeAdvanceGoal({ mind, places, field, battle }: SideKnowledge, body: MiniatureOnField): Point {
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

/**
 * Value of a place as cover from the enemies in sight, with a small bonus for the distance to `goal`, the nearest
 * known enemy.
 */
function shelter(outlook: SideKnowledge, there: MiniatureOnField, goal: Point): number {
  const { field, places, side, battle } = outlook
  let hidden = 0
  for (const unit of battle.units) {
    const foe = unit.side === side ? undefined : places[unit.id]
    if (foe === undefined) continue
    if (!hasLineOfSight(field, there, foe)) hidden += 3
    else if (isPartlyHidden(field, foe, there)) hidden += 2
  }
  return hidden + Math.min(20, Math.hypot(goal.x - there.x, goal.y - there.y)) / 20
}
