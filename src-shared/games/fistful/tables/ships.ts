/** What a kind of ship costs and can do; two of a dreadnought's numbers are settings (FIST-PROD-8). */
export interface ShipRow {
  readonly name: string
  /** Production points. */
  readonly cost: number
  /** Hexes in one turn. */
  readonly range: number
  /** Its place in the line-up, higher first; 0 for the unarmed, who stay out of it (FIST-COMBAT-2). */
  readonly strength: number
}

/** Ships, from the weakest to the strongest (FIST-PROD-3, FIST-MOVE-1, FIST-COMBAT-2). */
export const SHIPS = {
  T: { name: 'Transport', cost: 2, range: 3, strength: 0 },
  S: { name: 'Scout', cost: 2, range: 5, strength: 1 },
  C: { name: 'Cruiser', cost: 3, range: 4, strength: 2 },
  D: { name: 'Dreadnought', cost: 4, range: 3, strength: 3 },
} as const satisfies Record<string, ShipRow>
export type ShipKind = keyof typeof SHIPS

/** Every kind, transports first: the order in which fleets are written. */
export const SHIP_KINDS = ['T', 'S', 'C', 'D'] as const satisfies readonly ShipKind[]

/** The kinds that fight, weakest first. */
export const ARMED_KINDS = ['S', 'C', 'D'] as const
export type ArmedKind = (typeof ARMED_KINDS)[number]

/**
 * The combat chart: of two kinds, the weaker one first, the highest face of a D6 that destroys the first;
 * any higher face destroys the second. Of two alike the first is player A's (FIST-COMBAT-4, FIST-COMBAT-10).
 */
export const COMBAT_CHART = {
  S: { S: 3, C: 4, D: 5 },
  C: { C: 3, D: 4 },
  D: { D: 3 },
} as const

/** Points that each of the two turns of fortifying costs (FIST-FORT-1). */
export const FORT_COST = 3

/** The most hexes from a recon fleet to what its scouts look at (FIST-RECON-1). */
export const RECON_HEXES = 5
