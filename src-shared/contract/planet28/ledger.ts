import * as z from 'zod'
import { forGamemaster, Id, ShortText } from '../base.ts'
import { AccountView, AmountPartView, CurrencyView } from './accounts.ts'

/** A line of the ledger. */
export const LedgerEntryView = z.object({
  id: Id,
  account: AccountView,
  /** Name of the account on that day. */
  accountName: z.string(),
  currency: CurrencyView,
  amount: z.int(),
  /** Balance of the account after this line. */
  balance: z.int(),
  reason: z.string(),
  rule: z.string(),
  /** Their sum is the amount. */
  parts: z.array(AmountPartView).readonly(),
  battleId: Id.nullable(),
  day: z.int().nullable(),
  at: z.string(),
})
export type LedgerEntryView = z.infer<typeof LedgerEntryView>

/** Balance of an account. Credits of a unit are prepaid fees for its next battle. */
export const AccountBalanceView = z.object({
  account: AccountView,
  name: z.string(),
  /** Null for the reserve, and for units that no longer exist. */
  warbandId: Id.nullable(),
  points: z.int(),
  credits: z.int(),
})
export type AccountBalanceView = z.infer<typeof AccountBalanceView>

/** Filter of ledger lines; null matches everything. */
const LedgerFilter = z.object({
  account: AccountView.nullable(),
  warbandId: Id.nullable(),
  battleId: Id.nullable().exactOptional(),
  limit: z.int().min(1).max(1000),
})
export type LedgerFilter = z.infer<typeof LedgerFilter>

/** Amount given by the gamemaster; negative to take it. */
const BalanceAdjustment = z.object({
  account: AccountView,
  currency: CurrencyView,
  amount: z.int().min(-99_999).max(99_999),
  reason: ShortText.pipe(z.string().min(1, { message: 'Say why.' })),
})
export type BalanceAdjustmentInput = z.infer<typeof BalanceAdjustment>

const MOST_SHARES = 200
/** Distribution of a warband's points or credits. */
const PointDistribution = z.object({
  warbandId: Id,
  shares: z
    .array(z.object({ unitId: Id, points: z.int().min(1).max(99_999) }))
    .min(1, { message: 'Say how much who gets.' })
    .max(MOST_SHARES),
})
export type PointDistributionInput = z.infer<typeof PointDistribution>

/** Campaign points and credits. Balances are sums of ledger lines. */
export const ledger = {
  /** Balances of one warband and its units, or of all and the reserve. */
  balances: forGamemaster.input(z.object({ warbandId: Id.nullable() })).output(z.array(AccountBalanceView)),
  /** Newest first. A null filter matches everything. */
  entries: forGamemaster.input(LedgerFilter).output(z.array(LedgerEntryView)),
  /** Adjusts a balance by the gamemaster's decision, with a reason (P28-GM-1). */
  adjust: forGamemaster.input(BalanceAdjustment).output(LedgerEntryView),
  /** Distributes points that a warband had kept to its units (P28-CAMP-3). */
  share: forGamemaster.input(PointDistribution).output(z.array(AccountBalanceView)),
}
