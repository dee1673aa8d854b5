/** Cost and abilities of a kind of ship. Two values of the dreadnought are settings (FIST-PROD-8). */
export interface ShipRow {
  readonly name: string
  /** In production points. */
  readonly cost: number
  /** Hexes per turn. */
  readonly range: number
  /** Rank in the line-up, higher first; 0 for unarmed ships, which stay out of it (FIST-COMBAT-2). */
  readonly strength: number
}

/** Kinds of ships, from weakest to strongest (FIST-PROD-3, FIST-MOVE-1, FIST-COMBAT-2). */
export const SHIPS = {
  T: { name: 'Transport', cost: 2, range: 3, strength: 0 },
  S: { name: 'Scout', cost: 2, range: 5, strength: 1 },
  C: { name: 'Cruiser', cost: 3, range: 4, strength: 2 },
  D: { name: 'Dreadnought', cost: 4, range: 3, strength: 3 },
} as const satisfies Record<string, ShipRow>
export type ShipKind = keyof typeof SHIPS

/** All kinds, transports first: the order in which fleets are written. */
export const SHIP_KINDS = ['T', 'S', 'C', 'D'] as const satisfies readonly ShipKind[]

/** Armed kinds, weakest first. */
export const ARMED_KINDS = ['S', 'C', 'D'] as const
export type ArmedKind = (typeof ARMED_KINDS)[number]

/**
 * Combat chart: for a pair of kinds, the weaker first, the highest face of a D6 that destroys the first; a higher face
 * destroys the second. In a pair of the same kind the first is player A's (FIST-COMBAT-4, FIST-COMBAT-10).
 */
export const COMBAT_CHART = {
  S: { S: 3, C: 4, D: 5 },
  C: { C: 3, D: 4 },
  D: { D: 3 },
} as const

/** Cost of each of the two turns of fortifying, in points (FIST-FORT-1). */
export const FORT_COST_PER_TURN = 3

/** Maximum distance between a recon fleet and its target, in hexes (FIST-RECON-1). */
export const MAX_RECON_DISTANCE_HEXES = 5
