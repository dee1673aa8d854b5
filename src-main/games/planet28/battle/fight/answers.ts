import type { DeclaredFight, FightAnswer } from '#shared/games/planet28/battle/attack-orders.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { computeDiceOdds, computeMean } from '#shared/games/planet28/dice-odds.ts'
import { listUsableWeapons } from '../damage/usable-weapons.ts'
import { getUnit, type Transaction } from '../transaction.ts'

/** An answer to a fight with the name of the weapon that it uses. Whether it is legal is still to be tried. */
export interface PossibleFightAnswer {
  readonly answer: FightAnswer
  readonly weaponName: string | null
}

/** Whether a fight is the free one of a charge or a ram (P28-CHRG-1, P28-VEH-FIGHT-2). */
export function isFreeFight({ due }: Pick<Battle, 'due'>, { unit, target }: DeclaredFight): boolean {
  return due.some((decision) => decision.ask === 'charge-fight' && decision.unit === unit && decision.target === target)
}

/**
 * Possible answers to a fight besides none: a counter-attack with each weapon at hand, highest damage first. Against a
 * charge also a block, alone or with a counter-attack. A vehicle's fight cannot be blocked (P28-CHRG-5, P28-CHRG-6,
 * P28-COUNT-1, P28-VEH-FIGHT-2).
 */
export function listPossibleFightAnswers(
  transaction: Pick<Transaction, 'battle' | 'rules'>,
  attack: DeclaredFight,
): PossibleFightAnswer[] {
  const counters = listCounterWeapons(transaction, attack.target).map(({ id, name }): PossibleFightAnswer => ({
    answer: { counter: id },
    weaponName: name,
  }))
  if (attack.type === 'vehicle-fight' || !isFreeFight(transaction.battle, attack)) return counters
  const both = counters.map(({ answer, weaponName }) => ({ answer: { ...answer, block: true }, weaponName }))
  return [...both, ...counters, { answer: { block: true }, weaponName: null }]
}

/** Weapons that a unit could fight back with, most damage first. A vehicle has its hull (P28-VEH-FIGHT-3). */
function listCounterWeapons(transaction: Pick<Transaction, 'battle' | 'rules'>, id: string) {
  const unit = getUnit(transaction, id)
  if (unit.kind === 'vehicle') return [{ id: 'hull', name: 'Hull' }]
  return listUsableWeapons(transaction, unit, 'melee')
    .map(({ id: weapon, name, row }) => ({ id: weapon, name, meanDamage: computeMean(computeDiceOdds(row.damage)) }))
    .toSorted((a, b) => b.meanDamage - a.meanDamage)
}

/** Id of the choice of an answer: “answer:block+dagger”. */
export function getFightAnswerId({ block = false, counter }: FightAnswer): string {
  const parts = [...(block ? ['block'] : []), ...(counter === undefined ? [] : [counter])]
  return `answer:${parts.join('+') || 'none'}`
}
