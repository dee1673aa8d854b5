import type { MoveOption } from '#shared/games/planetary-sand/answers.ts'
import type { TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'
import type { Distance, Ends } from '#shared/games/planetary-sand/ways.ts'
import type { Order } from '../use-battle.ts'

/** One kind of ground on the way, and how much of it. */
export interface Leg {
  readonly terrain: TerrainId
  readonly length: Distance
}

/** The order of an option with the way that it lacked. */
export function withWay({ order }: MoveOption, legs: readonly Leg[], ends: Ends): Order {
  const stretches = legs.map(({ terrain, length }) => ({ terrain, length }))
  return { ...order, way: { stretches }, ends } as Order
}

/** The order of an option with the distance that it lacked. */
export function withDistance({ order }: MoveOption, distance: Distance): Order {
  return { ...order, distance } as Order
}
