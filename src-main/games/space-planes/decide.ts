import type { Dice } from '#main/games/kit/dice.ts'
import { runTransaction } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import { declareAimedShot, resolveAimedShot, joinByMail, requireAllowedByMail } from './commands/by-mail.ts'
import { executeManoeuvre } from './commands/manoeuvre.ts'
import { placeShipsRandomly } from './commands/place-ships-randomly.ts'
import { leaveOutShip, placeNextShip } from './commands/place.ts'
import { shoot } from './commands/shoot.ts'
import { recordResultsApplied, correctShipWithPosition, passTurn, surrender } from './commands/short-commands.ts'
import { recordAnnouncedManoeuvre, recordRollFollowers } from './companion/announce.ts'
import { correctShipWithoutPosition, enterShip } from './companion/enter.ts'
import { requireAllowedInPositionMode } from './companion/position-mode-refusal.ts'
import { Transaction } from './transaction.ts'

type Commands = { readonly [Type in Command['type']]: (transaction: Transaction, command: CommandOf<Type>) => void }

/** The implementation of each command type. */
const COMMANDS: Commands = {
  place: placeNextShip,
  'leave-out': leaveOutShip,
  manoeuvre: executeManoeuvre,
  shoot,
  join: joinByMail,
  'draw-places': placeShipsRandomly,
  aim: declareAimedShot,
  answer: resolveAimedShot,
  enter: enterShip,
  announce: recordAnnouncedManoeuvre,
  reorient: recordRollFollowers,
  amend: correctShipWithoutPosition,
  pass: passTurn,
  surrender,
  correct: correctShipWithPosition,
  apply: recordResultsApplied,
}

/** Validates a command and returns its events. Reads the battle, rolls dice only to shuffle, and changes nothing. */
export function decide(battle: Battle, command: Command, dice: Dice) {
  return runTransaction(new Transaction(battle, dice), (transaction) => runCommand(transaction, command))
}

function runCommand(transaction: Transaction, command: Command): void {
  requireAllowedByMail(transaction, command)
  requireAllowedInPositionMode(transaction, command)
  const run = COMMANDS[command.type] as (transaction: Transaction, command: Command) => void
  run(transaction, command)
}
