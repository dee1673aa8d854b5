import { getRowText } from '#main/games/planet28/special-rules/row-values.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { PrintedRow } from '#shared/games/planet28/tables/row.ts'
import { rollSum } from '../rolls/rolls.ts'
import type { Transaction } from '../transaction.ts'

/** The use of an ability, a power or an item by a unit. */
export interface PowerInUse {
  readonly unit: string
  readonly target: string
  readonly row: PrintedRow
  readonly rule: string
  readonly command: BattleCommandOf<'ability'> | BattleCommandOf<'cast'> | BattleCommandOf<'item'>
}

/** Target requirements and effect of a power. Requirements are checked before any cost is paid. */
export interface PowerHooks {
  /** Required position of the target. `self` has no target. */
  readonly at: 'self' | 'contact' | 'seen' | 'near' | 'anywhere' | 'foe-in-contact'
  /** Permitted targets: friends or enemies. All units if omitted. */
  readonly whom?: 'friend' | 'other'
  /** Whether it takes no action. */
  readonly isFree?: true
  /** Whether it benefits its target. Bots then target friends. */
  readonly isHelp?: true
  /** Whether it targets slain units. */
  readonly isOnFallen?: true
  /**
   * Whether vehicles may be targets as well, or exclusively, and the input needed: how the vehicle is hit, or which
   * section.
   */
  readonly onVehicles?: { readonly only?: true; readonly told: 'hull' | 'cell' }
  /** Whether it affects a single, named member of a squad (P28-ARC-0). */
  readonly onMember?: true
  /** Whether the user appears at another place of the table. */
  readonly movesUser?: true
  /** Modifier of the Psyche roll it needs. */
  readonly psyche?: (row: PrintedRow) => number
  /** Maximum distance for `near`. */
  readonly rangeCm?: (row: PrintedRow) => number
  /** Checks further requirements before any cost is paid. Throws if one is not met. */
  require?(transaction: Transaction, power: PowerInUse): void
  act(transaction: Transaction, power: PowerInUse): void
}

/**
 * Rolls the dice that the row of a power prints under a name. By default the roll belongs to the user and is labelled
 * with the power.
 */
export function rollPowerDice(
  transaction: Transaction,
  { unit, row, rule }: PowerInUse,
  dice: string,
  { on = unit, label = row.name }: { readonly on?: string; readonly label?: string } = {},
): number {
  return rollSum(transaction, { unit: on, label, rule, dice: getRowText(row, dice) })
}

/** The named squad member that a power targets, if any (P28-ARC-0). */
export function getTargetMember({ command }: Pick<PowerInUse, 'command'>): string | undefined {
  return 'member' in command ? command.member : undefined
}
