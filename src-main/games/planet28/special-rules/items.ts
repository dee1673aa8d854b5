import type { ItemId } from '#shared/games/planet28/tables/items.ts'
import { findHooks } from './row-values.ts'

/** What an item changes while a warband is built. */
export interface ItemHooks {
  /** It holds everything that nobody carries, so one is enough (P28-BUILD-5). */
  readonly holdsStash?: boolean
}

const itemHooks: Readonly<Partial<Record<ItemId, ItemHooks>>> = {
  'safety-deposit-box': { holdsStash: true },
}

/** The hooks of an item; none for most, and none for a group's own. */
export function getItemHooks(id: string): ItemHooks {
  return findHooks(itemHooks, id) ?? {}
}
