import type { Dice } from '#main/games/kit/dice.ts'
import { runTransaction } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import { aim, answerShot, join, requireAllowedByMail } from './commands/by-mail.ts'
import { manoeuvre } from './commands/manoeuvre.ts'
import { placeShipsRandomly } from './commands/place-ships-randomly.ts'
import { leaveOut, place } from './commands/place.ts'
import { shoot } from './commands/shoot.ts'
import { recordResultsApplied, correct, pass, surrender } from './commands/short-commands.ts'
import { announce, recordRollFollowers } from './companion/announce.ts'
import { amendShip, enterShip } from './companion/enter.ts'
import { requireCommandAvailable } from './companion/position-mode-refusal.ts'
import { Transaction } from './transaction.ts'

type Commands = { readonly [Type in Command['type']]: (transaction: Transaction, command: CommandOf<Type>) => void }

/** The implementation of each command type. */
const COMMANDS: Commands = {
  place,
  'leave-out': leaveOut,
  manoeuvre,
  shoot,
  join,
  'draw-places': placeShipsRandomly,
  aim,
  answer: answerShot,
  enter: enterShip,
  announce,
  reorient: recordRollFollowers,
  amend: amendShip,
  pass,
  surrender,
  correct,
  apply: recordResultsApplied,
}

/** Validates a command and returns its events. Reads the battle, rolls dice only to shuffle, and changes nothing. */
export function decide(battle: Battle, command: Command, dice: Dice) {
  return runTransaction(new Transaction(battle, dice), (transaction) => runCommand(transaction, command))
}

function runCommand(transaction: Transaction, command: Command): void {
  requireAllowedByMail(transaction, command)
  requireCommandAvailable(transaction, command)
  const run = COMMANDS[command.type] as (transaction: Transaction, command: Command) => void
  run(transaction, command)
}
