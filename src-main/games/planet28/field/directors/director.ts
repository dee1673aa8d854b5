import type { Dice } from '#main/games/kit/dice.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import type { Outlook } from '../outlook.ts'
import type { Order } from '../practice.ts'

/** Leads a side on the field, from what that side may know alone. */
export interface Director {
  /** What its unit that is acting may do next, the best first: the first that is legal is done. */
  ideas(outlook: Outlook, unit: PeopleUnit, whims: Dice): Iterable<Order>
  /** What it is about in this turn. */
  muster(outlook: Outlook): Pick<Outlook['mind'], 'stance' | 'why'>
}

/** An order with the words for it, beginning with the name of the unit. */
export function reasoned(
  unit: PeopleUnit,
  order: Pick<Order, 'command' | 'to'>,
  { what, why, rule }: { readonly what: string; readonly why: string; readonly rule: string },
): Order {
  return { ...order, why: `${unit.name}: ${what}. ${why}`, rule }
}
