import { tryOrRefuse, IllegalCommand } from '#main/games/kit/transaction.ts'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type {
  AttackForecast,
  AttacksOnTargetForecast,
  RollForecast,
  FollowUpAttack,
  AttackVariantForecast,
} from '#shared/games/planet28/battle/forecasts.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { CHARGE_BONUS_DICE } from '../fight/charge.ts'
import { buildAttackForOdds } from '../odds/attack-for-odds.ts'
import { computeMean } from '../odds/probability-array.ts'
import { type SkillRollForOdds, computeSkillRollChances } from '../odds/roll-chance.ts'
import { buildVehicleFightForOdds } from '../odds/vehicle-attacks-for-odds.ts'
import { readOnly, type Transaction, getUnit } from '../transaction.ts'
import { buildDistributionCurve } from './build-distribution-curve.ts'
import { listFollowUpAttacks } from './follow-up-attacks.ts'
import { isFightAttack, type ExplainedStrike, listStrikes, getAttackTarget } from './strikes.ts'
import { buildChainForecast, createTargetOddsCalculator, type TargetOddsCalculator } from './target-odds.ts'
import {
  listTargetVariants,
  listAttackerVariants,
  type AttackVariant,
  listPositionVariants,
  listWeaponVariants,
} from './variants.ts'

/** An empty forecast. */
const NOTHING = { attacks: [], counter: null, chain: null, others: [], whatIfs: [] } as const

/** Maximum number of other attackers and other targets shown, by descending kill chance. */
const MOST_OTHERS = 3

/**
 * Lists the effect of single changes to an attack: position, weapon, target, attacker. Changes without an effect are
 * left out.
 */
function listWhatIfs(
  transaction: Transaction,
  attack: AttackOrder,
  others: readonly FollowUpAttack[],
): AttackVariantForecast[] {
  const whatIf = weighed(transaction, { label: '', attack })
  const best = (changes: readonly AttackVariant[]) =>
    changes
      .flatMap((changed) => weighed(transaction, changed) ?? [])
      .filter(({ hit, kill, mean }) => hit !== whatIf?.hit || kill !== whatIf.kill || mean !== whatIf.mean)
      .toSorted((a, b) => b.kill - a.kill || b.mean - a.mean)
  const asItIs = whatIf === null ? [] : [{ ...whatIf, label: 'As it is' }]
  return [
    ...asItIs,
    ...best([...listPositionVariants(transaction, attack), ...listWeaponVariants(transaction, attack)]),
    ...best(listAttackerVariants(transaction, attack, others)).slice(0, MOST_OTHERS),
    ...best(listTargetVariants(transaction, attack)).slice(0, MOST_OTHERS),
  ]
}

/** The combined odds of all strikes of an attack at its target; null if illegal. */
function weighed(
  transaction: Transaction,
  { label, attack, battle = transaction.battle }: AttackVariant,
): AttackVariantForecast | null {
  try {
    const then = battle === transaction.battle ? transaction : readOnly(battle)
    const id = getAttackTarget(attack)
    const strikes = listStrikes(then, attack).filter(({ target }) => target === id)
    const [first] = strikes
    if (first === undefined) return null
    const target = createTargetOddsCalculator(then, id, first.member)
    const { lostHitPoints, killAfter } = target.chained([{ isFight: isFightAttack(attack), strikes }])
    return { label, hit: target.alone(first).hit, kill: killAfter[0] ?? 0, mean: computeMean(lostHitPoints) }
  } catch (error) {
    if (error instanceof IllegalCommand) return null
    throw error
  }
}

/** The chance that the first strike of an attack hits, from 0 to 1; null if the attack is illegal (P28-ATK-1). */
export function computeHitChance(battle: Battle, attack: AttackOrder): number | null {
  const transaction = readOnly(battle)
  const id = getAttackTarget(attack)
  return tryOrRefuse(() => {
    const [first] = listStrikes(transaction, attack)
    return first === undefined ? null : createTargetOddsCalculator(transaction, id, first.member).alone(first).hit
  }).result
}

/**
 * Forecasts attacks on one target before any dice. Illegal attacks are returned with the reason (P28-ATK-1,
 * P28-VEH-SHOOT-1).
 */
export function forecastAttacks(battle: Battle, attacks: readonly AttackOrder[]): AttacksOnTargetForecast {
  const transaction = readOnly(battle)
  const [first] = attacks
  if (first === undefined) return { refusal: null, ...NOTHING }
  const seen = tryOrRefuse(() => foreseen(transaction, attacks))
  if (seen.refusal === null) return { refusal: null, ...seen.result }
  const changed = tryOrRefuse(() => listWhatIfs(transaction, first, []))
  return { ...NOTHING, refusal: seen.refusal, whatIfs: changed.result ?? [] }
}

/**
 * The attacks of one chain. Effects for one attack are used up before the same unit's second attack
 * (P28-AB-aimed-shot).
 */
