import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { BattleCondition } from '#shared/games/planet28/battle/units.ts'
import type { Transaction } from './transaction.ts'

/** An effect that lasts on a unit for some turns. */
interface LastingEffect {
  readonly on: string
  readonly effects: readonly Effect[]
  /** Duration: a number of turns, this turn only, to the end of the next turn, or null for the rest of the game. */
  readonly turns: number | 'this' | 'next' | null
}

/** The cause of a condition. */
interface Cause {
  readonly unit: string
  readonly row: { readonly name: string }
  readonly rule: string
}

/**
 * Adds a condition to a unit: for this turn, to the end of the next, for a number of turns or for the game. Depending
 * on a setting, a number of turns begins with the next one (P28-META-8, `durationStart`).
 */
export function addBattleCondition(
  transaction: Transaction,
  { unit, row, rule }: Cause,
  { on, effects, turns }: LastingEffect,
  flags: Pick<BattleCondition, 'endsByAction' | 'endsWithAttack'> = {},
): void {
  const condition = {
    id: rule,
    source: row.name,
    rule,
    effects,
    until: getLastTurnOfEffect(transaction, turns),
    by: unit,
    ...flags,
  }
  transaction.apply({ type: 'marked', unit: on, condition })
}

/** Removes a condition. Its name tells the log what ended. */
export function removeBattleCondition(
  transaction: Transaction,
  unit: string,
  { id, source }: Pick<BattleCondition, 'id' | 'source'>,
): void {
  transaction.apply({ type: 'unmarked', unit, condition: id, source })
}

/** The last turn of an effect of this duration; null for the rest of the game. */
export function getLastTurnOfEffect({ battle, rules }: Transaction, turns: LastingEffect['turns']): number | null {
  const { turn } = battle
  if (turns === null) return null
  if (turns === 'this') return turn
  if (turns === 'next') return turn + 1
  return turn + turns - (rules.settings.durationStart === 'current' ? 1 : 0)
}
