import { givenDice } from '#main/games/kit/dice.ts'
import type { AttackForecast, Forecast, RollForecast } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { CHARGE_DICE } from '../charge.ts'
import {
  type Attack,
  attackNumbers,
  defenderNumbers,
  type NamedAttack,
  type NamedDefender,
  type StrikeAsked,
} from '../odds/attack-numbers.ts'
import { attackOdds } from '../odds/attack-odds.ts'
import { chainOdds } from '../odds/chain-odds.ts'
import { strikesOf } from '../odds/odds-of.ts'
import { type RollAsked, rollChance } from '../odds/roll-chance.ts'
import { Illegal, rulesOf, type Scene } from '../scene.ts'
import { curveOf } from './curve.ts'

/** What attacks on one target may come to, before any die is thrown; what may not be asked says why (P28-ATK-1). */
export function forecast(battle: Battle, attacks: readonly Attack[]): Forecast {
  try {
    return foreseen({ battle, rules: rulesOf(battle), events: [], dice: givenDice([]) }, attacks)
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    const { code, message, rule } = error
    return { refusal: { code, message, rule }, attacks: [], counter: null, chain: null }
  }
}

function foreseen(scene: Scene, attacks: readonly Attack[]): Forecast {
  const [first] = attacks
  if (first === undefined) return { refusal: null, attacks: [], counter: null, chain: null }
  const defender = defenderNumbers(scene, first.target)
  const strikes = strikesOf(attacks).map((asked) => ({ asked, named: attackNumbers(scene, asked) }))
  const { left, killAfter, breaks } = chainOdds(
    strikes.map(({ named }) => named.numbers),
    defender.numbers,
  )
  return {
    refusal: null,
    attacks: strikes.map(({ asked, named }) => forecastOf(asked, { named, defender })),
    counter: counterForecast(scene, first),
    chain: { left: curveOf(left), killAfter, breaks },
  }
}

/** What the one attacked does to the attacker where it fights back; the dead still hit (P28-COUNT-2). */
function counterForecast(scene: Scene, attack: Attack): AttackForecast | null {
  const weapon = attack.type === 'fight' ? attack.answer?.counter : undefined
  const foe = scene.battle.units.find(({ id }) => id === attack.target)
  const model =
    foe === undefined || foe.kind === 'vehicle' ? undefined : foe.models.find(({ fate }) => fate === 'fights')
  if (weapon === undefined || foe === undefined || model === undefined) return null
  const { id: unit, side: by } = foe
  const back: Attack = {
    type: 'fight',
    by,
    unit,
    target: attack.unit,
    strikes: [{ model: model.id, weapon }],
    distanceCm: 0,
  }
  const asked = { attack: back, at: 0, isCounter: true }
  return forecastOf(asked, { named: attackNumbers(scene, asked), defender: defenderNumbers(scene, attack.unit) })
}

function forecastOf(
  { attack }: StrikeAsked,
  { named, defender }: { readonly named: NamedAttack; readonly defender: NamedDefender },
): AttackForecast {
  const { numbers, parts, model, weapon, blockParts, damageDice, damageParts, armourDice } = named
  const { hit, backfire, damage, lost, kill, breaks } = attackOdds(numbers, defender.numbers)
  const { chargeDice, block } = numbers
  const { breakRoll } = defender.numbers
  return {
    unit: attack.unit,
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
    breakTest: breakRoll === null ? null : rollForecast(breakRoll, defender.breakParts),
  }
}

function rollForecast(roll: RollAsked, parts: RollForecast['parts']): RollForecast {
  return { target: roll.target, parts, chance: rollChance(roll).success }
}
