import type { BattleLine } from '#shared/contract/planet28/battles.ts'

/** Where a battle stands, in words. */
export function stateWords({ state, open }: Pick<BattleLine, 'state' | 'open'>): string {
  if (state === 'settled') return 'Settled'
  return open === 0 ? 'Ready to settle' : `Waits for its aftermath: ${open} open`
}

/** What a currency is called beside a number. */
export const CURRENCY_WORDS = { points: 'CP', credits: 'cr' } as const
