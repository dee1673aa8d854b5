import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { FieldOrder } from '../field-battle.ts'
import type { SideKnowledge } from '../side-knowledge.ts'

/** Controls a side on the field, using only what that side may know. */
export interface Bot {
  /** Whether the bot pushes enemies that it hurts (P28-PUSH-3, P28-AI-5). */
  readonly mayPush: boolean
  /** Orders for the unit that is acting, the best first. The first legal one is executed. */
  ideas(outlook: SideKnowledge, unit: BattleUnit, whims: Dice): Iterable<FieldOrder>
  /** Orders that need no action. */
  afterwards(outlook: SideKnowledge, unit: BattleUnit): Iterable<FieldOrder>
  /** Chooses the stance for this turn. */
  muster(outlook: SideKnowledge): Pick<SideKnowledge['mind'], 'stance' | 'why'>
}

/** Description of an order, the reason for it, and the rule. */
export interface OrderExplanation {
  readonly what: string
  readonly why: string
  readonly rule: string
}

/** Creates an order with its text, which begins with the name of the unit. */
export function createFieldOrder(
  unit: BattleUnit,
  { command, to, heading }: Pick<FieldOrder, 'command' | 'to' | 'heading'>,
  { what, why, rule }: OrderExplanation,
): FieldOrder {
  return {
    command,
    ...(to !== undefined && { to }),
    ...(heading !== undefined && { heading }),
    why: `${unit.name}: ${what}. ${why}`,
    rule,
  }
}

/** Order for the recovery test of a broken unit, on foot or in a vehicle. */
export function createRecoveryOrder(unit: BattleUnit): FieldOrder {
  const command = { type: 'recover', by: unit.side, unit: unit.id } as const
  const why = 'It is broken and must recover before it does anything else.'
  return createFieldOrder(unit, { command }, { what: 'Recover', why, rule: 'P28-BREAK-3' })
}

export function getKnownUnitName({ battle }: Pick<SideKnowledge, 'battle'>, id: string): string {
  return battle.units.find((unit) => unit.id === id)?.name ?? id
}
