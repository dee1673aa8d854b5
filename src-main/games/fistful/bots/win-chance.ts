import { createWinChanceLookup } from '../odds/win-chance-lookup.ts'
import { type ArmedShipCounts, countArmedShips } from './armed-ship-counts.ts'

/** Fights of up to this many ships a side are computed exactly; larger ones are scaled down in proportion. */
const EXACT = 8
const MOST: ArmedShipCounts = { S: EXACT, C: EXACT, D: EXACT }

/** Rounding that makes equal chances equal regardless of the order of summation. */
const PRECISION = 1e9

const winOf = createWinChanceLookup({ A: MOST, B: MOST })

/** The chance to win a fight, as estimated by bots. */
export function estimateWinChance(mine: ArmedShipCounts, theirs: ArmedShipCounts): number {
  const largest = Math.max(countArmedShips(mine), countArmedShips(theirs))
  return largest <= EXACT
    ? exactly(mine, theirs)
    : exactly(shrink(mine, EXACT / largest), shrink(theirs, EXACT / largest))
}

function exactly(mine: ArmedShipCounts, theirs: ArmedShipCounts): number {
  if (countArmedShips(theirs) === 0) return countArmedShips(mine) === 0 ? 0 : 1
  return Math.round(winOf(mine, theirs) * PRECISION) / PRECISION
}

/** Scales a line down in proportion. A non-empty line never becomes empty. */
function shrink(line: ArmedShipCounts, scale: number): ArmedShipCounts {
  const [S, C, D] = [Math.round(line.S * scale), Math.round(line.C * scale), Math.round(line.D * scale)]
  if (S + C + D > 0) return { S: Math.min(S, EXACT), C: Math.min(C, EXACT), D: Math.min(D, EXACT) }
  return { S: Math.min(line.S, 1), C: Math.min(line.C, 1), D: Math.min(line.D, 1) }
}
