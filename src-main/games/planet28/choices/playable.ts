import {
  buildChoice,
  CORRECTION_CHOICE_ID,
  type DraftPreviewDetails,
  type PlayableChoice,
  previewChoiceDraft,
} from '#main/games/kit/choice.ts'
import { decideOnMap } from '#main/games/planet28/field/map/decide-on-map.ts'
import type { CommandChoice as OrderChoice, DraftOrder, TargetChoice } from '#shared/games/planet28/battle/choices.ts'
import {
  type BattleCommand,
  type BattleCommandOf,
  BattleCommandSchema,
} from '#shared/games/planet28/battle/commands.ts'
import type { Battle, PendingDecision } from '#shared/games/planet28/battle/state.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { AvailableChoices, CommandDraft, Input, PlayableGame, ChoiceTarget } from '#shared/match/protocol.ts'
import { evolve } from '../battle/evolve/evolve.ts'
import { buildChoice as buildOrderChoice, type ChoiceDraft } from '../battle/queries/build-choice.ts'
import { computeHitChance } from '../battle/queries/forecast.ts'
import { listChoiceDrafts } from '../battle/queries/list-choices.ts'
import { getBattleRules } from '../battle/transaction.ts'
import type { BattleView } from '../battle/view.ts'
import { buildAttackForecast, isAttack } from './attack-forecast.ts'
import { buildChosenCommand } from './build-chosen-command.ts'
import { createCorrectionChoice } from './correction.ts'
import {
  findAnswerShortcut,
  findAttackOfCommand,
  formatAnswerOdds,
  listBlockVariants,
  createSubmittedCommand,
  previewCommandNeeds,
} from './fight-answers.ts'
import { listChosenFollowUpAttacks, listFollowUpInputs } from './follow-ups.ts'
import type { OrderInputContext } from './input-context.ts'
import { describeMeasured, findMapRefusal, listMapMarks, addMapRefusals } from './on-map.ts'
import { listOrderInputs } from './order-inputs.ts'
import { describeActingUnit, buildTurnStatus, getTurnPrompt, hasWaitingUnits, listDueNotices } from './turn-status.ts'
import { buildFurtherShotFields, listVolleyInputs } from './volley.ts'

/**
 * What the match page shows of a battle: whose turn it is, the choices of a seat, the preview of a draft, and
 * corrections by the gamemaster (P28-ACT-4).
 */
export const PLANET28_PLAYABLE: PlayableGame<BattleView> = {
  turn: buildTurnStatus,
  choices(battle, seat, pieces): AvailableChoices {
    const offered = listOfferedOrders(battle, seat, pieces)
    return {
      prompt: getTurnPrompt(battle),
      hint: describeActingUnit(battle),
      // Nobody is picked: the unit that decides or acts follows from the order of the turn (P28-TURN-2).
      pieces: [],
      actsBy: 'piece',
      choices: offered.map((order) => buildPlayable(battle, order).choice),
      notices: listDueNotices(battle),
    }
  },
  preview(battle, seat, draft) {
    const rules = { decide: decideOnMap, evolve, commands: BattleCommandSchema }
    if (draft.choice === CORRECTION_CHOICE_ID)
      return previewChoiceDraft(rules, battle, { playable: createCorrectionChoice(battle), draft })
    const isAsked = ({ id, aim }: ChoiceDraft) => id === draft.choice || aim?.field === 'shots'
    const offered = listOfferedOrders(battle, seat, draft.pieces, isAsked).find(
      ({ choice }) => choice.id === draft.choice,
    )
    if (!offered) throw new RangeError(`There is no choice ${draft.choice}.`)
    const playable = buildPlayable(battle, offered)
    return previewChoiceDraft(rules, battle, { playable, draft })
  },
  correction: (battle) => createCorrectionChoice(battle).choice,
}

/** Commands that belong to no side; any seat may give them. */
const OF_THE_TABLE: readonly BattleCommand['type'][] = ['begin-turn', 'end-turn', 'finish']

