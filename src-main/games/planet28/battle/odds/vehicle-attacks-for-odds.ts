import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { type StrikeSkill, computeStrikeSkill, listRerollKinds } from '../damage/attack-roll.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { CHARGE_BONUS_DICE } from '../fight/charge.ts'
import { listChargeHindrances } from '../fight/fight.ts'
import { buildShotRoll, type Shot } from '../shoot/resolve-shot.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { getVehicle } from '../vehicles/get-vehicle.ts'
import { getVehicleFightWeapon } from '../vehicles/vehicle-fight-weapon.ts'
import type { ExplainedAttackForOdds } from './attack-for-odds.ts'
import { type ConsideredStrike, buildDamageForOdds } from './damage-for-odds.ts'
import type { AttackInputForDefences } from './defences.ts'
import { buildSkillRollForOdds } from './skill-roll-for-odds.ts'

/** Builds the input of the odds for one shot by a vehicle (P28-VEH-SHOOT-1, P28-VEH-SHOOT-2). */
export function buildVehicleShotForOdds(transaction: Transaction, shot: Shot): ExplainedAttackForOdds {
  const { by, weapon, how } = shot
  const { skill, parts } = buildShotRoll(transaction, shot, { moves: 0, wish: undefined })
  const measured = { type: 'shoot', said: how.said, ...(how.hull !== undefined && { hull: how.hull }) } as const
  return numbersOf(transaction, {
    unit: getUnit(transaction, by),
    target: how.target,
    member: how.member,
    weapon,
    aim: { skill, parts },
    how: measured,
    chargeDice: null,
  })
}

/**
 * Builds the input of the odds for one blow by a vehicle, in a fight or after a ram (P28-VEH-FIGHT-1, P28-VEH-FIGHT-2).
 */
export function buildVehicleFightForOdds(
  transaction: Transaction,
  command: Pick<BattleCommandOf<'vehicle-fight'>, 'unit' | 'target' | 'hull' | 'member'>,
  { isCharge }: { readonly isCharge: boolean },
): ExplainedAttackForOdds {
  const unit = getVehicle(transaction, command.unit)
  const { target, member } = command
  const weapon = getVehicleFightWeapon(unit, transaction.rules)
  const moments = isCharge ? (['charge'] as const) : []
  const situation = isCharge ? listChargeHindrances(transaction, command) : []
  const aim = computeStrikeSkill(transaction, {
    unit,
    model: undefined,
    weapon,
    target,
    skill: 'F',
    label: '',
    rule: '',
    moments,
    situation,
    wish: undefined,
  })
  const isDenied =
    findProhibitingEffect(listUnitEffects(getUnit(transaction, target), transaction.rules), 'charge-dice') !== null
  const chargeDice = isCharge && !isDenied ? CHARGE_BONUS_DICE : null
  return numbersOf(transaction, { unit, target, member, weapon, aim, how: { type: 'fight' }, chargeDice })
}

interface HullBlow extends ConsideredStrike {
  readonly aim: StrikeSkill
  readonly how: AttackInputForDefences
  readonly chargeDice: string | null
}

function numbersOf(transaction: Transaction, { aim, how, chargeDice, ...blow }: HullBlow): ExplainedAttackForOdds {
  const { unit, weapon } = blow
  const { skill, parts } = aim
  const backfireOn = filterEffectsByShape(weapon.effects, 'backfires')[0]?.effect.on ?? null
  const roll = {
    ...buildSkillRollForOdds(transaction, unit, {
      skill,
      target: sumModifiers(parts),
      rerolls: listRerollKinds(skill),
    }),
    backfireOn,
  }
  const { numbers, named } = buildDamageForOdds(transaction, how, blow)
  const { damageDice, damageParts, armourDice } = named
  return {
    numbers: { roll, chargeDice, block: null, ...numbers },
    parts,
    model: null,
    weapon: weapon.id,
    blockParts: [],
    damageDice,
    damageParts,
    armourDice,
  }
}
