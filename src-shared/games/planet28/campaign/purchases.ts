import type { Cell } from '../grid.ts'
import type { Account, AmountPart, Currency } from './ledger.ts'

/** What a unit may buy between battles. */
export type Purchase =
  | { readonly what: 'skill'; readonly skill: string }
  | { readonly what: 'hit-points' }
  | { readonly what: 'trait'; readonly id: string }
  | { readonly what: 'ability'; readonly id: string }
  /** Weapons, armour and items for credits (P28-CAMP-6). */
  | { readonly what: 'gear'; readonly id: string }
  | { readonly what: 'heal'; readonly conditionId: string }
  /** A vehicle's section, weapon, or all sections back to full (P28-VCAMP-1, P28-VCAMP-3). */
  | { readonly what: 'section'; readonly id: string; readonly cell: Cell }
  | { readonly what: 'weapon'; readonly id: string }
  | { readonly what: 'repair' }
  /** Members of a squad, each at the profile's cost (P28-SQC-1). */
  | { readonly what: 'members'; readonly members: number }
  /** Campaign points into credits (P28-CAMP-6). */
  | { readonly what: 'convert'; readonly points: number }

/** What a purchase costs and does; or why it may not be, in `refusal`. */
export interface PurchaseChoice {
  readonly purchase: Purchase
  readonly label: string
  readonly currency: Currency
  readonly price: number
  readonly parts: readonly AmountPart[]
  /** Credits beside the price: what the gear of new members costs (above 0), or what points become (below 0). */
  readonly creditParts: readonly AmountPart[]
  readonly rule: string
  /** Whose points or credits pay. */
  readonly payer: Account
  /** What is wrong, and what to do about it; null where it may be bought. */
  readonly refusal: string | null
}
