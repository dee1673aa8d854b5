import type { HexBoard } from '#shared/kit/hex.ts'
import type { FistfulSettings } from './tables/settings.ts'
import type { ArmedKind, ShipKind } from './tables/ships.ts'

/** The two sides. A was the first to choose a homeworld (FIST-SETUP-4). */
export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

export const getOtherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A')

/** A star's label such as `0412`: row and column on the map (FIST-MAP-1). Labels are sorted as text. */
export type StarLabel = string

/** Number of ships by kind, without zeros. */
export type Ships = { readonly [Kind in ShipKind]?: number }

/** A star of the map. */
export interface MapStar {
  readonly name: string
  /** Maximum size of its colony (FIST-MAP-2). */
  readonly rating: number
}

/** The map at the start of the game. Later edits of the cluster do not affect a running game. */
export interface GameMap {
  readonly board: HexBoard
  readonly stars: Readonly<Record<StarLabel, MapStar>>
  /** Pairs of stars with a drawn route, for `routeMode` drawn (FIST-MAP-3). */
  readonly routes: readonly (readonly [StarLabel, StarLabel])[]
}

/** A colony at a star. */
export interface Colony {
  readonly owner: Side
  readonly size: number
  readonly fortified: boolean
  /** The turn of the first payment for an unfinished fort, or null (FIST-FORT-1). */
  readonly fortProgress: number | null
  /**
   * Number of consecutive colony steps with enemies present while it was fortified; 0 if it is not besieged
   * (FIST-CAP-3).
   */
  readonly besieged: number
  /** The turn of its foundation; 0 for homeworlds (FIST-PROD-6). */
  readonly founded: number
}

/** A fleet of one side at one star (FIST-REORG-1). */
export interface Fleet {
  readonly owner: Side
  /** A letter A-Z. */
  readonly id: string
  readonly at: StarLabel
  readonly ships: Ships
}

/** Result of a game (FIST-VIC-1, -2, -3). */
export interface GameResult {
  readonly winner: Side | null
  readonly why: 'homeworld' | 'both-homeworlds' | 'resigned' | 'turn-limit' | 'forfeit'
}

/** State of a game between two turns. Fleets are sorted by owner, then letter. */
export interface GameState {
  readonly settings: FistfulSettings
  readonly map: GameMap
  /** The turn for which orders are written, from 1. */
  readonly turn: number
  /** Null until chosen. */
  readonly homeworlds: Readonly<Record<Side, StarLabel | null>>
  readonly colonies: Readonly<Record<StarLabel, Colony>>
  readonly fleets: readonly Fleet[]
  /** Null while the game goes on. */
  readonly result: GameResult | null
}

/** Lands one transport of a fleet at its star (FIST-COL-1). */
export interface LandOrder {
  readonly fleet: string
}

/** Final composition of all fleets of a side at one star (FIST-REORG-2). */
export interface ReorganiseOrder {
  readonly star: StarLabel
  readonly fleets: Readonly<Record<string, Ships>>
}

/** One product of a star: a ship that joins a fleet there, a payment for a fort, or growth (FIST-PROD-3). */
export type BuildItem =
  | { readonly kind: ShipKind; readonly fleet: string }
  | { readonly kind: 'fortify' }
  | { readonly kind: 'grow' }

/** Production of one star in a turn; accepted or refused as a whole. */
export interface BuildOrder {
  readonly star: StarLabel
  readonly items: readonly BuildItem[]
}

/** Action of a fleet in Phase II (FIST-ORD-1). */
export type FleetOrder =
  | { readonly fleet: string; readonly order: 'defend' }
  | { readonly fleet: string; readonly order: 'move' | 'withdraw'; readonly to: StarLabel }
  | { readonly fleet: string; readonly order: 'recon'; readonly targets: readonly StarLabel[] }

/** All orders of one side for a turn. Fleets without an order defend. */
export interface Orders {
  readonly land: readonly LandOrder[]
  readonly reorg: readonly ReorganiseOrder[]
  readonly build: readonly BuildOrder[]
  readonly fleetOrders: readonly FleetOrder[]
}

export const NO_ORDERS: Orders = { land: [], reorg: [], build: [], fleetOrders: [] }

/** Section of an order sheet. */
export type OrderSheetSection = 'land' | 'reorg' | 'build' | 'order'

/** An order that was not carried out. The others are unaffected. */
export interface RejectedOrder {
  readonly side: Side
  readonly part: OrderSheetSection
  /** The star (reorg, build) or the fleet (land, order). */
  readonly about: string
  /** A code such as `out-of-range`; its text is in rejection-texts.ts. */
  readonly reason: RejectionReason
  /** The nearest legal order, or null. */
  readonly nearest: string | null
}

