import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { applyManualCorrection } from './corrections/apply-correction.ts'
import { advanceToNextTurn, recordTally } from './corrections/tally.ts'
import { resolveAnsweredFight, declareAttack, resolvePickedSection } from './fight/declared-fight.ts'
import { executeFight } from './fight/fight.ts'
import { resolveFreeFight, resolvePush } from './fight/push.ts'
import { skipFight } from './fight/skip-fight.ts'
import { attemptRecovery, recordRetreat } from './morale/recovery.ts'
import { resolveHazardBeforeAction } from './move/hazardous-ground.ts'
import { leaveCombat, executeMove } from './move/move.ts'
import { castPower, useAbility, useItem } from './powers/powers.ts'
import { setRerolls } from './rolls/set-rerolls.ts'
import { executeShoot } from './shoot/shoot.ts'
import { activateSoloEnemy, continueSoloEnemyActivation } from './solo/activate-solo-enemy.ts'
import { announceEnemyPlan } from './solo/announce-enemy-plan.ts'
import { type BattleDecision, runBattleTransaction, type Transaction, getUnit } from './transaction.ts'
import { reloadWeapon, changeWeaponsInHand } from './turn/gear.ts'
import { refuseUntilDecided } from './turn/pending.ts'
import {
  activateUnit,
  beginTurn,
  endActivation,
  endTurn,
  finishBattle,
  holdRemainingActions,
  delayActivation,
  interruptWithHeldUnit,
} from './turn/turns.ts'
import { extinguishCondition, useUniversalAction } from './turn/universal.ts'
import { disembark, embark } from './vehicles/commands/board.ts'
import { laySmoke, assignPilot, repairDamage, retakeBreakTest } from './vehicles/commands/crew.ts'
import {
  rollBoost,
  landOrTakeOff,
  executeDrive,
  resolveReportedVehicleFall,
  setVehicleUpright,
} from './vehicles/commands/drive.ts'
import { executeBackOff, beginBreakAway, executeRam, executeVehicleFight } from './vehicles/commands/fight.ts'
import { executeVehicleFire, loadMounts } from './vehicles/commands/fire.ts'
import { useSabotage } from './vehicles/commands/use-sabotage.ts'

type Acts = {
  readonly [Type in BattleCommand['type']]: (transaction: Transaction, command: BattleCommandOf<Type>) => void
}

/** The implementation of each command type. */
const ACTS: Acts = {
  'begin-turn': beginTurn,
  activate: activateUnit,
  'put-later': delayActivation,
  hold: holdRemainingActions,
  'step-in': interruptWithHeldUnit,
  'end-activation': endActivation,
  'end-turn': endTurn,
  move: executeMove,
  depart: leaveCombat,
  shoot: executeShoot,
  fight: executeFight,
  declare: (transaction, command) => declareAttack(transaction, command, act),
  answer(transaction, command) {
    resolveAnsweredFight(transaction, command, act)
    continueSoloEnemyActivation(transaction, act)
  },
  'pick-section'(transaction, command) {
    resolvePickedSection(transaction, command, act)
    continueSoloEnemyActivation(transaction, act)
  },
  push: resolvePush,
  'free-fight': resolveFreeFight,
  'skip-fight': skipFight,
  reload: reloadWeapon,
  'take-in-hand': changeWeaponsInHand,
  ability: useAbility,
  cast: castPower,
  item: useItem,
  universal: useUniversalAction,
  'put-out': extinguishCondition,
  recover: attemptRecovery,
  retreat: recordRetreat,
  'ask-enemy': announceEnemyPlan,
  'act-by-list': (transaction, command) => activateSoloEnemy(transaction, command, act),
  drive: executeDrive,
  fire: executeVehicleFire,
  'load-mounts': loadMounts,
  'vehicle-fight': executeVehicleFight,
  ram: executeRam,
  'break-away': beginBreakAway,
  'back-off': executeBackOff,
  drop: resolveReportedVehicleFall,
  right: setVehicleUpright,
  'change-height': landOrTakeOff,
  boost: rollBoost,
  steady: retakeBreakTest,
  'lay-smoke': laySmoke,
  mend: repairDamage,
  'let-drive': assignPilot,
  embark,
  disembark,
  sabotage: useSabotage,
  'set-rerolls': setRerolls,
  correct: applyManualCorrection,
  tally: recordTally,
  'next-turn': advanceToNextTurn,
  finish: finishBattle,
}

/** Commands allowed while a decision of the players is pending. */
const ANSWERS: readonly BattleCommand['type'][] = [
  'retreat',
  'free-fight',
  'skip-fight',
  'depart',
  'back-off',
  'push',
  'fight',
  'declare',
  'vehicle-fight',
  'set-rerolls',
  'correct',
  'tally',
  'finish',
]

/** Commands allowed while a declared attack waits for the side of its target. */
const WHILE_ASKED: readonly BattleCommand['type'][] = ['set-rerolls', 'correct', 'tally', 'finish']
const ANSWER_OF = { answer: 'answer', section: 'pick-section' } as const

/** Validates a command and returns its events. Reads the battle, rolls dice, and changes nothing. */
export function decide(battle: Battle, command: BattleCommand, dice: Dice): BattleDecision {
  return runBattleTransaction(battle, dice, (transaction) => act(transaction, command))
}

function act(transaction: Transaction, command: BattleCommand): void {
  const { battle } = transaction
  if (battle.phase === 'over') transaction.refuse('over', 'The battle is over.', 'P28-TURN-9')
  const [due] = battle.due
  const isAsked = due?.ask === 'answer' || due?.ask === 'section'
  const allowed = isAsked ? [ANSWER_OF[due.ask], ...WHILE_ASKED] : ANSWERS
  if (due !== undefined && !allowed.includes(command.type)) refuseUntilDecided(transaction, due)
  requireOwn(transaction, command)
  requireTouchable(transaction, command)
  const does = ACTS[command.type] as (transaction: Transaction, command: BattleCommand) => void
  const isBraved =
    !('unit' in command) || resolveHazardBeforeAction(transaction, command, (trial) => does(trial, command))
  if (isBraved) does(transaction, command)
}

/** Checks that touched units exist and differ from the acting one (P28-FIGHT-5). */
function requireTouchable(transaction: Transaction, command: BattleCommand): void {
  const moveContacts = 'said' in command && 'contacts' in command.said ? command.said.contacts : []
  const contacts = 'contacts' in command ? (command.contacts ?? []) : moveContacts
  for (const id of contacts) {
    const { name } = getUnit(transaction, id)
    if ('unit' in command && id === command.unit)
      transaction.refuse('contacts', `${name} does not touch itself: name others.`, 'P28-FIGHT-5')
  }
}

/**
 * Checks that the unit belongs to the seat that gives the command. Turns and the end of the battle belong to no seat.
 */
function requireOwn(transaction: Transaction, command: BattleCommand): void {
  if (!('unit' in command)) return
  const { side, name } = getUnit(transaction, command.unit)
  if (side !== command.by) transaction.refuse('not-yours', `${name} is led by another side.`, 'P28-META-10')
}
