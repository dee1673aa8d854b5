// Off-table games: scenes between battles, on a board of places and days (pp. 56-57, P28-OFF-1).

/** What a place offers. */
export const SERVICE_KINDS = ['market', 'doctor', 'repair-yard', 'recruiter', 'other'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

/** Something that is to be had at a service: a row of gear, or what a doctor, a yard and a recruiter do. */
export interface Good {
  /** The row's id; at a doctor, a yard or a recruiter the service's kind. */
  readonly id: string
  /** Credits, also in place of campaign points; null for the usual price. */
  readonly price: number | null
  /** How many are left; null without limit. */
  readonly left: number | null
}

/** A service of a place, with the limits that the gamemaster sets. */
export interface PlaceService {
  /** Names the service for good within its place. */
  readonly id: string
  readonly kind: ServiceKind
  readonly name: string
  /** What gear costs here, in hundredths of the printed price. */
  readonly pricePercent: number
  /** Rows that are to be had here; empty: everything. */
  readonly goods: readonly Good[]
  /** Warbands that are served; empty: all. */
  readonly warbandIds: readonly string[]
  /** Times it serves in one day; null without limit. */
  readonly perDay: number | null
}

/** What a group does for a day. */
export const DEEDS = ['go', 'shop', 'heal', 'repair', 'recruit', 'watch', 'talk', 'rest', 'other'] as const
export type Deed = (typeof DEEDS)[number]

/** The kind of service that a deed asks for, where it asks for one. */
export const SERVICE_OF_DEED = {
  shop: 'market',
  heal: 'doctor',
  repair: 'repair-yard',
  recruit: 'recruiter',
} as const satisfies Partial<Record<Deed, ServiceKind>>

/** One thing that a group wants of its day. */
export type Want =
  /** A piece of gear, or a weapon of a vehicle. */
  | { readonly what: 'gear'; readonly unitId: string; readonly id: string }
  /** An injury healed by a doctor, or by a Medic of the group (P28-TR-medic). */
  | { readonly what: 'heal'; readonly unitId: string; readonly conditionId: string; readonly medicId: string | null }
  /** All sections of a vehicle (P28-VCAMP-3), or one damage paid off (P28-VDT-0). */
  | { readonly what: 'repair'; readonly unitId: string; readonly conditionId: string | null }
  /** A new character: bare, or built like another one of the warband (P28-CAMP-5). */
  | { readonly what: 'recruit'; readonly name: string; readonly likeId: string | null }

/** What came of an order, once its day is over. */
export interface OrderResult {
  readonly text: string
  /** Dice thrown for it, in order. */
  readonly faces: readonly number[]
  /** Lines of the ledger that it wrote. */
  readonly ledgerIds: readonly string[]
  /** Medics that healed somebody: they have no time for anything else before the next battle. */
  readonly medicIds: readonly string[]
  /** Who bought something or haggled: a Medic among them heals nobody before the next battle; missing in older campaigns. */
  readonly busyIds?: readonly string[]
}
