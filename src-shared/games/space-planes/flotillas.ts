/** What became of a ship of a flotilla. */
export const FATES = ['flying', 'lost', 'retired'] as const
export type Fate = (typeof FATES)[number]

/** The most ships of a flotilla: six cubes fly at a time (SP-COMP-1), the others wait, rest or are lost. */
export const MAX_SHIPS = 36

/** The colours of a cube's paper, as #rrggbb: the ground of its faces, and the band that tells it from the others. */
export interface Livery {
  readonly hull: string
  readonly trim: string
}

/** A named cube. */
export interface CubeShip {
  /** Its own within the flotilla. */
  readonly id: string
  readonly name: string
  readonly captain: string
  readonly livery: Livery
  /** The drawing on its faces; null for the standard set, as is one that has gone. */
  readonly faceSetId: string | null
  readonly kills: number
  readonly fate: Fate
  /** How it was lost, or what else is to be said of it. */
  readonly story: string
}

/** Colours that look apart on paper and in black and white, ship by ship. */
export const LIVERIES = [
  { hull: '#ffffff', trim: '#235fa8' },
  { hull: '#ffffff', trim: '#ad2a1d' },
  { hull: '#ffffff', trim: '#87690a' },
  { hull: '#ffffff', trim: '#2f6b4f' },
  { hull: '#ffffff', trim: '#6b3a7d' },
  { hull: '#ffffff', trim: '#333333' },
] as const satisfies readonly Livery[]

/** What flies: neither lost nor retired. */
export function listFlyingShips<Ship extends Pick<CubeShip, 'fate'>>(ships: readonly Ship[]): Ship[] {
  return ships.filter(({ fate }) => fate === 'flying')
}

/** Ships that the whole flotilla shot down. */
export function sumKills(ships: readonly Pick<CubeShip, 'kills'>[]): number {
  return ships.reduce((sum, { kills }) => sum + kills, 0)
}
