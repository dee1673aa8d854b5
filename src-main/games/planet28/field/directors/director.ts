import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Outlook } from '../outlook.ts'
import type { Order } from '../practice.ts'

/** Leads a side on the field, from what that side may know alone. */
export interface Director {
  /** Whether it ever pushes whom it hurt (P28-PUSH-3, P28-AI-5). */
  readonly mayPush: boolean
  /** What its unit that is acting may do next, the best first: the first that is legal is done. */
  ideas(outlook: Outlook, unit: BattleUnit, whims: Dice): Iterable<Order>
  /** What it may do with no action left. */
  afterwards(outlook: Outlook, unit: BattleUnit): Iterable<Order>
  /** What it is about in this turn. */
  muster(outlook: Outlook): Pick<Outlook['mind'], 'stance' | 'why'>
}

/** What an order is called, why it is given, and the rule. */
export interface Said {
  readonly what: string
  readonly why: string
  readonly rule: string
}

/** An order with the words for it, beginning with the name of the unit. */
export function reasoned(
  unit: BattleUnit,
  { command, to, heading }: Pick<Order, 'command' | 'to' | 'heading'>,
  { what, why, rule }: Said,
): Order {
  return {
    command,
    ...(to !== undefined && { to }),
    ...(heading !== undefined && { heading }),
    why: `${unit.name}: ${what}. ${why}`,
    rule,
  }
}

/** The test of who is broken, on foot or in its seat. */
export function recovery(unit: BattleUnit): Order {
  const command = { type: 'recover', by: unit.side, unit: unit.id } as const
  const why = 'It is broken and must recover before it does anything else.'
  return reasoned(unit, { command }, { what: 'Recover', why, rule: 'P28-BREAK-3' })
}

/** The name of a unit that a side knows of. */
export function nameOf({ battle }: Pick<Outlook, 'battle'>, id: string): string {
  return battle.units.find((one) => one.id === id)?.name ?? id
}
