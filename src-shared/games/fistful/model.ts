import type { HexBoard } from '#shared/kit/hex.ts'
import type { Settings } from './tables/settings.ts'
import type { ArmedKind, ShipKind } from './tables/ships.ts'

/** The two sides: A chose a homeworld first (FIST-SETUP-4). */
export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

/** The other side. */
export const getOtherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A')

/** A star's label such as `0412`: row and column on the map (FIST-MAP-1). Sort labels as texts. */
export type StarLabel = string

/** How many ships of each kind; kinds with none are left out. */
export type Ships = { readonly [Kind in ShipKind]?: number }

/** A star of the map. */
export interface MapStar {
  readonly name: string
  /** The largest colony that it can hold (FIST-MAP-2). */
  readonly rating: number
}

/** The map as the game began with it; later edits of the cluster do not reach a running game. */
export interface GameMap {
  readonly board: HexBoard
  readonly stars: Readonly<Record<StarLabel, MapStar>>
  /** Pairs of stars with a route drawn between them, for `routeMode` drawn (FIST-MAP-3). */
  readonly routes: readonly (readonly [StarLabel, StarLabel])[]
}

/** A colony at a star. */
export interface Colony {
  readonly owner: Side
  readonly size: number
  readonly fortified: boolean
  /** The turn of the first payment for a fort that is not finished, or null (FIST-FORT-1). */
  readonly fortProgress: number | null
  /** At how many colony steps in a row enemies have stood here while it was fortified; 0 when nobody besieges it (FIST-CAP-3). */
  readonly besieged: number
  /** The turn it was founded; 0 for homeworlds (FIST-PROD-6). */
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

/** How a game ended (FIST-VIC-1, -2, -3). */
export interface GameResult {
  readonly winner: Side | null
  readonly why: 'homeworld' | 'both-homeworlds' | 'resigned' | 'turn-limit' | 'forfeit'
}

/** A game between two turns. Fleets are sorted by owner, then letter. */
export interface GameState {
  readonly settings: Settings
  readonly map: GameMap
  /** The turn that orders are written for, counted from 1. */
  readonly turn: number
  /** Null until it is chosen. */
  readonly homeworlds: Readonly<Record<Side, StarLabel | null>>
  readonly colonies: Readonly<Record<StarLabel, Colony>>
  readonly fleets: readonly Fleet[]
  /** Null while it goes on. */
  readonly result: GameResult | null
}

/** Lands one transport of a fleet where it stands (FIST-COL-1). */
export interface LandOrder {
  readonly fleet: string
}

/** The final make-up of all of a side's fleets at one star (FIST-REORG-2). */
export interface ReorganiseOrder {
  readonly star: StarLabel
  readonly fleets: Readonly<Record<string, Ships>>
}

/** One thing that a star makes: a ship that joins a fleet there, a payment for a fort, or growth (FIST-PROD-3). */
export type BuildItem =
  | { readonly kind: ShipKind; readonly fleet: string }
  | { readonly kind: 'fortify' }
  | { readonly kind: 'grow' }

/** What one star makes in a turn; accepted or refused as a whole. */
export interface BuildOrder {
  readonly star: StarLabel
  readonly items: readonly BuildItem[]
}

/** What a fleet does in Phase II (FIST-ORD-1). */
export type FleetOrder =
  | { readonly fleet: string; readonly order: 'defend' }
  | { readonly fleet: string; readonly order: 'move' | 'withdraw'; readonly to: StarLabel }
  | { readonly fleet: string; readonly order: 'recon'; readonly targets: readonly StarLabel[] }

/** Everything that one side orders for a turn; nothing ordered means that all fleets defend. */
export interface Orders {
  readonly land: readonly LandOrder[]
  readonly reorg: readonly ReorganiseOrder[]
  readonly build: readonly BuildOrder[]
  readonly fleetOrders: readonly FleetOrder[]
}

/** Orders that order nothing. */
export const NO_ORDERS: Orders = { land: [], reorg: [], build: [], fleetOrders: [] }

/** Which part of an order sheet something is about. */
export type OrderPart = 'land' | 'reorg' | 'build' | 'order'

/** An order that was not carried out; the rest stands. */
export interface RejectedOrder {
  readonly side: Side
  readonly part: OrderPart
  /** The star (reorg, build) or the fleet (land, order). */
  readonly about: string
  /** A short code such as `out-of-range`; reasons.ts says it in words. */
  readonly reason: RejectionReason
  /** What comes nearest and would have been legal, or null. */
  readonly nearest: string | null
}

/** Why an order was not carried out. */
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

/** One ship in a line-up. */
export interface ShipInLine {
  readonly side: Side
  readonly fleet: string
  readonly kind: ArmedKind
}

/** One die of a battle: a ship of the larger side against the ship that it faces (FIST-COMBAT-4, -5). */
export interface CombatRoll {
  readonly attacker: ShipInLine
  readonly enemy: ShipInLine
  /** Whether the attacker leads its group: only a lead can be lost. */
  readonly isLead: boolean
  readonly face: number
  /** The side that loses the ship; null where the face is ignored. */
  readonly loses: Side | null
}

/** The fleets of one side at a star, by letter. */
export type FleetsByLetter = Readonly<Record<string, Ships>>

/** A fight at a star, die by die. */
export interface BattleReport {
  readonly star: StarLabel
  readonly start: Readonly<Record<Side, FleetsByLetter>>
  readonly rounds: readonly (readonly CombatRoll[])[]
  readonly winner: Side
  /** What the winner has left. */
  readonly survivors: FleetsByLetter
  /** Where it was flown, not rolled: the cubes of each side, and those that the winner had left (SP-CLASH-2). */
  readonly flown?: { readonly A: number; readonly B: number; readonly left: number }
}

/** What scouts saw of an enemy at a star (FIST-RECON-2). */
export interface ReconReport {
  readonly side: Side
  readonly fleet: string
  readonly star: StarLabel
  readonly enemyFleets: FleetsByLetter
  readonly colony: (Pick<Colony, 'size' | 'fortified'> & { readonly besieged: boolean }) | null
}

/** What came of a turn, in the order in which it happened (FIST-REP-2). */
export interface TurnReport {
  readonly turn: number
  readonly rejected: readonly RejectedOrder[]
  readonly landings: readonly { readonly side: Side; readonly star: StarLabel; readonly fleet: string }[]
  /** Faces thrown over contested landings. */
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
    /** What it met and gave way to. */
    readonly met: FleetsByLetter
    readonly ships: Ships
  }[]
  readonly battles: readonly BattleReport[]
  /** Transports that stand side by side without a fight (FIST-COMBAT-9), or were destroyed without a roll (FIST-COMBAT-8). */
  readonly lostTransports: readonly { readonly side: Side; readonly star: StarLabel; readonly count: number }[]
  readonly sieges: readonly { readonly star: StarLabel; readonly by: Side; readonly turns: number }[]
  readonly liftedSieges: readonly StarLabel[]
  readonly captures: readonly {
    readonly star: StarLabel
    readonly from: Side
    readonly to: Side
    readonly size: number
  }[]
  /** Captures and sieges that were fought for, not taken by the book; left out where there are none (SAND-LAND-2). */
  readonly foughtCaptures?: readonly { readonly star: StarLabel; readonly attacker: Side; readonly winner: Side }[]
  readonly recon: readonly ReconReport[]
  readonly result: GameResult | null
  /** Every face in the order in which it was thrown. */
  readonly dice: readonly number[]
}
