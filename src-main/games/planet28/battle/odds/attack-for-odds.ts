import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { EffectTiming, NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { NamedDice } from '#shared/games/planet28/battle/forecasts.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { computeStrikeSkill, listRerollKinds, type StrikeRollParameters } from '../damage/attack-roll.ts'
import { getWeaponInUse } from '../damage/weapons.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { CHARGE_BONUS_DICE } from '../fight/charge.ts'
import { getFocusPenalty } from '../focus/focus-modifiers.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { listShotSituationModifiers } from '../shoot/resolve-shot.ts'
import { listUnitsLockedWith, getFightingModel, getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'
import { buildDamageForOdds } from './damage-for-odds.ts'
import { buildSkillRollForOdds } from './skill-roll-for-odds.ts'
import type { AttackForOdds } from './strike-odds.ts'

/** A considered attack: a shot or a fight of one model. */
export type ConsideredAttack = BattleCommandOf<'shoot'> | BattleCommandOf<'fight'>

/** The numbers of an attack with their named summands. */
export interface ExplainedAttackForOdds {
  readonly numbers: AttackForOdds
  readonly parts: readonly NamedModifier[]
  /** Null if a vehicle attacks. */
  readonly model: string | null
  readonly weapon: string
  readonly blockParts: readonly NamedModifier[]
  readonly damageDice: readonly NamedDice[]
  readonly damageParts: readonly NamedModifier[]
  readonly armourDice: readonly NamedDice[]
}

/** One strike of an attack. Members of a squad strike individually; a counter has neither charge nor focus penalty. */
export interface PlannedStrike {
  readonly attack: ConsideredAttack
  readonly at: number
  readonly isCounter?: boolean
}

/** Computes the numbers of one strike before any dice (P28-SHOOT-7, P28-FIGHT-3, P28-CHRG-1). */
export function buildAttackForOdds(
  transaction: Transaction,
  { attack, at, isCounter = false }: PlannedStrike,
): ExplainedAttackForOdds {
  const unit = getPeopleUnit(transaction, attack.unit)
  const strike = attack.strikes[at]
  const model = getFightingModel(unit, strike?.model)
  const weapon = getWeaponInUse(transaction, unit, { model, id: strike?.weapon ?? '' })
  const isCharge = transaction.battle.due.some(
    (due) => due.ask === 'charge-fight' && due.unit === unit.id && due.target === attack.target,
  )
  const isHull = getUnit(transaction, attack.target).kind === 'vehicle'
  const moments: EffectTiming[] = [
    ...(isCounter ? (['counter'] as const) : []),
    ...(isCharge ? (['charge'] as const) : []),
    ...(isHull && attack.type === 'shoot' ? (['vehicle-target'] as const) : []),
  ]
  const base = { unit, model, weapon, target: attack.target, label: '', rule: '', moments }
  const asked: StrikeRollParameters = {
    ...base,
    skill: attack.type === 'shoot' ? 'S' : 'F',
    situation: isCounter ? [] : situationOf(transaction, attack, unit),
  }
  const { skill, parts } = computeStrikeSkill(transaction, asked)
  const backfires = filterEffectsByShape(weapon.effects, 'backfires')[0]?.effect.on ?? null
  const roll = {
    ...buildSkillRollForOdds(transaction, unit, {
      skill,
      target: sumModifiers(parts),
      rerolls: listRerollKinds(skill),
      wish: attack.rerolls,
    }),
    backfireOn: backfires,
  }
  const { chargeDice, block, blockParts } = chargeNumbers(transaction, attack, { isCharge, asked })
  const { target, member } = attack
  const isHarmless = attack.type === 'fight' && attack.isHarmless === true
  const done = buildDamageForOdds(transaction, attack, { unit, weapon, target, member })
  const named = isHarmless ? withoutDamage(done) : done
  return {
    numbers: { roll, chargeDice, block, ...named.numbers },
    parts,
    model: model.id,
    weapon: weapon.id,
    blockParts,
    ...named.named,
  }
}

/** A hit that causes no damage (P28-AG-4). */
function withoutDamage({ numbers }: ReturnType<typeof buildDamageForOdds>): ReturnType<typeof buildDamageForOdds> {
  const against = numbers.against.map((met) => ({ ...met, isHarmless: true }))
  return { numbers: { damage: [], plus: 0, against }, named: { damageDice: [], damageParts: [], armourDice: [] } }
}

function situationOf(transaction: Transaction, attack: ConsideredAttack, unit: CharacterOrSquadUnit): NamedModifier[] {
  if (attack.type === 'fight')
    return unit.turn.focus === 'failed' ? getFocusPenalty(listUnitsLockedWith(transaction.battle, unit.id).length) : []
  const target = getUnit(transaction, attack.target)
  const { said: input } = attack
  return listShotSituationModifiers(transaction, {
    unit,
    target,
    how: { said: input, distanceCm: input.distanceCm },
    moves: unit.turn.moves,
  })
}

function chargeNumbers(
  transaction: Transaction,
  attack: ConsideredAttack,
  { isCharge, asked }: { isCharge: boolean; asked: StrikeRollParameters },
): Pick<AttackForOdds, 'chargeDice' | 'block'> & Pick<ExplainedAttackForOdds, 'blockParts'> {
  if (!isCharge || attack.type === 'shoot') return { chargeDice: null, block: null, blockParts: [] }
  const target = getUnit(transaction, attack.target)
  const isDenied = findProhibitingEffect(listUnitEffects(target, transaction.rules), 'charge-dice') !== null
  const chargeDice = isDenied ? null : CHARGE_BONUS_DICE
  if (attack.answer?.block !== true) return { chargeDice, block: null, blockParts: [] }
  const blockParts = listSkillParts(transaction, { unit: target, skill: 'AW', moments: ['block'] })
  const awareness = sumModifiers(blockParts)
  const plain = sumModifiers(computeStrikeSkill(transaction, { ...asked, moments: [] }).parts)
  return {
    chargeDice,
    blockParts,
    block: {
      roll: buildSkillRollForOdds(transaction, target, { skill: 'AW', target: awareness, rerolls: ['awareness'] }),
      target: plain,
    },
  }
}
