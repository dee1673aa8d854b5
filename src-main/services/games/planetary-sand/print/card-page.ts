import { drawExactSheet, getPrintArea } from '#main/print/pages/sheet.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { SandJob } from './job.ts'

const WIDTH = 63
const HEIGHT = 88
const ASIDE = 4
/** Offset of the content below the top of a card. */
const BEGIN = 18.5
export const CARD_AREA = { wide: WIDTH - 2 * ASIDE, high: HEIGHT - BEGIN - 2 } as const

/** A card of poker size. */
export interface Card {
  readonly title: string
  readonly owner: string
  /** Draws the content below the header. */
  readonly draw: (pen: Pen, at: readonly [x: number, y: number]) => void
}

/** Draws a page of copies of one card, to be filled in by hand. */
export function drawBlankPage(job: SandJob, card: Card): PrintedSheet[] {
  const { columns, rows } = gridOn(job)
  return drawCardPages(
    job,
    Array.from({ length: columns * rows }, () => card),
  )
}

/** Number of columns and rows of cards on a page. */
function gridOn(job: SandJob): { readonly columns: number; readonly rows: number } {
  const { left, right, top, bottom } = getPrintArea(job.options.paper, true)
  return { columns: Math.floor((right - left) / WIDTH), rows: Math.floor((bottom - top) / HEIGHT) }
}

/** Draws cards on sheets, as many per page as fit. */
export function drawCardPages(job: SandJob, cards: readonly Card[]): PrintedSheet[] {
  const room = getPrintArea(job.options.paper, true)
  const { columns, rows } = gridOn(job)
  const cardsPerPage = columns * rows
  return Array.from({ length: Math.ceil(cards.length / cardsPerPage) }, (_, page) =>
    drawExactSheet(job, (pen) => {
      for (const [index, card] of cards.slice(page * cardsPerPage, (page + 1) * cardsPerPage).entries()) {
        const [x, y] = [room.left + (index % columns) * WIDTH, room.top + Math.floor(index / columns) * HEIGHT]
        pen.rect({ x, y, width: WIDTH, height: HEIGHT }, { lineMm: 0.2 })
        pen.text(card.title, [x + ASIDE, y + 8], { sizePt: sizeFor(card.title), face: 'bold' })
        pen.text(cut(card.owner), [x + ASIDE, y + 12.5], { sizePt: LEAST_PT, face: 'italic' })
        pen.line([x + ASIDE, y + 14], [x + WIDTH - ASIDE, y + 14], { lineMm: 0.3 })
        card.draw(pen, [x + ASIDE, y + BEGIN])
      }
    }),
  )
}

const TITLE_PT = 13
const LEAST_PT = 8
const MM_A_POINT = 25.4 / 72

/** Font size at which a title fits on its card. */
function sizeFor(title: string): number {
  const wide = measureTextWidth(title, { face: 'bold', size: TITLE_PT * MM_A_POINT })
  return Math.max(LEAST_PT, Math.min(TITLE_PT, (TITLE_PT * CARD_AREA.wide) / wide))
}

/** Truncates the owner's name to the width of a card. */
function cut(owner: string): string {
  const fits = (text: string) =>
    measureTextWidth(text, { face: 'italic', size: LEAST_PT * MM_A_POINT }) <= CARD_AREA.wide
  if (fits(owner)) return owner
  let words = owner
  while (!fits(`${words}…`)) words = words.slice(0, -1).trimEnd()
  return `${words}…`
}

/** Draws a label followed by a line to write on. */
export function drawWritingLine(pen: Pen, text: string, [x, y]: readonly [number, number]): void {
  pen.text(text, [x, y], { sizePt: LEAST_PT })
  pen.line([x, y + 1.2], [x + CARD_AREA.wide, y + 1.2], { lineMm: 0.1 })
}

/** Formats a distance in R and in millimetres at the scale of this lawn. */
export function formatDistance(r: number, { options }: SandJob): string {
  return `R${formatMm(r)} (${Math.round(r * options.unitMm)} mm)`
}
