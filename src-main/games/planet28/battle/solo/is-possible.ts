import type { Dice } from '#main/games/kit/dice.ts'
import { runCommand, type Transaction } from '../transaction.ts'

/** Every die shows 1, so that no roll keeps a unit from what is tried. */
const LOWEST: Dice = { die: () => 1 }

/** Whether the rules allow something now, whatever the dice; `holds` is asked of the battle after it. Nothing happens. */
export function isPossible(
  { battle }: Pick<Transaction, 'battle'>,
  act: (trial: Transaction) => void,
  holds: (trial: Transaction) => boolean = () => true,
): boolean {
  let isSo = false
  const tryIt = (trial: Transaction): void => {
    act(trial)
    isSo = holds(trial)
  }
  return runCommand(battle, LOWEST, tryIt, { isTold: false }).ok && isSo
}
