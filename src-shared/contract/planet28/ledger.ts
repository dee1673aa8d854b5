import * as z from 'zod'
import { forGamemaster, Id, ShortText } from '../base.ts'
import { AccountView, AmountPartView, CurrencyView } from './accounts.ts'

/** A line of the ledger. */
export const LedgerEntryView = z.object({
  id: Id,
  account: AccountView,
  /** Its name on that day. */
  accountName: z.string(),
  currency: CurrencyView,
  amount: z.int(),
  /** What the account held after this line. */
  balance: z.int(),
  reason: z.string(),
  rule: z.string(),
  /** They add up to the amount. */
  parts: z.array(AmountPartView).readonly(),
  battleId: Id.nullable(),
  day: z.int().nullable(),
  at: z.string(),
})
export type LedgerEntryView = z.infer<typeof LedgerEntryView>

/** What an account holds. Credits of a unit are fees paid for its next battle. */
export const BalanceView = z.object({
  account: AccountView,
  name: z.string(),
  /** Null for the reserve, and for units that have gone. */
  warbandId: Id.nullable(),
  points: z.int(),
  credits: z.int(),
})
export type BalanceView = z.infer<typeof BalanceView>

/** Which lines to list; null asks for all. */
const LedgerFilter = z.object({
  account: AccountView.nullable(),
  warbandId: Id.nullable(),
  battleId: Id.nullable().exactOptional(),
  limit: z.int().min(1).max(1000),
})
export type LedgerFilter = z.infer<typeof LedgerFilter>

/** What the gamemaster gives, or takes where it is below 0. */
const Adjustment = z.object({
  account: AccountView,
  currency: CurrencyView,
  amount: z.int().min(-99_999).max(99_999),
  reason: ShortText.pipe(z.string().min(1, { message: 'Say why.' })),
})
export type Adjustment = z.infer<typeof Adjustment>

const MOST_SHARES = 200
/** Who gets how much of what a warband holds. */
const Sharing = z.object({
  warbandId: Id,
  shares: z
    .array(z.object({ unitId: Id, points: z.int().min(1).max(99_999) }))
    .min(1, { message: 'Say how much who gets.' })
    .max(MOST_SHARES),
})
export type Sharing = z.infer<typeof Sharing>

/** Campaign points and credits: balances are sums of the ledger's lines. */
export const ledger = {
  /** Those of one warband and its units, or of all and the reserve. */
  balances: forGamemaster.input(z.object({ warbandId: Id.nullable() })).output(z.array(BalanceView)),
  /** Newest first; a filter that is null lets everything through. */
  entries: forGamemaster.input(LedgerFilter).output(z.array(LedgerEntryView)),
  /** The gamemaster gives or takes, and says why (P28-GM-1). */
  adjust: forGamemaster.input(Adjustment).output(LedgerEntryView),
  /** Points that a warband kept go to its units after all (P28-CAMP-3). */
  share: forGamemaster.input(Sharing).output(z.array(BalanceView)),
}
