import { drawExactSheet } from '#main/print/pages/sheet.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { buildCirclePath } from './discs.ts'
import type { SandJob } from './job.ts'
import {
  repeatShotSign,
  breachSign,
  helmetSign,
  loadedPadSign,
  noAirSign,
  outOfCommandSign,
  prisonerSign,
  wreckSign,
} from './pictures/signs.ts'

const ACROSS_MM = 22
const GAP_MM = 2.5
/** Offsets of a token's sign and word from its centre. */
const [SIGN_MM, WORD_MM] = [-2.2, 6.7]
const TOKENS = [
  { word: 'Helmet', sign: helmetSign },
  { word: 'Breach', sign: breachSign },
  { word: 'Wreck', sign: wreckSign },
  { word: 'Loaded', sign: loadedPadSign },
  { word: 'Again', sign: repeatShotSign },
  { word: 'Prisoner', sign: prisonerSign },
  { word: 'Out of R6', sign: outOfCommandSign },
  { word: 'No air', sign: noAirSign },
] as const

/**
 * Draws round tokens to cut out, one row per kind, each with its sign and its word (SAND-AIR-4, SAND-DEF-4,
 * SAND-MSL-5, SAND-HIT-2).
 */
export function drawTokenSheet(job: SandJob): PrintedSheet {
  return drawExactSheet(job, (pen, { left, top, right }) => {
    pen.text('Tokens', [left, top + 5], { sizePt: 15 })
    const tokensPerRow = Math.floor((right - left + GAP_MM) / (ACROSS_MM + GAP_MM))
    for (const [row, { word, sign }] of TOKENS.entries())
      for (let column = 0; column < tokensPerRow; column += 1) {
        const x = left + column * (ACROSS_MM + GAP_MM) + ACROSS_MM / 2
        const y = top + 12 + row * (ACROSS_MM + GAP_MM) + ACROSS_MM / 2
        pen.path(buildCirclePath([x, y], ACROSS_MM / 2), { lineMm: 0.2 })
        sign(pen, [x, y + SIGN_MM])
        pen.text(word, [x, y + WORD_MM], { sizePt: 8, anchor: 'middle', face: 'bold' })
      }
  })
}
