import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { drawExactSheet } from '#main/print/pages/sheet.ts'
import type { Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PrintJob } from './sheet.ts'

const STRIP_MM = 12
const GAP_MM = 6

/**
 * Draws rulers to cut out: the card's edges, the moves of this cube (SP-MOVE-3), and the gauge for setting up
 * (SP-SETUP-3).
 */
export function drawStripSheet(job: PrintJob): PrintedSheet {
  const { cubeMm, cardLongMm, cardShortMm } = job.options
  const strips = [
    { mm: cardLongMm, words: `Range and long edge: ${cardLongMm} mm` },
    { mm: cardShortMm, words: `Short edge: ${cardShortMm} mm` },
    { mm: cardLongMm - cubeMm, words: `Long move: ${cardLongMm - cubeMm} mm` },
    { mm: cardShortMm - cubeMm, words: `Short move: ${cardShortMm - cubeMm} mm` },
    { mm: 2 * cardLongMm, words: `Set-up: over ${cardLongMm} mm from all, up to ${2 * cardLongMm} mm from one` },
  ]
  return drawExactSheet(job, (pen, { left, top, right }) => {
    pen.text('Joker strips', [left, top + 5], { sizePt: 15 })
    drawParagraph(
      pen,
      `For a cube of ${cubeMm} mm and cards of ${cardShortMm} by ${cardLongMm} mm. Cut out along the lines: each strip is as long as it says.`,
      [left, top + 11, right - left],
    )
    for (const [index, strip] of strips.entries()) drawStrip(pen, strip, [left, top + 22 + index * (STRIP_MM + GAP_MM)])
  })
}

function drawStrip(
  pen: Pen,
  strip: { readonly mm: number; readonly words: string },
  [x, y]: readonly [number, number],
): void {
  pen.rect({ x, y, width: strip.mm, height: STRIP_MM }, { lineMm: 0.2 })
  for (let at = 1; at < strip.mm; at += 1) {
    const tick = at % 10 === 0 ? 3 : at % 5 === 0 ? 2 : 1.2
    pen.line([x + at, y], [x + at, y + tick], { lineMm: 0.1 })
    if (at % 10 === 0 && at < strip.mm - 3) pen.text(String(at), [x + at, y + 6], { sizePt: 8, anchor: 'middle' })
  }
  pen.text(strip.words, [x + 2, y + 10.2], { sizePt: 8 })
}
