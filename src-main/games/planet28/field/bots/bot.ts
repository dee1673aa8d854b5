import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Order } from '../practice.ts'
import type { Visibility } from '../visibility.ts'

/** Leads a side on the field, from what that side may know alone. */
export interface Bot {
  /** Whether it ever pushes whom it hurt (P28-PUSH-3, P28-AI-5). */
  readonly mayPush: boolean
  /** What its unit that is acting may do next, the best first: the first that is legal is done. */
  ideas(outlook: Visibility, unit: BattleUnit, whims: Dice): Iterable<Order>
  /** What it may do with no action left. */
  afterwards(outlook: Visibility, unit: BattleUnit): Iterable<Order>
  /** What it is about in this turn. */
  muster(outlook: Visibility): Pick<Visibility['mind'], 'stance' | 'why'>
}

/** What an order is called, why it is given, and the rule. */
export interface OrderReason {
  readonly what: string
  readonly why: string
  readonly rule: string
}

/** An order with the words for it, beginning with the name of the unit. */
export function createOrder(
  unit: BattleUnit,
  { command, to, heading }: Pick<Order, 'command' | 'to' | 'heading'>,
  { what, why, rule }: OrderReason,
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
export function createRecoveryOrder(unit: BattleUnit): Order {
  const command = { type: 'recover', by: unit.side, unit: unit.id } as const
  const why = 'It is broken and must recover before it does anything else.'
  return createOrder(unit, { command }, { what: 'Recover', why, rule: 'P28-BREAK-3' })
}

/** The name of a unit that a side knows of. */
export function getKnownUnitName({ battle }: Pick<Visibility, 'battle'>, id: string): string {
  return battle.units.find((unit) => unit.id === id)?.name ?? id
}