function stepsOf(transaction: Transaction, attacks: readonly AttackOrder[]) {
  const spent = new Set<string>()
  return attacks.map((attack, at) => {
    const then = spent.has(attack.unit) ? readOnly(afterAttack(transaction.battle, attack.unit)) : transaction
    spent.add(attack.unit)
    // A refusal of the first attack, which is the queried one, is the result.
    const found =
      at === 0 ? { refusal: null, result: listStrikes(then, attack) } : tryOrRefuse(() => listStrikes(then, attack))
    return { unit: attack.unit, isFight: isFightAttack(attack), refusal: found.refusal, strikes: found.result ?? [] }
  })
}

function afterAttack(battle: Battle, id: string): Battle {
  const units = battle.units.map((unit) =>
    unit.id === id
      ? { ...unit, conditions: unit.conditions.filter(({ endsWithAttack }) => endsWithAttack !== true) }
      : unit,
  )
  return { ...battle, units }
}

/** Builds the displayed forecast of one strike. */
function buildAttackForecast(strike: ExplainedStrike, target: TargetOddsCalculator): AttackForecast {
  const { unit, target: at, named } = strike
  const { numbers, parts, model, weapon, blockParts, damageDice, damageParts, armourDice } = named
  const { chargeDice, block } = numbers
  const { hit, damage, lost, backfire, kill, breaks } = target.alone(strike)
  const breakRoll = target.defender?.breakRoll ?? null
  return {
    unit,
    target: at,
    model,
    weapon,
    hit: { target: numbers.roll.target, parts, chance: hit },
    chargeDice: chargeDice === null ? null : { source: 'Charge', dice: CHARGE_BONUS_DICE, rule: 'P28-CHRG-1' },
    block: block === null ? null : rollForecast(block.roll, blockParts),
    backfire,
    damageDice,
    damageParts,
    armourDice,
    damage: buildDistributionCurve(damage),
    lost: buildDistributionCurve(lost),
    kill,
    breaks,
    breakTest: breakRoll === null ? null : rollForecast(breakRoll, target.defender?.breakParts ?? []),
  }
}

function rollForecast(roll: SkillRollForOdds, parts: RollForecast['parts']): RollForecast {
  return { target: roll.target, parts, chance: computeSkillRollChances(roll).success }
}

function foreseen(transaction: Transaction, asked: readonly AttackOrder[]): Omit<AttacksOnTargetForecast, 'refusal'> {
  const [first] = asked
  if (first === undefined) return NOTHING
  const id = getAttackTarget(first)
  const steps = stepsOf(
    transaction,
    asked.filter((attack) => getAttackTarget(attack) === id),
  )
  const target = createTargetOddsCalculator(transaction, id, steps[0]?.strikes[0]?.member)
  const atIt = steps.map((step) => ({ ...step, strikes: step.strikes.filter((strike) => strike.target === id) }))
  const others = listFollowUpAttacks(transaction, first)
  return {
    attacks: steps.flatMap(({ strikes }) =>
      strikes.map((strike) =>
        buildAttackForecast(
          strike,
          strike.target === id ? target : createTargetOddsCalculator(transaction, strike.target, strike.member),
        ),
      ),
    ),
    counter: counterForecast(transaction, first),
    chain: buildChainForecast(
      target.chained(atIt),
      steps.map(({ unit, refusal }) => ({ unit, refusal })),
    ),
    others,
    whatIfs: listWhatIfs(transaction, first, others),
  }
}

/** The chance that the counter-attack of a fight hits, from 0 to 1; null if there is none (P28-COUNT-2). */
export function computeCounterAttackChance(battle: Battle, attack: AttackOrder): number | null {
  return tryOrRefuse(() => counterForecast(readOnly(battle), attack)?.hit.chance ?? null).result
}

/** Forecasts the target's counter-attack. Slain models still strike (P28-COUNT-2, P28-VEH-FIGHT-3). */
function counterForecast(transaction: Transaction, attack: AttackOrder): AttackForecast | null {
  if (attack.type === 'shoot' || attack.type === 'fire') return null
  const weapon = attack.answer?.counter
  const foe = transaction.battle.units.find(({ id }) => id === attack.target)
  if (weapon === undefined || foe === undefined) return null
  const { id: unit, side: by } = foe
  const hull = attack.type === 'vehicle-fight' ? (attack.ownHull ?? {}) : {}
  const back = { unit, target: attack.unit, hull }
  const forecastBack = (named: ExplainedStrike['named']) =>
    buildAttackForecast({ ...back, member: undefined, named }, createTargetOddsCalculator(transaction, attack.unit))
  if (foe.kind === 'vehicle') return forecastBack(buildVehicleFightForOdds(transaction, back, { isCharge: false }))
  const model = foe.models.find(({ fate }) => fate === 'fights')
  if (model === undefined) return null
  const strikes = [{ model: model.id, weapon }]
  const blow = {
    type: 'fight',
    by,
    unit,
    target: getUnit(transaction, attack.unit).id,
    strikes,
    distanceCm: 0,
  } as const
  return forecastBack(buildAttackForOdds(transaction, { attack: blow, at: 0, isCounter: true }))
}
