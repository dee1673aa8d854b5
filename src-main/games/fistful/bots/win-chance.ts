import { createWinChanceLookup } from '../odds/win-chance-lookup.ts'
import { type BattleLine, countBattleLineShips } from './battle-line.ts'

/** Fights of up to this many ships a side are computed exactly; larger ones are scaled down in proportion. */
const EXACT = 8
const MOST: BattleLine = { S: EXACT, C: EXACT, D: EXACT }

/** Rounding that makes equal chances equal regardless of the order of summation. */
const PRECISION = 1e9

const winOf = createWinChanceLookup({ A: MOST, B: MOST })

/** The chance to win a fight, as estimated by bots. */
export function computeWinChance(mine: BattleLine, theirs: BattleLine): number {
  const largest = Math.max(countBattleLineShips(mine), countBattleLineShips(theirs))
  return largest <= EXACT
    ? exactly(mine, theirs)
    : exactly(shrink(mine, EXACT / largest), shrink(theirs, EXACT / largest))
}

function exactly(mine: BattleLine, theirs: BattleLine): number {
  if (countBattleLineShips(theirs) === 0) return countBattleLineShips(mine) === 0 ? 0 : 1
  return Math.round(winOf(mine, theirs) * PRECISION) / PRECISION
}

/** Scales a line down in proportion. A non-empty line never becomes empty. */
function shrink(line: BattleLine, scale: number): BattleLine {
  const [S, C, D] = [Math.round(line.S * scale), Math.round(line.C * scale), Math.round(line.D * scale)]
  if (S + C + D > 0) return { S: Math.min(S, EXACT), C: Math.min(C, EXACT), D: Math.min(D, EXACT) }
  return { S: Math.min(line.S, 1), C: Math.min(line.C, 1), D: Math.min(line.D, 1) }
}
