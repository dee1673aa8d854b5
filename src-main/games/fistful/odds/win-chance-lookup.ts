import type { Ships, Side } from '#shared/games/fistful/model.ts'
import { hasShips, isArmed } from '../rules/fleet-ships.ts'
import { createFightStateSpace } from './fight-state-space.ts'

/**
 * Returns a function that computes A's win chance for many fights, none with more ships of a kind than `most`. Shared
 * intermediate results are computed once.
 */
export function createWinChanceLookup(most: Readonly<Record<Side, Ships>>): (a: Ships, b: Ships) => number {
  const space = createFightStateSpace(most.A, most.B)
  /** NaN if not computed yet. */
  const known = new Float64Array(space.size).fill(Number.NaN)
  const winFrom = (position: number): number => {
    const before = known[position] ?? Number.NaN
    if (!Number.isNaN(before)) return before
    const counts = space.countsOf(position)
    const win = winOnceOver(counts) ?? winOfRound(position, counts)
    known[position] = win
    return win
  }
  const winOfRound = (position: number, counts: Int32Array): number => {
    const { first, last } = space.roundFrom(counts)
    // Copied, because recursive rounds overwrite the first list.
    const [losses, chances] = [first.losses.slice(0, first.count), first.chances.slice(0, first.count)]
    let win = 0
    for (let end = 0; end < losses.length; end += 1) {
      const from = position - (losses[end] ?? 0)
      let part = 0
      for (let at = 0; at < last.count; at += 1)
        part += (last.chances[at] ?? 0) * winFrom(from - (last.losses[at] ?? 0))
      win += part * (chances[end] ?? 0)
    }
    return win
  }
  return (a, b) => {
    if (!isArmed(b)) return isArmed(a) && hasShips(b) ? 1 : 0
    return winFrom(space.positionOf(a, b))
  }
}

/** 0 if A has no armed ships left, 1 if B has none, null while the fight goes on. */
function winOnceOver([s = 0, c = 0, d = 0, ...theirs]: Int32Array): number | null {
  if (s + c + d === 0) return 0
  return theirs.every((count) => count === 0) ? 1 : null
}
