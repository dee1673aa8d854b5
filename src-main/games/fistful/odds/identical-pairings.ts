import { ARMED_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { KILL_CHANCES_BY_KIND_PAIR } from './kill-chance.ts'

/** Identical groups of one round: the same enemy, lead and supporters (FIST-COMBAT-3). */
export interface IdenticalPairings {
  /** Indices of the enemy and of the lead in a position. */
  readonly enemy: number
  readonly lead: number
  /** The chance that no supporter destroys the enemy. */
  readonly allMiss: number
  readonly times: number
}

/** One side's ship counts, and the index of its first kind in a position. */
interface Line {
  readonly first: number
  /** End index of each kind in the line, strongest first (FIST-COMBAT-2). */
  readonly ends: readonly number[]
  readonly length: number
}

const KINDS = ARMED_KINDS.length

/** Pairs the ships of a round and merges identical pairings; at most six different ones remain. */
export function listIdenticalPairings(counts: ArrayLike<number>): IdenticalPairings[] {
  const [lineA, lineB] = [lineOf(counts, 0), lineOf(counts, KINDS)]
  const [big, small] = lineA.length >= lineB.length ? [lineA, lineB] : [lineB, lineA]
  const groups = small.length
  const lots: IdenticalPairings[] = []
  for (let from = 0; from < groups;) {
    let to = groups
    for (const end of small.ends) if (end > from && end < to) to = end
    for (const end of big.ends) if (end % groups > from && end % groups < to) to = end % groups
    const enemy = placeAt(small, from)
    lots.push({ enemy, lead: placeAt(big, from), allMiss: allMissOf(big, enemy, from, groups), times: to - from })
    from = to
  }
  return lots
}

function lineOf(counts: ArrayLike<number>, first: number): Line {
  const dreadnoughts = counts[first + 2] ?? 0
  const strong = dreadnoughts + (counts[first + 1] ?? 0)
  const length = strong + (counts[first] ?? 0)
  return { first, ends: [dreadnoughts, strong, length], length }
}

function placeAt({ first, ends: [dreadnoughts = 0, strong = 0] }: Line, at: number): number {
  return first + (at < dreadnoughts ? 2 : at < strong ? 1 : 0)
}

/** Supporters of a lead are spaced `groups` places apart in the line (FIST-COMBAT-5). */
function allMissOf(big: Line, enemy: number, group: number, groups: number): number {
  let allMiss = 1
  for (let at = group + groups; at < big.length; at += groups)
    allMiss *= 1 - getKillChanceByPositionIndexes(placeAt(big, at), enemy)
  return allMiss
}

/** The chance that the ship at one index of a position destroys the enemy at another when their die is thrown. */
export function getKillChanceByPositionIndexes(place: number, enemy: number): number {
  return KILL_CHANCES_BY_KIND_PAIR[(place % KINDS) * KINDS + (enemy % KINDS)] ?? 0
}
