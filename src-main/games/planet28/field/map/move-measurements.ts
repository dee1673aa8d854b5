import { IllegalCommand } from '#main/games/kit/transaction.ts'
import { computeCurrentSpeed } from '#main/games/planet28/battle/morale/break-tests.ts'
import { getPendingDecision, getBattleRules, listUnitsLockedWith } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { Point } from '#shared/kit/convex.ts'
import { createRetreatOrder, findCharge, findMoveTo } from '../moves.ts'
import { computePushedBody, isTouching } from '../placement.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { getGroundHeightAt } from '../sight.ts'
import { getPointAlong } from '../straight-path.ts'

type Move = BattleCommandOf<'move'> | BattleCommandOf<'depart'>

/**
 * Adds the path of a Move to a place, or straight into contact with the charged unit. A place beyond the unit's Speed
 * becomes the farthest place on the way there. Throws an `IllegalCommand` if the way is blocked (P28-MOVE-1,
 * P28-CHRG-1).
 */
export function addMoveMeasurements<Order extends Move>(view: SideKnowledge, unit: BattleUnit, order: Order): Order {
  const body = view.places[unit.id]
  if (unit.kind === 'vehicle' || body === undefined) return order
  if (order.charge !== undefined) return { ...order, ...measureCharge(view, unit, order.charge) }
  if (order.to === undefined) return { ...order, said: { ...order.said, contacts: [] } }
  const { speedCm } = computeCurrentSpeed({ rules: getBattleRules(view.battle) }, unit)
  const to = getReached(body, order.to, speedCm)
  const move = findMoveTo(view, unit, to, Infinity)
  if (move !== null) return { ...order, said: move.command.said, to }
  throw new IllegalCommand(
    'blocked',
    `${unit.name} cannot go straight there: the edge, impassable ground, a second face or another unit is in the way. Choose a place before it, or go round in two Moves.`,
    'P28-MOVE-3',
  )
}

function measureCharge(view: SideKnowledge, unit: CharacterOrSquadUnit, target: string): Pick<Move, 'said' | 'to'> {
  const charge = findCharge(view, unit, target)
  if (charge !== null) return { said: charge.command.said, to: charge.to }
  const name = view.battle.units.find(({ id }) => id === target)?.name ?? target
  throw new IllegalCommand(
    'no-way',
    `No straight and level way within its Speed leads ${unit.name} into contact with ${name}.`,
    'P28-CHRG-2',
  )
}

/** The place itself, or the farthest point on the straight line to it. */
function getReached(from: Point, to: Point, speedCm: number): Point {
  return Math.hypot(to.x - from.x, to.y - from.y) <= speedCm
    ? { x: to.x, y: to.y }
    : getPointAlong(from, to, speedCm - 0.005)
}

/** Adds the path of a fleeing unit, straight to the nearest edge (P28-BREAK-6). */
export function addRetreatMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'retreat'>,
): BattleCommandOf<'retreat'> {
  if (unit.kind === 'vehicle') return order
  const { speedCm } = getPendingDecision(view.battle, 'retreat', unit.id)
  const { command, to } = createRetreatOrder(view, unit, speedCm)
  return { ...order, ...command, ...(to !== undefined && { to }) } as BattleCommandOf<'retreat'>
}

/** Adds how far a pushed unit falls, and which enemies it touches at the end (P28-PUSH-2, P28-FALL-4). */
export function addPushMeasurements(
  { field, places, battle }: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'push'>,
): BattleCommandOf<'push'> {
  const { target } = getPendingDecision(battle, 'push', unit.id)
  const [from, body] = [places[unit.id], places[target]]
  if (from === undefined || body === undefined) return order
  const end = computePushedBody({ field, places }, target, { from, cm: order.cm })
  const side = battle.units.find(({ id }) => id === target)?.side
  const locks = listUnitsLockedWith(battle, target)
  const contacts = battle.units.flatMap(({ id, side: otherSide }) => {
    const there = places[id]
    if (otherSide === side || there === undefined) return []
    return isTouching(end, there) || (end === body && locks.includes(id)) ? [id] : []
  })
  return { ...order, contacts, dropCm: Math.max(0, getGroundHeightAt(field, body) - getGroundHeightAt(field, end)) }
}
