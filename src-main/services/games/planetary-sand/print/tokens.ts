import { exactSheet } from '#main/services/print/sheet.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { circle } from './discs.ts'
import type { SandJob } from './job.ts'

const ACROSS_MM = 20
const GAP_MM = 2.5
const TOKENS = ['Helmet', 'Breach', 'Wreck', 'Loaded', 'Again', 'Prisoner', 'Out of R6', 'No air'] as const

/** Round tokens to cut out, a row of each kind (SAND-AIR-4, SAND-DEF-4, SAND-MSL-5, SAND-HIT-2). */
export function tokenSheet(job: SandJob): PrintedSheet {
  return exactSheet(job, (pen, { left, top, right }) => {
    pen.text('Tokens', [left, top + 5], { sizePt: 15 })
    const each = Math.floor((right - left + GAP_MM) / (ACROSS_MM + GAP_MM))
    for (const [row, token] of TOKENS.entries())
      for (let column = 0; column < each; column += 1) {
        const x = left + column * (ACROSS_MM + GAP_MM) + ACROSS_MM / 2
        const y = top + 12 + row * (ACROSS_MM + GAP_MM) + ACROSS_MM / 2
        pen.path(circle([x, y], ACROSS_MM / 2), { lineMm: 0.2 })
        pen.text(token, [x, y + 1.2], { sizePt: 10, anchor: 'middle', face: 'bold' })
      }
  })
}
