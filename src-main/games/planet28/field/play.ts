import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BotName } from '#shared/games/planet28/field/bots.ts'
import type { StartingPlace } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import { evolve } from '../battle/evolve/evolve.ts'
import { setUpBattle } from '../battle/setup/setup.ts'
import { isSoloEnemy } from '../battle/solo/solo-enemy.ts'
import { getBattleRules } from '../battle/transaction.ts'
import { assignStartingSeats } from '../battle/vehicles/starting-seats.ts'
import { getBotUnit } from './bot-unit.ts'
import type { Bot } from './bots/bot.ts'
import { CAPTAIN_BOT } from './bots/captain-bot.ts'
import { ENEMY_LIST_BOT } from './bots/enemy-list-bot.ts'
import { executeFieldOrder } from './execute-field-order.ts'
import type { FieldOrder, FieldBattle } from './field-battle.ts'
import { FieldError } from './field-error.ts'
import { listPendingOrders } from './pending-orders.ts'
import { updateSightings, computeSideKnowledge } from './side-knowledge.ts'
import { computeStartingPlaces } from './starting-places.ts'
import { listAurasInReach, listSoloEnemyDistances } from './turn-input.ts'

/** A battle for bots to fight on a field. */
export interface PracticePlan {
  readonly options: BattleOptions
  readonly field: Field
  /** The bot of each side, in the order of the sides. */
  readonly directors: readonly BotName[]
  /** Starting places of units. Units without one start along the edge of their side. */
  readonly places: Readonly<Record<string, StartingPlace>>
}

/** The dice of the battle and those of the bots. */
export interface PracticeDice {
  readonly dice: Dice
  readonly whims: Dice
}

/** One order of a bot and its result. */
export interface PracticeStep {
  readonly before: FieldBattle
  readonly after: FieldBattle
  readonly order: FieldOrder
  readonly events: readonly BattleEvent[]
}

/** Sets up the field before the first turn. Throws a `FieldError` if there is no room for all units. */
export function beginPractice({ options, field, places }: PracticePlan, { dice }: PracticeDice): FieldBattle {
  const battle = setUpBattle(options, dice)
  const { fault } = assignStartingSeats(options.units, getBattleRules(battle))
  if (fault !== null) throw new FieldError(fault)
  const practice = { field, battle, places: computeStartingPlaces(field, battle, places), minds: {} }
  return updateSightings(practice)
}

/** Plays one order of the bot whose turn it is. Null once the battle is over. */
export function playPracticeStep(practice: FieldBattle, plan: PracticePlan, chance: PracticeDice): PracticeStep | null {
  if (practice.battle.phase === 'over') return null
  const bots = listBots(practice, plan)
  const before = practice.battle.phase === 'between' ? chooseBotStances(practice, bots) : practice
  for (const order of generateBotOrders(before, bots, chance.whims)) {
    const obeyed = executeFieldOrder(before, order, chance.dice)
    if (obeyed.ok) return { before, after: obeyed.practice, order, events: obeyed.events }
  }
  return stoppedShort(before)
}

/** Ends the battle if no unit on the field can do what the rules require, with an explanation (P28-ACT-4). */
function stoppedShort(before: FieldBattle): PracticeStep {
  const rule = before.battle.due[0]?.rule ?? 'P28-ACT-4'
  const by = before.battle.sides[0]?.id ?? ''
  const why = 'Nobody on the field can do what the rules ask for here: the battle ends as it stands.'
  const events: BattleEvent[] = [{ type: 'over', reachedGoal: [] }]
  const after = { ...before, battle: events.reduce(evolve, before.battle) }
  return { before, after, order: plain({ type: 'finish', by, reachedGoal: [] }, why, rule), events }
}

/** The bot of each side. Sides without one are played by persons. */
type Bots = Readonly<Record<string, BotName>>

