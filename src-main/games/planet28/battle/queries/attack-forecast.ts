import type { AttackForecast, RollForecast } from '#shared/games/planet28/battle/forecasts.ts'
import { CHARGE_DICE } from '../fight/charge.ts'
import { type RollSpec, computeRollChance } from '../odds/roll-chance.ts'
import { buildCurve } from './curve.ts'
import type { Strike } from './strikes.ts'
import type { TargetOdds } from './target-odds.ts'

/** Builds the displayed forecast of one strike. */
export function buildAttackForecast(strike: Strike, target: TargetOdds): AttackForecast {
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
    chargeDice: chargeDice === null ? null : { source: 'Charge', dice: CHARGE_DICE, rule: 'P28-CHRG-1' },
    block: block === null ? null : rollForecast(block.roll, blockParts),
    backfire,
    damageDice,
    damageParts,
    armourDice,
    damage: buildCurve(damage),
    lost: buildCurve(lost),
    kill,
    breaks,
    breakTest: breakRoll === null ? null : rollForecast(breakRoll, target.defender?.breakParts ?? []),
  }
}

function rollForecast(roll: RollSpec, parts: RollForecast['parts']): RollForecast {
  return { target: roll.target, parts, chance: computeRollChance(roll).success }
}
