/** Fate of a ship of a flotilla. */
export const SHIP_FATES = ['flying', 'lost', 'retired'] as const
export type ShipFate = (typeof SHIP_FATES)[number]

/**
 * Maximum number of ships of a flotilla. At most six cubes fly at a time (SP-COMP-1); the others are in reserve,
 * retired or lost.
 */
export const MAX_FLOTILLA_SHIPS = 36

/** Paper colours of a cube as #rrggbb: the background of its faces, and the band that identifies it. */
export interface Livery {
  readonly hull: string
  readonly trim: string
}

/** A named cube. */
export interface FlotillaCube {
  /** Unique within the flotilla. */
  readonly id: string
  readonly name: string
  readonly captain: string
  readonly livery: Livery
  /** Drawing of its faces; null for the standard set, which also replaces a deleted one. */
  readonly faceSetId: string | null
  readonly kills: number
  readonly fate: ShipFate
  /** How it was lost, or other notes. */
  readonly story: string
}

/** Default colours by ship, distinguishable on paper and in black and white. */
export const DEFAULT_LIVERIES = [
  { hull: '#ffffff', trim: '#235fa8' },
  { hull: '#ffffff', trim: '#ad2a1d' },
  { hull: '#ffffff', trim: '#87690a' },
  { hull: '#ffffff', trim: '#2f6b4f' },
  { hull: '#ffffff', trim: '#6b3a7d' },
  { hull: '#ffffff', trim: '#333333' },
] as const satisfies readonly Livery[]

/** Ships that are neither lost nor retired. */
export function listFlyingShips<Ship extends Pick<FlotillaCube, 'fate'>>(ships: readonly Ship[]): Ship[] {
  return ships.filter(({ fate }) => fate === 'flying')
}

/** Total number of ships shot down by the flotilla. */
export function sumKills(ships: readonly Pick<FlotillaCube, 'kills'>[]): number {
  return ships.reduce((sum, { kills }) => sum + kills, 0)
}
