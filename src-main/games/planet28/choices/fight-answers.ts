import { createSeededDice } from '#main/games/kit/dice.ts'
import type { AttackOrder, FightAnswer } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { formatChance } from '#shared/kit/format.ts'
import type { DraftForecast } from '#shared/match/protocol.ts'
import { decide } from '../battle/decide.ts'
import { isFreeFight, listPossibleFightAnswers } from '../battle/fight/answers.ts'
import { isFightCommand } from '../battle/fight/declared-fight.ts'
import { buildForcedAnswer } from '../battle/queries/attack-choices.ts'
import type { BattleWithRules } from '../battle/queries/build-choice.ts'
import { computeCounterAttackChance, computeHitChance } from '../battle/queries/forecast.ts'
import { canBlockCharge } from '../battle/solo/solo-enemy-answer.ts'
import { getPendingDecision, getBattleRules } from '../battle/transaction.ts'
import { findVehicleAwaitingSectionPick } from '../battle/vehicles/section-question.ts'
import { isAttack } from './attack-forecast.ts'

/**
 * Wraps an attack in a `declare` command if another side must first answer it or pick the section that is hit. Returns
 * any other command unchanged (P28-CHRG-5, P28-COUNT-1, P28-VEH-DMG-2).
 */
export function createSubmittedCommand(battle: Battle, order: BattleCommand): BattleCommand {
  if (isFightCommand(order)) return { type: 'declare', by: order.by, attack: order }
  if (order.type !== 'shoot' && order.type !== 'fire' && order.type !== 'cast') return order
  const asked = findVehicleAwaitingSectionPick({ battle, rules: getBattleRules(battle) }, order)
  return asked === null ? order : { type: 'declare', by: order.by, attack: order }
}

/**
 * The attack that a command carries out, with the given answer or the prescribed answer of a solo enemy. Null if it is
 * not an attack (P28-AI-5, P28-AI-7).
 */
export function findAttackOfCommand(context: BattleWithRules, order: BattleCommand): AttackOrder | null {
  if (order.type === 'answer') return findAnsweredFight(context.battle, order)
  if (!isFightCommand(order)) return isAttack(order) ? order : null
  const isCharge = order.type === 'fight' && isFreeFight(context.battle, order)
  return { ...order, ...buildForcedAnswer(context, order.target, { isCharge }) } as AttackOrder
}

/**
 * Executes a command in a dry run. Reports whether it rolls dice, and the decision that another unit must make about
 * its attack first.
 */
export function previewCommandNeeds(battle: Battle, order: BattleCommand) {
  const dice = createSeededDice('preview')
  const decision = decide(battle, createSubmittedCommand(battle, order), dice)
  const asked = decision.ok
    ? decision.events.flatMap((event) => (event.type === 'asked' && 'attack' in event.due ? [event.due] : []))
    : []
  return { rollsDice: dice.faces.length > 0, asked: asked[0] ?? null }
}

/** Chances of a fight with an answer, and the rules of the answer: “60 % to be hit, 45 % to hit back (P28-COUNT-1)”. */
export function formatAnswerOdds(battle: Battle, answer: BattleCommandOf<'answer'>): string | null {
  const attack = findAnsweredFight(battle, answer)
  const hit = computeHitChance(battle, attack)
  if (hit === null) return null
  const back = computeCounterAttackChance(battle, attack)
  const chances = [`${formatChance(hit)} to be hit`, ...(back === null ? [] : [`${formatChance(back)} to hit back`])]
  const rules = [
    ...(answer.block === true ? ['P28-CHRG-5'] : []),
    ...(answer.counter === undefined ? [] : ['P28-COUNT-1']),
  ]
  return `${chances.join(', ')}${rules.length === 0 ? '' : ` (${rules.join(', ')})`}`
}

/** Hit chance of a charge if the target blocks. Empty if it cannot block (P28-CHRG-5). */
export function listBlockVariants(context: BattleWithRules, fight: AttackOrder): DraftForecast['variants'] {
  if (fight.type !== 'fight' || !isFreeFight(context.battle, fight)) return []
  const target = context.battle.units.find(({ id }) => id === fight.target)
  if (target === undefined || target.kind === 'vehicle' || !canBlockCharge(context, target)) return []
  const chance = computeHitChance(context.battle, { ...fight, answer: { block: true } })
  return chance === null ? [] : [{ label: `${target.name} blocks`, chance }]
}

/** The letter of an answer; of those with a weapon only the one that does most damage has one. */
export function findAnswerShortcut(
  context: BattleWithRules,
  { unit, block, counter }: BattleCommandOf<'answer'>,
): string | null {
  if (counter === undefined) return block === true ? 'B' : 'N'
  const { attack } = getPendingDecision(context.battle, 'answer', unit)
  const first = listPossibleFightAnswers(context, attack).find(({ answer }) => answer.counter !== undefined)
  if (first?.answer.counter !== counter) return null
  return block === true ? 'A' : 'F'
}

function findAnsweredFight(battle: Battle, { unit, block, counter }: BattleCommandOf<'answer'>): AttackOrder {
  const { attack } = getPendingDecision(battle, 'answer', unit)
  const answer: FightAnswer = { ...(block === true && { block }), ...(counter !== undefined && { counter }) }
  return { ...attack, answer }
}
