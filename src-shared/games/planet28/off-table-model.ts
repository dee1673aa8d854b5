// Off-table games: scenes between battles, on a board of places and days (pp. 56-57, P28-OFF-1).

/** What a place offers. */
export const SERVICE_KINDS = ['market', 'doctor', 'repair-yard', 'recruiter', 'other'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

/** A service of a place, with the limits that the gamemaster sets. */
export interface PlaceService {
  /** Names the service for good within its place. */
  readonly id: string
  readonly kind: ServiceKind
  readonly name: string
  /** What everything costs here, in hundredths of the printed price. */
  readonly pricePercent: number
  /** Rows that are to be had here, with a price of their own or the usual one, and how many are left; empty: everything. */
  readonly goods: readonly { readonly id: string; readonly price: number | null; readonly left: number | null }[]
  /** Warbands that are served; empty: all. */
  readonly warbandIds: readonly string[]
  /** Times it serves in one day; null without limit. */
  readonly perDay: number | null
}

/** What a group does for a day. */
export const DEEDS = ['go', 'shop', 'heal', 'repair', 'recruit', 'watch', 'talk', 'rest', 'other'] as const
export type Deed = (typeof DEEDS)[number]

/** What came of an order, once its day is over. */
export interface OrderResult {
  readonly text: string
  /** Dice thrown for it, in order. */
  readonly faces: readonly number[]
  /** Lines of the ledger that it wrote. */
  readonly ledgerIds: readonly string[]
}
