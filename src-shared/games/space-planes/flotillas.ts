/** What became of a ship of a flotilla. */
export const FATES = ['flying', 'lost', 'retired'] as const
type Fate = (typeof FATES)[number]

/** The most ships of a flotilla: six cubes fly at a time (SP-COMP-1), the others wait, rest or are lost. */
export const MOST_SHIPS = 36

/** The colours of a cube's paper, as #rrggbb: the ground of its faces, and the band that tells it from the others. */
interface Livery {
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
