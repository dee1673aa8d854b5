import type { Dice } from '#main/games/kit/dice.ts'
import { runTransaction, type TransactionResult } from '#main/games/kit/transaction.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command, CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { applyResults } from './commands/apply-results.ts'
import { reportBlast } from './commands/blast.ts'
import { board } from './commands/board.ts'
import { carry } from './commands/carry.ts'
import { chooseFirst } from './commands/choose-first.ts'
import { closeToContact } from './commands/close-to-contact.ts'
import { reportCommandRange } from './commands/command-range.ts'
import { correct } from './commands/correct.ts'
import { deploy } from './commands/deploy.ts'
import { endPhase } from './commands/end-phase.ts'
import { evacuate } from './commands/evacuate.ts'
import { exchangePrisoners } from './commands/exchange.ts'
import { assignGuards } from './commands/guard.ts'
import { launch } from './commands/launch.ts'
import { leave } from './commands/leave.ts'
import { move } from './commands/move.ts'
import { orderRobots } from './commands/order.ts'
import { pushGun } from './commands/push.ts'
import { ramOpening } from './commands/ram.ts'
import { reload } from './commands/reload.ts'
import { repair } from './commands/repair.ts'
import { salvage } from './commands/salvage.ts'
import { setFiringList } from './commands/set-firing-list.ts'
import { shoot } from './commands/shoot.ts'
import { suitUp } from './commands/suit-up.ts'
import { surrender } from './commands/surrender.ts'
import { withdrawShots } from './commands/withdraw.ts'
import { Transaction } from './transaction.ts'

type Commands = { readonly [Type in Command['type']]: (transaction: Transaction, command: CommandOf<Type>) => void }

/** The implementation of each command type. */
const COMMANDS: Commands = {
  deploy,
  'choose-first': chooseFirst,
  move,
  push: pushGun,
  carry,
  board,
  leave,
  'suit-up': suitUp,
  reload,
  repair,
  salvage,
  ram: ramOpening,
  order: orderRobots,
  'command-range': reportCommandRange,
  close: closeToContact,
  evacuate,
  guard: assignGuards,
  exchange: exchangePrisoners,
  'list-fire': setFiringList,
  shoot,
  launch,
  withdraw: withdrawShots,
  blast: reportBlast,
  'end-phase': endPhase,
  surrender,
  correct,
  apply: applyResults,
}

/**
 * Validates a command and returns its events. Reads the battle, rolls dice and coins in a fixed order, and changes
 * nothing.
 */
export function decide(battle: Battle, command: Command, dice: Dice): TransactionResult<Battle, BattleEvent> {
  const run = COMMANDS[command.type] as (transaction: Transaction, command: Command) => void
  return runTransaction(new Transaction(battle, dice), (transaction) => run(transaction, command))
}
