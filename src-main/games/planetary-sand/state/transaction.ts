import type { Dice } from '#main/games/kit/dice.ts'
import { Transaction as CommandTransaction } from '#main/games/kit/transaction.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { evolve } from './evolve.ts'

/** A running command of a battle. */
export class Transaction extends CommandTransaction<Battle, BattleEvent> {
  constructor(battle: Battle, dice: Dice) {
    super(battle, evolve, dice)
  }
}
