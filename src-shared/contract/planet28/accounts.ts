import * as z from 'zod'
import { LEDGER_ACCOUNT_KINDS } from '#shared/games/planet28/campaign/ledger.ts'

/** An account for points and credits: of a unit, the pool or purse of a warband, or the reserve (P28-COOP-1). */
export const AccountView = z.object({
  kind: z.enum(LEDGER_ACCOUNT_KINDS),
  id: z.string().max(40),
})

/** Campaign points or credits. */
export const CurrencyView = z.enum(['points', 'credits'])

/** A named part of an amount. */
export const AmountPartView = z.object({ source: z.string(), value: z.number(), rule: z.string() })