/** The orders that a seat may give: those of the turn, and those of the unit in focus or, without one, the acting unit. */
function listOfferedOrders(
  battle: Battle,
  seat: string,
  pieces: readonly string[],
  isAsked: (draft: ChoiceDraft) => boolean = () => true,
): OfferedOrder[] {
  const context = { battle, rules: getBattleRules(battle) }
  const drafts = listChoiceDrafts(context, pieces[0])
  const build = (draft: ChoiceDraft): OrderChoice[] => {
    const isOwn = draft.order.by === seat || OF_THE_TABLE.includes(draft.order.type)
    if (!isOwn || !isAsked(draft)) return []
    return [addMapRefusals(context, buildOrderChoice(context, { ...draft, order: { ...draft.order, by: seat } }))]
  }
  const own = drafts.orders.flatMap(build)
  const ofTurn = drafts.turn.flatMap(build)
  const shots = own.filter(({ targetField }) => targetField === 'shots')
  const possible = [...own, ...ofTurn].filter((choice) => choice.refusal === null && !isSeldom(battle, choice))
  const offer = (choice: OrderChoice, isOfTurn: boolean): OfferedOrder => {
    return { choice, shots, isOfTurn, isOnly: possible.length === 1 && possible[0] === choice }
  }
  return [...own.map((choice) => offer(choice, false)), ...ofTurn.map((choice) => offer(choice, true))]
}

/** An order to be offered on the match page. */
interface OfferedOrder {
  readonly choice: OrderChoice
  /** The shots that a vehicle may fire together. */
  readonly shots: readonly OrderChoice[]
  readonly isOfTurn: boolean
  /** Whether nothing else can be done. */
  readonly isOnly: boolean
}

function buildPlayable(battle: Battle, offered: OfferedOrder): PlayableChoice<BattleCommand> {
  const { choice, shots, isOfTurn, isOnly } = offered
  const { id, label, actions, order, refusal, targets } = choice
  const contextOf = ({ target: aimed, values }: Pick<CommandDraft, 'target' | 'values'>): OrderInputContext => {
    const target = targets?.find(({ unit }) => unit === aimed) ?? null
    return { battle, rules: getBattleRules(battle), choice, target, values }
  }
  const inputsOf = (draft: Pick<CommandDraft, 'target' | 'values'>): Input[] => {
    const context = contextOf(draft)
    if (targets !== null && context.target === null) return []
    const own = [...listOrderInputs(context), ...listVolleyInputs(context, shots)]
    const built = buildFrom(context)
    return isAttack(built) && isComplete(own, draft.values)
      ? [...own, ...listFollowUpInputs(context, built, draft.values)]
      : own
  }
  const buildFrom = (context: OrderInputContext): BattleCommand =>
    buildChosenCommand(context, buildFurtherShotFields(context, shots))
  return {
    choice: buildChoice({
      id,
      label,
      group: isOfTurn ? 'The turn' : 'What it may do',
      actors: isOfTurn ? [] : [String(order['unit'])],
      targets: targets?.map((target) => toTarget(battle, choice, target)) ?? null,
      cost: actions > 0 ? formatCount(actions, 'action') : null,
      refusal,
      note: isAnswer(order) ? formatAnswerOdds(battle, order) : null,
      key: isAnswer(order) ? findAnswerShortcut(contextOf(NOTHING), order) : findOrderKey(choice),
      isPrimary: isOnly,
      // The dice of the attack are thrown with the section, and may be typed.
      isImmediate:
        refusal === null && targets === null && order.type !== 'pick-section' && inputsOf(NOTHING).length === 0,
      isSeldom: isSeldom(battle, choice),
    }),
    inputs: inputsOf,
    refusal: (draft) => findMapRefusal(contextOf(draft), buildFurtherShotFields(contextOf(draft), shots)),
    commands: (draft) => [createSubmittedCommand(battle, buildFrom(contextOf(draft)))],
    details(draft, isComplete) {
      const context = contextOf(draft)
      const isTried = isComplete && findMapRefusal(context, buildFurtherShotFields(context, shots)) === null
      return isTried ? describeDraft(context, buildFrom(context)) : {}
    },
  }
}

const NOTHING = { target: null, values: {} } as const

