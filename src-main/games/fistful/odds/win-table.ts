import type { Ships, Side } from '#shared/games/fistful/model.ts'
import { hasShips, isArmed } from '../rules/fleet-ships.ts'
import { createFightSpace } from './fight-space.ts'

/** Answers A's chance to win each of many fights, none with more ships of a kind than `most`; what fights have in common is worked out once. */
export function createWinTable(most: Readonly<Record<Side, Ships>>): (a: Ships, b: Ships) => number {
  const space = createFightSpace(most.A, most.B)
  /** NaN where nothing is worked out yet. */
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
    // The first list is written over by the rounds that follow.
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

/** 0 where A has nothing armed left, 1 where B has not, null while they fight. */
function winOnceOver([s = 0, c = 0, d = 0, ...theirs]: Int32Array): number | null {
  if (s + c + d === 0) return 0
  return theirs.every((count) => count === 0) ? 1 : null
}
