import { createGivenDice, type Dice } from '#main/games/kit/dice.ts'
import { Transaction as CommandTransaction } from '#main/games/kit/transaction.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { evolve } from './evolve.ts'

/** A running command of a battle. */
export class Transaction extends CommandTransaction<Battle, BattleEvent> {
  constructor(battle: Battle, dice: Dice) {
    super(battle, evolve, dice)
  }
}

/** A transaction for evaluating what a command would do; rolling dice in it is not possible. */
export function beginTrialTransaction(battle: Battle): Transaction {
  return new Transaction(battle, NO_DICE)
}

const NO_DICE = createGivenDice([])
