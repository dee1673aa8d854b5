import type { PurchaseChoiceView, PurchaseInput } from '#shared/contract/planet28/purchases.ts'

/** A kind of purchase. */
export type PurchaseKind = PurchaseInput['what']

/** What each kind of purchase is called. */
export const KIND_NAMES: Readonly<Record<PurchaseKind, string>> = {
  skill: 'Skills',
  'hit-points': 'Hit-points',
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

/** Kinds whose offers are asked for with a number. */
export function hasCount(kind: PurchaseKind): kind is 'members' | 'convert' {
  return kind === 'members' || kind === 'convert'
}

/** Tells offers apart. */
export function getOfferKey({ purchase }: Pick<PurchaseChoiceView, 'purchase'>): string {
  return JSON.stringify(purchase)
}

/** The offers whose label holds what was typed; those that may be had stand first. */
export function findOffers(offers: readonly PurchaseChoiceView[], text: string): PurchaseChoiceView[] {
  const wanted = text.trim().toLowerCase()
  const found = offers.filter(({ label }) => label.toLowerCase().includes(wanted))
  return found.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
}

/** A price in words: points, and credits beside it. */
export function formatPrice({ currency, price, creditParts }: PurchaseChoiceView): string {
  const credits = creditParts.reduce((sum, { value }) => sum + value, 0)
  const own = `${price} ${currency === 'points' ? 'CP' : 'cr'}`
  if (credits === 0) return own
  return credits > 0 ? `${own} and ${credits} cr` : `${own} for ${-credits} cr`
}
