import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { correct } from './commands/correct.ts'
import { fight } from './commands/fight.ts'
import { reload, takeInHand } from './commands/gear.ts'
import { depart, move } from './commands/move.ts'
import { cast, useAbility, useItem } from './commands/powers.ts'
import { freeFight, push } from './commands/push.ts'
import { recover, retreat } from './commands/recovery.ts'
import { setRerolls } from './commands/set-rerolls.ts'
import { shoot } from './commands/shoot.ts'
import { skipFight } from './commands/skip-fight.ts'
import { nextTurn, tally } from './commands/tally.ts'
import { activate, beginTurn, endActivation, endTurn, finish, hold, putLater, stepIn } from './commands/turns.ts'
import { putOut, universal } from './commands/universal.ts'
import { refuseBefore } from './pending.ts'
import { type BattleDecision, decideIn, Illegal, type Scene, unitIn } from './scene.ts'
import { actByList } from './solo/act-by-list.ts'
import { askEnemy } from './solo/ask-enemy.ts'
import { bravesHazard } from './standing-in-hazard.ts'
import { disembark, embark } from './vehicles/commands/board.ts'
import { laySmoke, letDrive, mend, steady } from './vehicles/commands/crew.ts'
import { boost, changeHeight, drive, drop, right } from './vehicles/commands/drive.ts'
import { backOff, breakAway, ram, vehicleFight } from './vehicles/commands/fight.ts'
import { fire, loadMounts } from './vehicles/commands/fire.ts'
import { useSabotage } from './vehicles/commands/use-sabotage.ts'

type Acts = { readonly [Type in BattleCommand['type']]: (scene: Scene, command: BattleCommandOf<Type>) => void }

/** What each order does. */
const ACTS: Acts = {
  'begin-turn': beginTurn,
  activate,
  'put-later': putLater,
  hold,
  'step-in': stepIn,
  'end-activation': endActivation,
  'end-turn': endTurn,
  move,
  depart,
  shoot,
  fight,
  push,
  'free-fight': freeFight,
  'skip-fight': skipFight,
  reload,
  'take-in-hand': takeInHand,
  ability: useAbility,
  cast,
  item: useItem,
  universal,
  'put-out': putOut,
  recover,
  retreat,
  'ask-enemy': askEnemy,
  'act-by-list': actByList,
  drive,
  fire,
  'load-mounts': loadMounts,
  'vehicle-fight': vehicleFight,
  ram,
  'break-away': breakAway,
  'back-off': backOff,
  drop,
  right,
  'change-height': changeHeight,
  boost,
  steady,
  'lay-smoke': laySmoke,
  mend,
  'let-drive': letDrive,
  embark,
  disembark,
  sabotage: useSabotage,
  'set-rerolls': setRerolls,
  correct,
  tally,
  'next-turn': nextTurn,
  finish,
}

/** Orders that may be given while the table has something to say. */
const ANSWERS: readonly BattleCommand['type'][] = [
  'retreat',
  'free-fight',
  'skip-fight',
  'depart',
  'back-off',
  'push',
  'fight',
  'vehicle-fight',
  'set-rerolls',
  'correct',
  'tally',
  'finish',
]

/** What comes of an order: reads the battle, draws dice, changes nothing. */
export function decide(battle: Battle, command: BattleCommand, dice: Dice): BattleDecision {
  return decideIn(battle, dice, (scene) => act(scene, command))
}

/** The same without what is only there to be read: with the same dice the battle after it is the same. */
export function decideUntold(battle: Battle, command: BattleCommand, dice: Dice): BattleDecision {
  return decideIn(battle, dice, (scene) => act(scene, command), { isTold: false })
}

function act(scene: Scene, command: BattleCommand): void {
  const { battle } = scene
  if (battle.phase === 'over') throw new Illegal('over', 'The battle is over.', 'P28-TURN-9')
  const [due] = battle.due
  if (due !== undefined && !ANSWERS.includes(command.type)) refuseBefore(scene, due)
  requireOwn(scene, command)
  requireTouchable(scene, command)
  const does = ACTS[command.type] as (scene: Scene, command: BattleCommand) => void
  const isBraved = !('unit' in command) || bravesHazard(scene, command, (trial) => does(trial, command))
  if (isBraved) does(scene, command)
}

/** Whom a unit touches is there, and somebody else (P28-FIGHT-5). */
function requireTouchable(scene: Scene, command: BattleCommand): void {
  const said = 'said' in command && 'contacts' in command.said ? command.said.contacts : []
  const contacts = 'contacts' in command ? (command.contacts ?? []) : said
  for (const id of contacts) {
    const { name } = unitIn(scene, id)
    if ('unit' in command && id === command.unit)
      throw new Illegal('contacts', `${name} does not touch itself: name others.`, 'P28-FIGHT-5')
  }
}

/** Who gives an order leads the unit; turns and ends are anybody's. */
function requireOwn(scene: Scene, command: BattleCommand): void {
  if (!('unit' in command)) return
  const { side, name } = unitIn(scene, command.unit)
  if (side !== command.by) throw new Illegal('not-yours', `${name} is led by another side.`, 'P28-META-10')
}
