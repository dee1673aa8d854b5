import type { Cell } from '../vehicle-grid.ts'
import type { LedgerAccount, AmountPart, Currency } from './ledger.ts'

/** A purchase of a unit between battles. */
export type Purchase =
  | { readonly what: 'skill'; readonly skill: string }
  | { readonly what: 'hit-points' }
  | { readonly what: 'trait'; readonly id: string }
  | { readonly what: 'ability'; readonly id: string }
  /** Weapons, armour and items for credits (P28-CAMP-6). */
  | { readonly what: 'gear'; readonly id: string }
  | { readonly what: 'heal'; readonly conditionId: string }
  /** A section or weapon of a vehicle, or the repair of all sections (P28-VCAMP-1, P28-VCAMP-3). */
  | { readonly what: 'section'; readonly id: string; readonly cell: Cell }
  | { readonly what: 'weapon'; readonly id: string }
  | { readonly what: 'repair' }
  /** Members of a squad, each at the profile's cost (P28-SQC-1). */
  | { readonly what: 'members'; readonly members: number }
  /** Exchange of campaign points for credits (P28-CAMP-6). */
  | { readonly what: 'convert'; readonly points: number }

/** Price and effect of a purchase; `refusal` says why it is not possible. */
export interface PurchaseChoice {
  readonly purchase: Purchase
  readonly label: string
  readonly currency: Currency
  readonly price: number
  readonly parts: readonly AmountPart[]
  /**
   * Additional credits: the cost of new members' gear (above 0), or the credits that points are converted into (below
   * 0).
   */
  readonly creditParts: readonly AmountPart[]
  readonly rule: string
  /** The account that pays. */
  readonly payer: LedgerAccount
  /** Human-readable reason and remedy; null if the purchase is possible. */
  readonly refusal: string | null
}
