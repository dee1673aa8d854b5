import type { Dice } from '#main/games/kit/dice.ts'

/** Somebody that an enemy may choose: where it stands and how it is. */
export interface TargetChoice {
  readonly id: string
  readonly distanceCm: number
  readonly hitPoints: number
}

/** Whom an enemy picks: the nearest, then who has fewest hit-points, then whom a die says (P28-AI-7). */
export function chooseTarget<One extends TargetChoice>(targets: readonly One[], dice: Dice): One | null {
  const nearest = leastOf(targets, ({ distanceCm }) => distanceCm)
  return chooseByDie(
    leastOf(nearest, ({ hitPoints }) => hitPoints),
    dice,
  )
}

/** Whom an enemy moves at: the nearest in sight, among equals whom a die says (P28-AI-3). */
export function chooseNearest<One extends Pick<TargetChoice, 'distanceCm'>>(
  seen: readonly One[],
  dice: Dice,
): One | null {
  return chooseByDie(
    leastOf(seen, ({ distanceCm }) => distanceCm),
    dice,
  )
}

/** The weapon with the highest average damage; of equals the first (P28-AI-7). */
export function chooseWeapon<One extends { readonly meanDamage: number }>(weapons: readonly One[]): One | null {
  return leastOf(weapons, ({ meanDamage }) => -meanDamage)[0] ?? null
}

function leastOf<One>(all: readonly One[], measure: (item: One) => number): readonly One[] {
  const least = Math.min(...all.map(measure))
  return all.filter((item) => measure(item) === least)
}

/** No die is thrown where there is no choice. */
function chooseByDie<One>(all: readonly One[], dice: Dice): One | null {
  return (all.length > 1 ? all[dice.die(all.length) - 1] : all[0]) ?? null
}
