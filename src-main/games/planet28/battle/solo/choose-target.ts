import type { Dice } from '#main/games/kit/dice.ts'

/** A possible target of an enemy: its distance and hit points. */
export interface TargetCandidate {
  readonly id: string
  readonly distanceCm: number
  readonly hitPoints: number
}

/** The enemy's target: the nearest, then the one with the fewest hit points, then by die (P28-AI-7). */
export function chooseTarget<One extends TargetCandidate>(targets: readonly One[], dice: Dice): One | null {
  const nearest = leastOf(targets, ({ distanceCm }) => distanceCm)
  return chooseByDie(
    leastOf(nearest, ({ hitPoints }) => hitPoints),
    dice,
  )
}

/** The unit that an enemy moves towards: the nearest in sight, ties by die (P28-AI-3). */
export function chooseNearestUnit<One extends Pick<TargetCandidate, 'distanceCm'>>(
  seen: readonly One[],
  dice: Dice,
): One | null {
  return chooseByDie(
    leastOf(seen, ({ distanceCm }) => distanceCm),
    dice,
  )
}

/** The weapon with the highest mean damage; of equals the first (P28-AI-7). */
export function chooseWeapon<One extends { readonly meanDamage: number }>(weapons: readonly One[]): One | null {
  return leastOf(weapons, ({ meanDamage }) => -meanDamage)[0] ?? null
}

function leastOf<One>(all: readonly One[], measure: (item: One) => number): readonly One[] {
  const least = Math.min(...all.map(measure))
  return all.filter((item) => measure(item) === least)
}

/** Chooses by die; rolls only if there is a choice. */
function chooseByDie<One>(all: readonly One[], dice: Dice): One | null {
  return (all.length > 1 ? all[dice.die(all.length) - 1] : all[0]) ?? null
}
