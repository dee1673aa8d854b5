import type { Ships, Side } from '../../../../src-shared/games/fistful/model.ts'
import { ARMED_KINDS } from '../../../../src-shared/games/fistful/tables/ships.ts'
import { hasShips, isArmed } from '../rules/fleet-ships.ts'
import { createFightSpace } from './fight-space.ts'

/** Answers A's chance to win each of many fights, none with more ships of a kind than `most`; what fights have in common is worked out once. */
export function createWinTable(most: Readonly<Record<Side, Ships>>): (a: Ships, b: Ships) => number {
  const space = createFightSpace(most.A, most.B)
  const known = new Map<number, number>()
  const winFrom = (position: number): number => {
    const before = known.get(position)
    if (before !== undefined) return before
    const counts = space.countsOf(position)
    const win = winOnceOver(counts) ?? winOfRound(position, counts)
    known.set(position, win)
    return win
  }
  const winOfRound = (position: number, counts: readonly number[]): number => {
    const round = space.roundFrom(counts)
    const [losses, chances] = [round.losses.slice(0, round.count), round.chances.slice(0, round.count)]
    return losses.reduce((sum, loss, end) => sum + (chances[end] ?? 0) * winFrom(position - loss), 0)
  }
  return (a, b) => {
    if (!isArmed(b)) return isArmed(a) && hasShips(b) ? 1 : 0
    return winFrom(space.positionOf(a, b))
  }
}

/** 0 where A has nothing armed left, 1 where B has not, null while they fight. */
function winOnceOver(counts: readonly number[]): number | null {
  const isGone = (line: readonly number[]) => line.every((count) => count === 0)
  if (isGone(counts.slice(0, ARMED_KINDS.length))) return 0
  return isGone(counts.slice(ARMED_KINDS.length)) ? 1 : null
}
