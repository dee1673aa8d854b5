import type { AttackForecast, Reason, RollForecast } from '#shared/games/planet28/battle/questions.ts'
import { CHARGE_DICE } from '../charge.ts'
import type { NamedAttack } from '../odds/attack-numbers.ts'
import { attackOdds, damageAlone } from '../odds/attack-odds.ts'
import { type RollAsked, rollChance } from '../odds/roll-chance.ts'
import type { NamedDefender } from '../odds/target-numbers.ts'
import { Illegal } from '../scene.ts'
import { curveOf } from './curve.ts'

/** What is worked out, or the reason why it may not be done. */
export function tried<Result>(
  run: () => Result,
): { readonly refusal: null; readonly result: Result } | { readonly refusal: Reason; readonly result: null } {
  try {
    return { refusal: null, result: run() }
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    const { code, message, rule } = error
    return { refusal: { code, message, rule }, result: null }
  }
}

/** One attack of a unit as a desk shows it; of vehicles that are attacked only the damage is known. */
export function forecastOf(
  unit: string,
  { named, defender }: { readonly named: NamedAttack; readonly defender: NamedDefender | null },
): AttackForecast {
  const { numbers, parts, model, weapon, blockParts, damageDice, damageParts, armourDice } = named
  const { chargeDice, block } = numbers
  const { hit, backfire, damage, lost, kill, breaks } =
    defender === null
      ? { ...damageAlone(numbers), lost: [], kill: null, breaks: 0 }
      : attackOdds(numbers, defender.numbers)
  const breakRoll = defender?.breakRoll ?? null
  return {
    unit,
    model,
    weapon,
    hit: { target: numbers.roll.target, parts, chance: hit },
    chargeDice: chargeDice === null ? null : { source: 'Charge', dice: CHARGE_DICE, rule: 'P28-CHRG-1' },
    block: block === null ? null : rollForecast(block.roll, blockParts),
    backfire,
    damageDice,
    damageParts,
    armourDice,
    damage: curveOf(damage),
    lost: curveOf(lost),
    kill,
    breaks,
    breakTest: breakRoll === null ? null : rollForecast(breakRoll, defender?.breakParts ?? []),
  }
}

function rollForecast(roll: RollAsked, parts: RollForecast['parts']): RollForecast {
  return { target: roll.target, parts, chance: rollChance(roll).success }
}
