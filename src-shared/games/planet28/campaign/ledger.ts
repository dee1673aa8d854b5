import { UNIT_KINDS } from './battle-record.ts'

/** Where points and credits lie: with a unit, in a warband's pool or purse, or set aside for later (P28-COOP-1). */
export const ACCOUNT_KINDS = [...UNIT_KINDS, 'warband', 'reserve'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** An account. The reserve has the id `reserve`. */
export interface Account {
  readonly kind: AccountKind
  readonly id: string
}

/** Campaign points or credits. */
export type Currency = 'points' | 'credits'

/** A named part of an amount: every number that a person sees can be explained. */
export interface AmountPart {
  readonly source: string
  readonly value: number
  readonly rule: string
  /** The id of the unit whose time it took, such as that of a haggler. */
  readonly by?: string
}

/** One entry of the ledger to be: `amount` is the sum of its parts unless it was set by hand. */
export interface LedgerLine {
  /** Names the line for good within its aftermath, such as points:character-id. */
  readonly key: string
  readonly account: Account
  readonly currency: Currency
  readonly amount: number
  readonly reason: string
  readonly rule: string
  readonly parts: readonly AmountPart[]
  /** What somebody set instead of the sum, and why (P28-GM-1). */
  readonly override: { readonly amount: number; readonly note: string } | null
}

/** A ledger line with the name that its account has on that day. */
export interface NamedLine extends LedgerLine {
  readonly accountName: string
}
