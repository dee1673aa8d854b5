import { findArcanaHooks } from '#main/games/planet28/battle/powers/effects/arcana.ts'
import type { OrderInputName as InputName } from '#shared/games/planet28/battle/choices.ts'
import type { BattleMapState } from '#shared/games/planet28/field/map.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { Input, Json } from '#shared/match/protocol.ts'
import { createOrderInput, type OrderInputContext } from './input-context.ts'
import { createMoveLengthInput } from './number-inputs.ts'

/** What a map measures in place of the players (P28-MEAS-3). */
const MEASURED: ReadonlySet<InputName> = new Set([
  'bystanders',
  'climb',
  'cm',
  'contacts',
  'cover',
  'distanceCm',
  'dropCm',
  'enemyDistances',
  'ground',
  'groups',
  'guessCm',
  'heightCm',
  'hiddenMembers',
  'hull',
  'isAtEdge',
  'isImpassable',
  'isSeen',
  'near',
  'obstacleCm',
  'ownHull',
  'through',
  'turnDegrees',
  'zones',
])

/** Whether the map gives a value of an order. How far a target is pushed, and from how high a flyer falls, it does not. */
export function isMeasuredOnMap({ battle, choice }: OrderInputContext, name: InputName): boolean {
  if (battle.map === undefined || !MEASURED.has(name)) return false
  return !(name === 'cm' && choice.order.type === 'push') && !(name === 'dropCm' && choice.order.type === 'drop')
}

/** The place where an order ends, pointed at on the map; empty for orders that go nowhere, or to a target. */
export function createPlaceInputs(context: OrderInputContext): Input[] {
  const { battle, choice } = context
  const body = battle.map?.places[String(choice.order['unit'])]
  if (battle.map === undefined || body === undefined || !endsElsewhere(context)) return []
  const reach = choice.reach === null ? null : createMoveLengthInput(context).hint
  const hint = ['Point at the map, or use the arrows.', ...(reach === null ? [] : [`${reach}.`])].join(' ')
  const points = { max: 1, from: toBoardPoint(battle.map, body), step: 1 }
  return [createOrderInput(context, 'to', { points, hint })]
}

function endsElsewhere({ choice: { order, facts, targets } }: OrderInputContext): boolean {
  if (order.type === 'cast') return findArcanaHooks(String(order['arcana']))?.movesUser === true
  const isMove = order.type === 'move' || order.type === 'depart' || order.type === 'drive'
  return isMove && targets === null && facts.includes('cm')
}

/** Converts a point of the field, whose y axis points to the near edge, to one of the board, whose points up. */
export function toBoardPoint({ field: { depthCm } }: BattleMapState, { x, y }: Point): Point {
  return { x, y: depthCm - y }
}

/** Reads the place of an order from the points of its input; undefined if none was pointed at. */
export function readPlace({ field: { widthCm, depthCm } }: BattleMapState, points: Json): Point | undefined {
  const [point] = (Array.isArray(points) ? points : []) as readonly (Point | undefined)[]
  if (point === undefined) return undefined
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  return { x: within(point.x, widthCm), y: within(depthCm - point.y, depthCm) }
}
