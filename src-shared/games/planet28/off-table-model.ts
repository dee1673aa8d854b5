// Off-table games: scenes between battles on a board of places and days (pp. 56-57, P28-OFF-1).

/** Kinds of services of a place. */
export const SERVICE_KINDS = ['market', 'doctor', 'repair-yard', 'recruiter', 'other'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

/** Something available at a service: a row of gear, or the work of a doctor, a yard or a recruiter. */
export interface ServiceGood {
  /** Id of the row; for a doctor, a yard or a recruiter the kind of service. */
  readonly id: string
  /** Price in credits, even if it is usually paid in campaign points; null for the default price. */
  readonly price: number | null
  /** Remaining number; null if unlimited. */
  readonly left: number | null
}

/** A service of a place, with the gamemaster's limits. */
export interface PlaceService {
  /** Stable id within its place. */
  readonly id: string
  readonly kind: ServiceKind
  readonly name: string
  /** Price of gear as a percentage of the printed price. */
  readonly pricePercent: number
  /** Available rows; empty for all. */
  readonly goods: readonly ServiceGood[]
  /** Warbands that are served; empty for all. */
  readonly warbandIds: readonly string[]
  /** Uses per day; null if unlimited. */
  readonly perDay: number | null
}

/** Activities of a group for a day. */
export const DEEDS = ['go', 'shop', 'heal', 'repair', 'recruit', 'watch', 'talk', 'rest', 'other'] as const
export type Deed = (typeof DEEDS)[number]

/** Kind of service required by an activity, if any. */
export const SERVICE_BY_DEED = {
  shop: 'market',
  heal: 'doctor',
  repair: 'repair-yard',
  recruit: 'recruiter',
} as const satisfies Partial<Record<Deed, ServiceKind>>

/** A request of a group for its day. */
export type OffTableRequest =
  /** A piece of gear, or a weapon of a vehicle. */
  | { readonly what: 'gear'; readonly unitId: string; readonly id: string }
  /** Healing of an injury by a doctor, or by a Medic of the group (P28-TR-medic). */
  | { readonly what: 'heal'; readonly unitId: string; readonly conditionId: string; readonly medicId: string | null }
  /** Repair of all sections of a vehicle (P28-VCAMP-3), or of one damage (P28-VDT-0). */
  | { readonly what: 'repair'; readonly unitId: string; readonly conditionId: string | null }
  /** A new character: without choices, or with the profile of another one of the warband (P28-CAMP-5). */
  | { readonly what: 'recruit'; readonly name: string; readonly likeId: string | null }

/** Result of an order after its day. */
export interface DayOrderResult {
  readonly text: string
  /** Dice in order. */
  readonly faces: readonly number[]
  /** Ids of the ledger lines it created. */
  readonly ledgerIds: readonly string[]
  /** Medics that healed: they can do nothing else before the next battle. */
  readonly medicIds: readonly string[]
  /**
   * Units that bought something or haggled. A Medic among them cannot heal before the next battle. Missing in older
   * campaigns.
   */
  readonly busyIds?: readonly string[]
}
