import type { Currency } from '#shared/games/planet28/campaign/ledger.ts'
import { countWords } from '#shared/kit/words.ts'

/** 3 points, −12 credits. */
export function balanceWords({ amount, currency }: { readonly amount: number; readonly currency: Currency }): string {
  const words = countWords(Math.abs(amount), currency === 'points' ? 'point' : 'credit')
  return amount < 0 ? `−${words}` : words
}