/** Orders available now, the best first. The last one is always legal. */
export function* generateBotOrders(practice: FieldBattle, bots: Bots, whims: Dice): Generator<FieldOrder> {
  const { battle } = practice
  const [due] = battle.due
  if (due !== undefined) {
    const free = battle.due.find(({ ask }) => ask === 'free-fight') ?? due
    const side = sideOf(practice, free.unit)
    yield* listPendingOrders(computeSideKnowledge(practice, side), free, getBot(bots, side))
    return
  }
  const by = battle.sides[0]?.id ?? ''
  if (isDecided(battle)) yield plain({ type: 'finish', by, reachedGoal: [] }, 'One side has nobody left.', 'P28-CAMP-3')
  if (battle.phase === 'between')
    yield plain(
      { type: 'begin-turn', by, near: listAurasInReach(practice), enemyDistances: listSoloEnemyDistances(practice) },
      `Turn ${battle.turn + 1} begins.`,
      'P28-TURN-1',
    )
  else if (battle.active === null) yield* places(practice)
  else yield* ideasOf(practice, { bots, whims, id: battle.active })
}

/** Whether at most one side has units left on the table. */
function isDecided({ units }: Battle): boolean {
  const first = units.find(isOnTable)
  return !units.some((unit) => unit.side !== first?.side && isOnTable(unit))
}

function* ideasOf(
  practice: FieldBattle,
  { bots, whims, id }: { readonly bots: Bots; readonly whims: Dice; readonly id: string },
): Generator<FieldOrder> {
  const { battle } = practice
  const unit = getBotUnit(battle, id)
  const bot = getBot(bots, unit.side)
  const outlook = computeSideKnowledge(practice, unit.side)
  yield* unit.turn.actions > 0 ? bot.ideas(outlook, unit, whims) : bot.afterwards(outlook, unit)
  const isEarly = unit.turn.actions > 0 && isSoloEnemy(battle, unit)
  const reason = isEarly ? { reason: 'nothing else can be done.' } : {}
  yield plain({ type: 'end-activation', by: unit.side, unit: id, ...reason }, `${unit.name} is done.`, 'P28-TURN-8')
}

/** All bots by name. */
const BOTS: Readonly<Record<BotName, Bot>> = { list: ENEMY_LIST_BOT, captain: CAPTAIN_BOT }

/** Bot of a side. */
function getBot(bots: Bots, side: string): Bot {
  return BOTS[bots[side] ?? 'list']
}

/** The bots of a plan by side. */
function listBots({ battle }: FieldBattle, { directors }: PracticePlan): Bots {
  return Object.fromEntries(battle.sides.map(({ id }, at) => [id, directors[at] ?? 'list']))
}

/** Activates the next unit in the order, or ends the turn (P28-TURN-2). */
function* places({ battle }: FieldBattle): Generator<FieldOrder> {
  for (const { unit: id } of battle.order) {
    const unit = battle.units.find((battleUnit) => battleUnit.id === id)
    if (unit === undefined || !isOnTable(unit) || unit.turn.isActivated) continue
    yield plain({ type: 'activate', by: unit.side, unit: id }, `It is ${unit.name}'s place.`, 'P28-TURN-2')
  }
  yield plain({ type: 'end-turn', by: battle.sides[0]?.id ?? '' }, `Turn ${battle.turn} ends.`, 'P28-TURN-1')
}

const plain = (command: BattleCommand, why: string, rule: string): FieldOrder => ({ command, why, rule })

const sideOf = ({ battle }: FieldBattle, id: string): string => battle.units.find((unit) => unit.id === id)?.side ?? ''

/** Lets the bots choose their stance before a turn. */
export function chooseBotStances(practice: FieldBattle, bots: Bots): FieldBattle {
  const minds = Object.keys(bots).map((id) => {
    const outlook = computeSideKnowledge(practice, id)
    return [id, { ...outlook.mind, ...getBot(bots, id).muster(outlook) }] as const
  })
  return { ...practice, minds: { ...practice.minds, ...Object.fromEntries(minds) } }
}
