import type { Dice } from '#main/games/kit/dice.ts'
import { runBattleTransaction, type Transaction } from '../transaction.ts'

/** Every die shows 1, so that no roll prevents the tested command. */
const LOWEST: Dice = { die: () => 1 }

/**
 * Whether a command is legal now, regardless of dice. `holds` additionally tests the resulting battle. Has no side
 * effects.
 */
export function isCommandPossible(
  { battle }: Pick<Transaction, 'battle'>,
  act: (trial: Transaction) => void,
  holds: (trial: Transaction) => boolean = () => true,
): boolean {
  let isSo = false
  const tryIt = (trial: Transaction): void => {
    act(trial)
    isSo = holds(trial)
  }
  return runBattleTransaction(battle, LOWEST, tryIt).ok && isSo
}
