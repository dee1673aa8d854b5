import { mm, type Pen } from '#main/services/print/pen.ts'
import { exactSheet, roomOn } from '#main/services/print/sheet.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { SandJob } from './job.ts'

const WIDTH = 63
const HEIGHT = 88

/** A card of poker size. */
export interface Card {
  readonly title: string
  readonly owner: string
  /** Draws what it says below its head. */
  readonly draw: (pen: Pen, at: readonly [x: number, y: number]) => void
}

/** Cards on sheets, as many a page as fit. */
export function cardPages(job: SandJob, cards: readonly Card[]): PrintedSheet[] {
  const room = roomOn(job.options.paper, true)
  const columns = Math.floor((room.right - room.left) / WIDTH)
  const rows = Math.floor((room.bottom - room.top) / HEIGHT)
  const each = columns * rows
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, page) =>
    exactSheet(job, (pen) => {
      for (const [index, card] of cards.slice(page * each, (page + 1) * each).entries()) {
        const [x, y] = [room.left + (index % columns) * WIDTH, room.top + Math.floor(index / columns) * HEIGHT]
        pen.rect([x, y, WIDTH, HEIGHT], { lineMm: 0.2 })
        pen.text(card.title, [x + 4, y + 8], { sizePt: 13, face: 'bold' })
        pen.text(card.owner, [x + 4, y + 12.5], { sizePt: 8, face: 'italic' })
        pen.line([x + 4, y + 14], [x + WIDTH - 4, y + 14], { lineMm: 0.3 })
        card.draw(pen, [x + 4, y + 18.5])
      }
    }),
  )
}

/** A distance in R and in millimetres of this lawn. */
export function numberWithUnit(r: number, { options }: SandJob): string {
  return `R${mm(r)} (${Math.round(r * options.unitMm)} mm)`
}
