import { UNIT_KINDS } from './battle-record.ts'

/** Kinds of accounts for points and credits: units, a warband's pool or purse, and the reserve (P28-COOP-1). */
export const LEDGER_ACCOUNT_KINDS = [...UNIT_KINDS, 'warband', 'reserve'] as const
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number]

/** An account. The reserve has the id `reserve`. */
export interface LedgerAccount {
  readonly kind: LedgerAccountKind
  readonly id: string
}

export type Currency = 'points' | 'credits'

/** A named part of an amount, so that every displayed number can be explained. */
export interface AmountPart {
  readonly source: string
  readonly value: number
  readonly rule: string
  /** Id of the unit whose time it took, such as that of a haggler. */
  readonly by?: string
}

/** A pending ledger entry. `amount` is the sum of its parts unless it is set manually. */
export interface LedgerLine {
  /** Stable id within its aftermath, such as points:character-id. */
  readonly key: string
  readonly account: LedgerAccount
  readonly currency: Currency
  readonly amount: number
  readonly reason: string
  readonly rule: string
  readonly parts: readonly AmountPart[]
  /** Manual amount that replaces the sum, and the reason (P28-GM-1). */
  readonly override: { readonly amount: number; readonly note: string } | null
}

/** A ledger line with the name of its account on that day. */
export interface NamedLedgerLine extends LedgerLine {
  readonly accountName: string
}
