import type { Dice } from '#main/games/kit/dice.ts'
import { runTransaction, type TransactionResult } from '#main/games/kit/transaction.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command, CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { Transaction } from '../state/transaction.ts'
import { reportBlast } from './blast.ts'
import { board } from './board.ts'
import { carry } from './carry.ts'
import { chooseFirst } from './choose-first.ts'
import { closeToContact } from './close-to-contact.ts'
import { correct } from './correct.ts'
import { deploy } from './deploy.ts'
import { endPhase } from './end-phase.ts'
import { evacuate } from './evacuate.ts'
import { exchangePrisoners } from './exchange.ts'
import { assignGuards } from './guard.ts'
import { launch } from './launch.ts'
import { leave } from './leave.ts'
import { move } from './move.ts'
import { orderRobots } from './order.ts'
import { pushGun } from './push.ts'
import { ramOpening } from './ram.ts'
import { recordResultsApplied } from './record-results-applied.ts'
import { reload } from './reload.ts'
import { repair } from './repair.ts'
import { reportCommandRange } from './report-command-range.ts'
import { salvage } from './salvage.ts'
import { setFiringList } from './set-firing-list.ts'
import { shoot } from './shoot.ts'
import { suitUp } from './suit-up.ts'
import { surrender } from './surrender.ts'
import { withdrawShots } from './withdraw.ts'

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
  apply: recordResultsApplied,
}

/**
 * Validates a command and returns its events. Reads the battle, rolls dice and coins in a fixed order, and changes
 * nothing.
 */
export function decide(battle: Battle, command: Command, dice: Dice): TransactionResult<Battle, BattleEvent> {
  const run = COMMANDS[command.type] as (transaction: Transaction, command: Command) => void
  return runTransaction(new Transaction(battle, dice), (transaction) => run(transaction, command))
}
