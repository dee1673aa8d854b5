import { lessOf, type Odds, oddsOf } from '#shared/games/planet28/dice-odds.ts'

/** Every total of several rolls together, exactly. */
function sumOdds(rolls: readonly Odds[]): Odds {
  return rolls.reduce<Odds>((sum, roll) => addOdds(sum, roll), new Map([[0, 1]]))
}

/** Damage of a hit before armour: each roll is never below 0 by itself, numbers are added on top (P28-ROLL-3). */
export function rawOdds(dice: readonly string[], plus: number): Odds {
  return shift(sumOdds(dice.map(oddsOf)), plus)
}

/** What armour leaves of a hit; each roll of it is never below 0 (P28-ARM-1). */
export function afterArmour(raw: Odds, armour: readonly string[]): Odds {
  return lessOf(raw, sumOdds(armour.map(oddsOf)))
}

function addOdds(one: Odds, other: Odds): Odds {
  const sum = new Map<number, number>()
  for (const [value, chance] of one)
    for (const [more, likely] of other) sum.set(value + more, (sum.get(value + more) ?? 0) + chance * likely)
  return sum
}

function shift(odds: Odds, by: number): Odds {
  return by === 0 ? odds : new Map([...odds].map(([value, chance]) => [value + by, chance]))
}
