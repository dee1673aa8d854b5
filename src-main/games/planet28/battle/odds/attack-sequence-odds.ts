import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { readOnly } from '../transaction.ts'
import { type ConsideredAttack, buildAttackForOdds } from './attack-for-odds.ts'
import { type AttackOdds, computeAttackOdds } from './attack-odds.ts'
import { type ChainOdds, computeChainOdds } from './chain-odds.ts'
import { buildDefenderForOdds } from './defender-for-odds.ts'

/** Odds of attacks on one target: each individually with the summands of its target number, and all in order. */
export interface AttackSequenceOdds {
  readonly attacks: readonly (AttackOdds & { readonly parts: readonly NamedModifier[] })[]
  readonly chain: ChainOdds
}

/**
 * Computes the exact odds of attacks on the target of the first one, before any dice. Counters and blasts are
 * separate.
 */
export function computeAttackSequenceOdds(
  battle: Battle,
  attacks: readonly ConsideredAttack[],
): AttackSequenceOdds | null {
  const [first] = attacks
  if (first === undefined) return null
  const transaction = readOnly(battle)
  const defender = buildDefenderForOdds(transaction, first.target, first.member).numbers
  const named = attacks
    .filter(({ target }) => target === first.target)
    .map((attack) => ({
      isFight: attack.type === 'fight',
      strikes: attack.strikes.map((_strike, at) => buildAttackForOdds(transaction, { attack, at })),
    }))
  const all = named.flatMap(({ strikes }) => strikes)
  const chain = computeChainOdds(
    named.map(({ isFight, strikes }) => ({ isFight, strikes: strikes.map(({ numbers }) => numbers) })),
    defender,
  )
  // A single strike equals its chain.
  const known = all.length === 1 ? chain.breaks : undefined
  return {
    attacks: all.map(({ numbers, parts }) => ({ ...computeAttackOdds(numbers, defender, known), parts })),
    chain,
  }
}
