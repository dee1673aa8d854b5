import { createWinTable } from '../odds/win-table.ts'
import { type Line, shipsIn } from './line.ts'

/** Fights of up to so many ships a side are exact; larger ones are judged by smaller ones in the same proportion. */
const EXACT = 8
const STEP = EXACT + 1
const MOST: Line = { S: EXACT, C: EXACT, D: EXACT }

const winOf = createWinTable({ A: MOST, B: MOST })
/** What is worked out already, by both lines as digits; NaN where nothing is. */
const known = new Float64Array(STEP ** 6).fill(Number.NaN)

/** The chance to win a fight, as bots judge it. */
export function winChance(mine: Line, theirs: Line): number {
  const largest = Math.max(shipsIn(mine), shipsIn(theirs))
  return largest <= EXACT
    ? exactly(mine, theirs)
    : exactly(shrink(mine, EXACT / largest), shrink(theirs, EXACT / largest))
}

function exactly(mine: Line, theirs: Line): number {
  if (shipsIn(theirs) === 0) return shipsIn(mine) === 0 ? 0 : 1
  const key = digits(mine) + STEP ** 3 * digits(theirs)
  const before = known[key]
  if (before !== undefined && !Number.isNaN(before)) return before
  const win = winOf(mine, theirs)
  known[key] = win
  return win
}

function digits({ S, C, D }: Line): number {
  return S + STEP * (C + STEP * D)
}

/** The same proportion with fewer ships; a line never vanishes. */
function shrink(line: Line, scale: number): Line {
  const [S, C, D] = [Math.round(line.S * scale), Math.round(line.C * scale), Math.round(line.D * scale)]
  if (S + C + D > 0) return { S: Math.min(S, EXACT), C: Math.min(C, EXACT), D: Math.min(D, EXACT) }
  return { S: Math.min(line.S, 1), C: Math.min(line.C, 1), D: Math.min(line.D, 1) }
}
