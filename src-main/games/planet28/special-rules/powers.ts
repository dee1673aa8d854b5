import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { PrintedRow } from '#shared/games/planet28/tables/row.ts'
import { rollSum } from '../battle/rolls.ts'
import type { Transaction } from '../battle/transaction.ts'
import { getTextValue } from './row-values.ts'

/** Somebody who uses an ability, a power or an item. */
export interface Power {
  readonly unit: string
  readonly target: string
  readonly row: PrintedRow
  readonly rule: string
  readonly command: BattleCommandOf<'ability'> | BattleCommandOf<'cast'> | BattleCommandOf<'item'>
}

/** What a power needs of its target, and what it does; what it needs is asked before anything is paid. */
export interface PowerHooks {
  /** Where the target has to stand; `self` needs none. */
  readonly at: 'self' | 'contact' | 'seen' | 'near' | 'anywhere' | 'foe-in-contact'
  /** Whom it may be: everybody, friends, or enemies. */
  readonly whom?: 'friend' | 'other'
  /** It takes no action. */
  readonly isFree?: true
  /** It does good to whom it is used on: directors look for friends. */
  readonly isHelp?: true
  /** It is used on who is slain. */
  readonly isOnFallen?: true
  /** Vehicles may be its target as well, or alone; and what is told of one: how it is hit, or which section it is. */
  readonly onVehicles?: { readonly only?: true; readonly told: 'hull' | 'cell' }
  /** Of a squad it meets one member, whom somebody names (P28-ARC-0). */
  readonly onMember?: true
  /** Numbers on the roll that it takes. */
  readonly psyche?: (row: PrintedRow) => number
  /** How near it has to be, for `near`. */
  readonly rangeCm?: (row: PrintedRow) => number
  /** Throws where it lacks something else, before anything is paid. */
  require?(scene: Transaction, power: Power): void
  /** What it does. */
  act(scene: Transaction, power: Power): void
}

/** An effect that stays on somebody for some turns. */
export interface LastingEffect {
  readonly on: string
  readonly effects: readonly Effect[]
  /** How many turns, this one alone, to the end of the next; null for the rest of the game. */
  readonly turns: number | 'this' | 'next' | null
}

/** Throws the dice that a row of a power prints under a name; for its user and called as the power, unless it is said otherwise. */
export function rollPowerDice(
  scene: Transaction,
  { unit, row, rule }: Power,
  dice: string,
  { on = unit, label = row.name }: { readonly on?: string; readonly label?: string } = {},
): number {
  return rollSum(scene, { unit: on, label, rule, dice: getTextValue(row, dice) })
}

/** The member of a squad that a power is used on, where one was named (P28-ARC-0). */
export function getTargetMember({ command }: Pick<Power, 'command'>): string | undefined {
  return 'member' in command ? command.member : undefined
}