/** What an order looks like before it is given: dice of the table, odds, and who is asked for an answer before them. */
function describeDraft(context: OrderInputContext, order: BattleCommand): DraftPreviewDetails {
  const { battle } = context
  const { rollsDice, asked } = previewCommandNeeds(battle, order)
  const rolls = rollsDice ? [{ label: 'Dice', dice: [], next: null }] : []
  const marks = listMapMarks(battle, order)
  const asks = asked === null ? null : describeQuestion(battle, asked)
  const text = asks ?? describeMeasured(battle, order)
  const attack = findAttackOfCommand(context, order)
  if (attack === null) return { rolls, marks, text }
  const followers = isAttack(order) ? listChosenFollowUpAttacks(context, order, context.values) : []
  const forecast = buildAttackForecast(context, [attack, ...followers])
  if (asked === null || forecast === null) return { rolls, marks, text, forecast }
  const variants = [...forecast.variants, ...listBlockVariants(context, attack)]
  return { rolls, marks, text, forecast: { ...forecast, variants } }
}

/** What the side of the target decides before any die (P28-CHRG-5, P28-VEH-DMG-2). */
function describeQuestion(battle: Battle, { ask, unit }: PendingDecision): string {
  const name = battle.units.find(({ id }) => id === unit)?.name ?? unit
  return ask === 'section'
    ? `Before any die, the side of ${name} picks the section.`
    : `Before any die, ${name} may answer.`
}

/** Whether a draft is an answer to a declared fight, which lacks nothing. */
function isAnswer(order: DraftOrder): order is DraftOrder & BattleCommandOf<'answer'> {
  return order.type === 'answer'
}

/** Whether every input has a value, which the attacks that may follow need. */
function isComplete(inputs: readonly Input[], values: CommandDraft['values']): boolean {
  return inputs.every(({ path, isOptional }) => isOptional || (values[path] ?? null) !== null)
}

/** Orders that are rarely given: they stand in the menu. The last turn ends with the battle (P28-TURN-9). */
function isSeldom(battle: Battle, { order }: OrderChoice): boolean {
  if (order.type === 'finish') return battle.turn < battle.turns || hasWaitingUnits(battle)
  return order.type === 'set-rerolls' || order.type === 'let-drive'
}

function toTarget(battle: Battle, choice: OrderChoice, target: TargetChoice): ChoiceTarget {
  const unit = battle.units.find(({ id }) => id === target.unit)
  const side = battle.sides.find(({ id }) => id === unit?.side)
  const context = { battle, rules: getBattleRules(battle), choice, target, values: {} }
  return {
    id: target.unit,
    label: unit?.name ?? target.unit,
    group: side?.name ?? null,
    chance: target.refusal === null ? findDefaultChance(context) : null,
    note: null,
    refusal: target.refusal,
  }
}

/** The chance of an attack with the usual values; null for other orders. */
function findDefaultChance(context: OrderInputContext): number | null {
  const values = Object.fromEntries(listOrderInputs(context).map(({ path, value }) => [path, value]))
  const attack = findAttackOfCommand(context, buildChosenCommand({ ...context, values }))
  return attack === null ? null : computeHitChance(context.battle, attack)
}

/** Letter of each kind of order on the keyboard. */
const ORDER_LETTERS: Readonly<Record<string, string>> = {
  'act-by-list': 'W',
  'ask-enemy': 'W',
  move: 'M',
  drive: 'M',
  'back-off': 'M',
  charge: 'C',
  shoot: 'S',
  fire: 'S',
  fight: 'F',
  'vehicle-fight': 'F',
  reload: 'R',
  'load-mounts': 'R',
  hold: 'H',
  'end-activation': 'D',
  activate: 'A',
  'begin-turn': 'B',
  'end-turn': 'E',
}

/** The key of an order on the keyboard, or null. A charge has another key than a move, and so has a vehicle's ram. */
function findOrderKey({ order, targetField }: Pick<OrderChoice, 'order' | 'targetField'>): string | null {
  return ORDER_LETTERS[targetField === 'charge' ? 'charge' : order.type] ?? null
}
