import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { drawTitledSheet, type SheetJob } from './sheet.ts'
import { drawTable, type PrintedTable } from './table.ts'

/** A form: instructions, and a table to fill in. */
interface Form extends PrintedTable {
  readonly title: string
  /** Text above the table; may be empty. */
  readonly words: string
}

/** Maximum length of the text above a table. */
const LONGEST_WORDS = 600
const BELOW_WORDS_MM = 3

export function drawFormSheet(job: SheetJob, { title, words, ...table }: Form): PrintedSheet {
  return drawTitledSheet(job, title, (pen, room) => {
    const short = words.replace(/\s+/g, ' ').slice(0, LONGEST_WORDS)
    const at = [room.left, room.top, room.right - room.left] as const
    const top = short === '' ? room.top : drawParagraph(pen, short, at, { sizePt: 10 }) + BELOW_WORDS_MM
    drawTable(pen, { ...room, top }, table)
  })
}
