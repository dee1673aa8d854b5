import type { Currency } from '#shared/games/planet28/campaign/ledger.ts'
import { formatCount } from '#shared/kit/format.ts'

/** Formats an amount: “3 points”, “−12 credits”. */
export function formatBalance({ amount, currency }: { readonly amount: number; readonly currency: Currency }): string {
  const text = formatCount(Math.abs(amount), currency === 'points' ? 'point' : 'credit')
  return amount < 0 ? `−${text}` : text
}