/** Codes of the reasons why an order was not carried out. */
export const REJECTION_REASONS = [
  'no-such-fleet',
  'not-a-star',
  'not-yours',
  'no-transport',
  'colony-there',
  'contested',
  'ships-differ',
  'letter-taken',
  'too-many-fleets',
  'no-colony',
  'founded-this-turn',
  'besieged',
  'not-enough-points',
  'size-one',
  'at-maximum',
  'growth-takes-all',
  'already-fortified',
  'fortify-once',
  'no-free-fleet',
  'out-of-range',
  'same-star',
  'no-route',
  'too-far-from-colony',
  'no-friendly-colony',
  'no-referee',
  'no-scout',
  'too-many-targets',
  'no-targets',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** A ship in a line-up. */
export interface ShipInLineUp {
  readonly side: Side
  readonly fleet: string
  readonly kind: ArmedKind
}

/** A die of a battle: a ship of the larger side against its opponent (FIST-COMBAT-4, -5). */
export interface CombatRoll {
  readonly attacker: ShipInLineUp
  readonly enemy: ShipInLineUp
  /** Whether the attacker leads its group. Only a lead ship can be lost. */
  readonly isLead: boolean
  readonly face: number
  /** The side that loses the ship; null if the face is ignored. */
  readonly loses: Side | null
}

/** Fleets of one side at a star, by letter. */
export type ShipsByFleetLetter = Readonly<Record<string, Ships>>

/** A fight at a star with its dice. */
export interface BattleReport {
  readonly star: StarLabel
  readonly start: Readonly<Record<Side, ShipsByFleetLetter>>
  readonly rounds: readonly (readonly CombatRoll[])[]
  readonly winner: Side
  /** Surviving ships of the winner. */
  readonly survivors: ShipsByFleetLetter
  /** If it was flown instead of rolled: the cubes of each side, and the number the winner had left (SP-CLASH-2). */
  readonly flown?: { readonly A: number; readonly B: number; readonly left: number }
}

/** Reconnaissance of enemies at a star (FIST-RECON-2). */
export interface ReconReport {
  readonly side: Side
  readonly fleet: string
  readonly star: StarLabel
  readonly enemyFleets: ShipsByFleetLetter
  readonly colony: (Pick<Colony, 'size' | 'fortified'> & { readonly besieged: boolean }) | null
}

/** Results of a turn in order of occurrence (FIST-REP-2). */
export interface TurnReport {
  readonly turn: number
  readonly rejected: readonly RejectedOrder[]
  readonly landings: readonly { readonly side: Side; readonly star: StarLabel; readonly fleet: string }[]
  /** Dice for contested landings. */
  readonly landingRolls: readonly { readonly star: StarLabel; readonly face: number }[]
  readonly production: readonly {
    readonly side: Side
    readonly star: StarLabel
    readonly items: readonly BuildItem[]
    readonly spent: number
    /** Points that were lost. */
    readonly unspent: number
  }[]
  readonly moves: readonly {
    readonly side: Side
    readonly fleet: string
    readonly from: StarLabel
    readonly to: StarLabel
  }[]
  readonly withdrawals: readonly {
    readonly side: Side
    readonly fleet: string
    readonly from: StarLabel
    readonly to: StarLabel
    /** Counted from 1 (FIST-WD-3). */
    readonly wave: number
    /** The enemy it encountered and withdrew from. */
    readonly met: ShipsByFleetLetter
    readonly ships: Ships
  }[]
  readonly battles: readonly BattleReport[]
  /** Transports that coexist without a fight (FIST-COMBAT-9), or were destroyed without a roll (FIST-COMBAT-8). */
  readonly lostTransports: readonly { readonly side: Side; readonly star: StarLabel; readonly count: number }[]
  readonly sieges: readonly { readonly star: StarLabel; readonly by: Side; readonly turns: number }[]
  readonly liftedSieges: readonly StarLabel[]
  readonly captures: readonly {
    readonly star: StarLabel
    readonly from: Side
    readonly to: Side
    readonly size: number
  }[]
  /** Captures and sieges that were played as a match instead of by the book; omitted if none (SAND-LAND-2). */
  readonly foughtCaptures?: readonly { readonly star: StarLabel; readonly attacker: Side; readonly winner: Side }[]
  readonly recon: readonly ReconReport[]
  readonly result: GameResult | null
  /** All dice in the order of rolling. */
  readonly dice: readonly number[]
}
