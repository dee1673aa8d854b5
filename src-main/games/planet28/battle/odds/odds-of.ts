import { givenDice } from '#main/games/kit/dice.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { rulesOf, type Scene } from '../scene.ts'
import { type Attack, attackNumbers, defenderNumbers, type StrikeAsked } from './attack-numbers.ts'
import { type AttackOdds, attackOdds } from './attack-odds.ts'
import { type ChainOdds, chainOdds } from './chain-odds.ts'

/** What attacks on one target may come to: each by itself with the parts of its target number, and all in their order. */
export interface BattleOdds {
  readonly attacks: readonly (AttackOdds & { readonly parts: readonly NamedModifier[] })[]
  readonly chain: ChainOdds
}

/** Every strike of attacks on the target of the first of them, in their order. */
export function strikesOf(attacks: readonly Attack[]): StrikeAsked[] {
  return attacks
    .filter(({ target }) => target === attacks[0]?.target)
    .flatMap((attack) => attack.strikes.map((_strike, at) => ({ attack, at })))
}

/** The exact odds of attacks on the target of the first of them, before any die is thrown; counters and blasts stand by themselves. */
export function oddsOf(battle: Battle, attacks: readonly Attack[]): BattleOdds | null {
  const [first] = attacks
  if (first === undefined) return null
  const scene: Scene = { battle, rules: rulesOf(battle), events: [], dice: givenDice([]) }
  const defender = defenderNumbers(scene, first.target).numbers
  const named = strikesOf(attacks).map((asked) => attackNumbers(scene, asked))
  return {
    attacks: named.map(({ numbers, parts }) => ({ ...attackOdds(numbers, defender), parts })),
    chain: chainOdds(
      named.map(({ numbers }) => numbers),
      defender,
    ),
  }
}
