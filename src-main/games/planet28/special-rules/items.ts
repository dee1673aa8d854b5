import type { ItemId } from '#shared/games/planet28/tables/items.ts'
import { findHooks } from './row-values.ts'

/** Effects of an item on warband building. */
export interface ItemHooks {
  /** Whether it stores the gear that no unit carries. One is sufficient (P28-BUILD-5). */
  readonly holdsStash?: boolean
}

const itemHooks: Readonly<Partial<Record<ItemId, ItemHooks>>> = {
  'safety-deposit-box': { holdsStash: true },
}

/** Hooks of an item. Empty for most, and for house items. */
export function getItemHooks(id: string): ItemHooks {
  return findHooks(itemHooks, id) ?? {}
}
