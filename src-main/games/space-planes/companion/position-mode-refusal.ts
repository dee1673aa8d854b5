import type { Command } from '#shared/games/space-planes/commands.ts'
import type { Transaction } from '../transaction.ts'

/** Commands that depend on positions, and their replacement in battles without known positions. */
const INSTEAD: Partial<Record<Command['type'], string>> = {
  place: 'say which face and which plane number the next ship shows',
  manoeuvre: 'announce the manoeuvre once it is done on the table',
  correct: 'correct the face and the plane number alone',
}
const ALONE: readonly Command['type'][] = ['enter', 'announce', 'reorient', 'amend']
/** Commands allowed before all ships have followed a roll. */
const DURING_ROLL: readonly Command['type'][] = ['reorient', 'amend']

/** Refuses a command that is not available in a battle with known positions, or in one without. */
export function requireAllowedInPositionMode(transaction: Transaction, { type }: Command): void {
  const { companion, phase } = transaction.state
  if (!companion) {
    if (ALONE.includes(type))
      transaction.refuse('places-known', 'The places of ships are known in this battle: order the move itself.')
    return
  }
  const instead = INSTEAD[type]
  if (instead) transaction.refuse('no-places', `The cubes on the table alone say where they stand: ${instead}.`)
  if (companion.roll !== null && phase === 'flying' && !DURING_ROLL.includes(type))
    transaction.refuse(
      'reorient-first',
      `Ship ${companion.roll.ship} has rolled: say first how all other ships followed it.`,
      'SP-REOR-1',
    )
}
