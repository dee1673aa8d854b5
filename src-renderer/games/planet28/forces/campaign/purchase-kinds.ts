import type { PurchaseChoiceView, PurchaseInput } from '#shared/contract/planet28/purchases.ts'

export type PurchaseKind = PurchaseInput['what']

export const PURCHASE_KIND_LABELS: Readonly<Record<PurchaseKind, string>> = {
  skill: 'Skills',
  'hit-points': 'Hit points',
  trait: 'Traits',
  ability: 'Abilities',
  gear: 'Gear',
  heal: 'Healing',
  section: 'Sections',
  weapon: 'Weapons',
  repair: 'Repairs',
  members: 'Members',
  convert: 'Into credits',
}

/** Whether the buyer enters an amount: how many members to recruit, or how many points to convert. */
export function needsPurchaseCount(kind: PurchaseKind): kind is 'members' | 'convert' {
  return kind === 'members' || kind === 'convert'
}

/** Unique key of an offer. */
export function getPurchaseKey({ purchase }: Pick<PurchaseChoiceView, 'purchase'>): string {
  return JSON.stringify(purchase)
}

/** Filters offers by label. Available ones come first. */
export function searchPurchases(offers: readonly PurchaseChoiceView[], text: string): PurchaseChoiceView[] {
  const wanted = text.trim().toLowerCase()
  const found = offers.filter(({ label }) => label.toLowerCase().includes(wanted))
  return found.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
}

/** Formats a price: points, and credits if any. */
export function formatPurchasePrice({ currency, price, creditParts }: PurchaseChoiceView): string {
  const credits = creditParts.reduce((sum, { value }) => sum + value, 0)
  const own = `${price} ${currency === 'points' ? 'CP' : 'cr'}`
  if (credits === 0) return own
  return credits > 0 ? `${own} and ${credits} cr` : `${own} for ${-credits} cr`
}
