import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { drawTitledSheet } from '#main/print/pages/sheet.ts'
import type { Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { SandJob } from '../job.ts'
import { PANELS, type Panel } from './panels.ts'

const COLUMNS = 2
const GAP_MM = 5
const ASIDE_MM = 4

/** Draws the quick reference in pictures (SAND-TURN-1, SAND-HIT-1, SAND-CUP-1, SAND-HTH-1). */
export function drawPictureSheet(job: SandJob): PrintedSheet {
  return drawTitledSheet(job, 'How to play, in pictures', (pen, { left, right, top, bottom }) => {
    const rows = Math.ceil(PANELS.length / COLUMNS)
    const wide = (right - left - GAP_MM * (COLUMNS - 1)) / COLUMNS
    const high = (bottom - top - GAP_MM * (rows - 1)) / rows
    for (const [index, panel] of PANELS.entries()) {
      const x = left + (index % COLUMNS) * (wide + GAP_MM)
      const y = top + Math.floor(index / COLUMNS) * (high + GAP_MM)
      drawPanel(pen, panel, { number: index + 1, x, y, wide, high })
    }
  })
}

interface Place {
  readonly number: number
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

function drawPanel(pen: Pen, { title, words, draw }: Panel, { number, x, y, wide, high }: Place): void {
  pen.rect({ x, y, width: wide, height: high }, { lineMm: 0.3 })
  pen.text(`${number}  ${title}`, [x + ASIDE_MM, y + 7], { sizePt: 14, face: 'bold' })
  drawParagraph(pen, words, [x + ASIDE_MM, y + 12.5, wide - 2 * ASIDE_MM], { sizePt: 10 })
  draw(pen, { left: x + ASIDE_MM, right: x + wide - ASIDE_MM, floor: y + high - ASIDE_MM })
}
