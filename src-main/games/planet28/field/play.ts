import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BotName } from '#shared/games/planet28/field/bots.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import { evolve } from '../battle/evolve.ts'
import { setUpBattle } from '../battle/setup.ts'
import { isSoloEnemy } from '../battle/solo/solo-enemy.ts'
import { getBattleRules } from '../battle/transaction.ts'
import { assignStartingSeats } from '../battle/vehicles/starting-seats.ts'
import { getBotUnit } from './bot-unit.ts'
import type { Bot } from './bots/bot.ts'
import { BOTS } from './bots/bots.ts'
import { deploy } from './deploy.ts'
import { executeOrder } from './execute-order.ts'
import { FieldError } from './field-error.ts'
import { listPendingOrders } from './pending-orders.ts'
import type { StartingPlace, Order, Practice } from './practice.ts'
import { listAuras, listEnemyDistances } from './turn-input.ts'
import { updateSightings, computeVisibility } from './visibility.ts'

/** A battle that directors are to fight on a field. */
export interface PracticePlan {
  readonly options: BattleOptions
  readonly field: Field
  /** Who leads each side, in the order of the sides. */
  readonly directors: readonly BotName[]
  /** Where units stand at first; the others stand along the edge of their side. */
  readonly places: Readonly<Record<string, StartingPlace>>
}

/** The dice of the battle, and those of the directors. */
export interface PracticeDice {
  readonly dice: Dice
  readonly whims: Dice
  /** Whether the events are to be read: a battle of many is only counted. */
  readonly isTold?: boolean
}

/** One order of a director, and what came of it. */
export interface PracticeStep {
  readonly before: Practice
  readonly after: Practice
  readonly order: Order
  readonly events: readonly BattleEvent[]
}

/** The field before the first turn; throws a `FieldError` where it has no room for everybody. */
export function beginPractice({ options, field, places }: PracticePlan, { dice }: PracticeDice): Practice {
  const battle = setUpBattle(options, dice)
  const { fault } = assignStartingSeats(options.units, getBattleRules(battle))
  if (fault !== null) throw new FieldError(fault)
  const practice = { field, battle, places: deploy(field, battle, places), minds: {} }
  return updateSightings(practice)
}

/** One order of whoever is to give one; null once the battle is over. */
export function playStep(practice: Practice, plan: PracticePlan, chance: PracticeDice): PracticeStep | null {
  if (practice.battle.phase === 'over') return null
  const before = practice.battle.phase === 'between' ? mustered(practice, plan) : practice
  for (const order of ordersFor(before, plan, chance.whims)) {
    const obeyed = executeOrder(before, order, chance.dice, chance)
    if (obeyed.ok) return { before, after: obeyed.practice, order, events: obeyed.events }
  }
  return stoppedShort(before)
}

/** Where nobody on the field can do what the rules wait for, the battle ends as it stands, and says so (P28-ACT-4). */
function stoppedShort(before: Practice): PracticeStep {
  const rule = before.battle.due[0]?.rule ?? 'P28-ACT-4'
  const by = before.battle.sides[0]?.id ?? ''
  const why = 'Nobody on the field can do what the rules ask for here: the battle ends as it stands.'
  const events: BattleEvent[] = [{ type: 'over', reachedGoal: [] }]
  const after = { ...before, battle: events.reduce(evolve, before.battle) }
  return { before, after, order: plain({ type: 'finish', by, reachedGoal: [] }, why, rule), events }
}

/** Orders that may be given now, the best first; the last of them is always legal. */
function* ordersFor(practice: Practice, plan: PracticePlan, whims: Dice): Generator<Order> {
  const { battle } = practice
  const [due] = battle.due
  if (due !== undefined) {
    const free = battle.due.find(({ ask }) => ask === 'free-fight') ?? due
    const side = sideOf(practice, free.unit)
    yield* listPendingOrders(computeVisibility(practice, side), free, directorOf(practice, plan, side))
    return
  }
  const by = battle.sides[0]?.id ?? ''
  if (isDecided(battle)) yield plain({ type: 'finish', by, reachedGoal: [] }, 'One side has nobody left.', 'P28-CAMP-3')
  if (battle.phase === 'between')
    yield plain(
      { type: 'begin-turn', by, near: listAuras(practice), enemyDistances: listEnemyDistances(practice) },
      `Turn ${battle.turn + 1} begins.`,
      'P28-TURN-1',
    )
  else if (battle.active === null) yield* places(practice)
  else yield* ideasOf(practice, plan, whims, battle.active)
}

/** Whether one side alone has somebody left, or none. */
function isDecided({ units }: Battle): boolean {
  const first = units.find(isOnTable)
  return !units.some((unit) => unit.side !== first?.side && isOnTable(unit))
}

function* ideasOf(practice: Practice, plan: PracticePlan, whims: Dice, id: string): Generator<Order> {
  const { battle } = practice
  const unit = getBotUnit(battle, id)
  const director = directorOf(practice, plan, unit.side)
  const outlook = computeVisibility(practice, unit.side)
  yield* unit.turn.actions > 0 ? director.ideas(outlook, unit, whims) : director.afterwards(outlook, unit)
  const isEarly = unit.turn.actions > 0 && isSoloEnemy(battle, unit)
  const reason = isEarly ? { reason: 'nothing else can be done.' } : {}
  yield plain({ type: 'end-activation', by: unit.side, unit: id, ...reason }, `${unit.name} is done.`, 'P28-TURN-8')
}

/** Who leads a side. */
function directorOf({ battle }: Practice, { directors }: PracticePlan, side: string): Bot {
  return BOTS[directors[battle.sides.findIndex(({ id }) => id === side)] ?? 'list']
}

/** Who is next in the order, or the end of the turn (P28-TURN-2). */
function* places({ battle }: Practice): Generator<Order> {
  for (const { unit: id } of battle.order) {
    const unit = battle.units.find((battleUnit) => battleUnit.id === id)
    if (unit === undefined || !isOnTable(unit) || unit.turn.isActivated) continue
    yield plain({ type: 'activate', by: unit.side, unit: id }, `It is ${unit.name}'s place.`, 'P28-TURN-2')
  }
  yield plain({ type: 'end-turn', by: battle.sides[0]?.id ?? '' }, `Turn ${battle.turn} ends.`, 'P28-TURN-1')
}

const plain = (command: BattleCommand, why: string, rule: string): Order => ({ command, why, rule })

const sideOf = ({ battle }: Practice, id: string): string => battle.units.find((unit) => unit.id === id)?.side ?? ''

/** Each side thinks of what it is about, before a turn. */
function mustered(practice: Practice, { directors }: PracticePlan): Practice {
  const minds = practice.battle.sides.map(({ id }, at) => {
    const outlook = computeVisibility(practice, id)
    return [id, { ...outlook.mind, ...BOTS[directors[at] ?? 'list'].muster(outlook) }] as const
  })
  return { ...practice, minds: Object.fromEntries(minds) }
}
