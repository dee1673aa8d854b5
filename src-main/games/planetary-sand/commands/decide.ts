import type { Dice } from '#main/games/kit/dice.ts'
import { runTransaction, type TransactionResult } from '#main/games/kit/transaction.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command, CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { Transaction } from '../state/transaction.ts'
import { resolveReportedBlast } from './blast.ts'
import { enterVehicleOrRoom } from './board.ts'
import { carryWreckOrRocket } from './carry.ts'
import { recordFirstSide } from './choose-first.ts'
import { closeToContact } from './close-to-contact.ts'
import { correctBattleRecord } from './correct.ts'
import { deployPieces } from './deploy.ts'
import { endPhaseForSide } from './end-phase.ts'
import { evacuateRoom } from './evacuate.ts'
import { exchangePrisoners } from './exchange.ts'
import { assignGuards } from './guard.ts'
import { declareLaunch } from './launch.ts'
import { leaveVehicleOrBuilding } from './leave.ts'
import { movePiecesAlongPath } from './move.ts'
import { orderRobots } from './order.ts'
import { pushGun } from './push.ts'
import { ramOpening } from './ram.ts'
import { recordResultsApplied } from './record-results-applied.ts'
import { workOnReload } from './reload.ts'
import { workOnRepair } from './repair.ts'
import { reportCommandRange } from './report-command-range.ts'
import { workOnSalvage } from './salvage.ts'
import { setFiringList } from './set-firing-list.ts'
import { declareDirectShot } from './shoot.ts'
import { suitUp } from './suit-up.ts'
import { surrender } from './surrender.ts'
import { withdrawDeclaredShots } from './withdraw.ts'

type Commands = { readonly [Type in Command['type']]: (transaction: Transaction, command: CommandOf<Type>) => void }

/** The implementation of each command type. */
const COMMANDS: Commands = {
  deploy: deployPieces,
  'choose-first': recordFirstSide,
  move: movePiecesAlongPath,
  push: pushGun,
  carry: carryWreckOrRocket,
  board: enterVehicleOrRoom,
  leave: leaveVehicleOrBuilding,
  'suit-up': suitUp,
  reload: workOnReload,
  repair: workOnRepair,
  salvage: workOnSalvage,
  ram: ramOpening,
  order: orderRobots,
  'command-range': reportCommandRange,
  close: closeToContact,
  evacuate: evacuateRoom,
  guard: assignGuards,
  exchange: exchangePrisoners,
  'list-fire': setFiringList,
  shoot: declareDirectShot,
  launch: declareLaunch,
  withdraw: withdrawDeclaredShots,
  blast: resolveReportedBlast,
  'end-phase': endPhaseForSide,
  surrender,
  correct: correctBattleRecord,
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
