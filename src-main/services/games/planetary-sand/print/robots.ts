import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { CARD_ROOM, cardPages, type Card } from './card-page.ts'
import { boxes } from './cards.ts'
import { partsOf } from './flow.ts'
import type { SandJob } from './job.ts'

/** Robots of one card: what it says needs the rest of it. */
const MOST_ROBOTS = 20

/** An order card for the robots of each row: what they were told, and what binds them (SAND-ROBO-2, SAND-ROBO-7, SAND-ROBO-9). */
export function robotCards(job: SandJob): PrintedSheet[] {
  const lines = (job.army?.figures ?? [])
    .filter(({ row }) => row.isRobot)
    .flatMap((line) => partsOf(line.count, MOST_ROBOTS).map((count) => ({ ...line, count })))
  const calls = new Map((job.army?.plan.machines ?? []).map(({ id, name }) => [id, name]))
  const cards = lines.map(({ toy, unit, count, row, post }): Card => ({
    title: toy.name,
    owner: `${row.title}, ${unit.name}`,
    draw: (pen, [x, y]) => {
      const below = boxes(pen, count, [x, y - 2]) + 5
      const assigned = post === null ? null : (calls.get(post) ?? null)
      const orders = row.jobs.includes('fight') ? ['Go to', 'Attack', 'Guard'] : [`Assigned to ${assigned ?? ''}`]
      for (const [index, order] of orders.entries()) {
        const line = below + index * 11
        if (orders.length > 1) pen.rect([x, line - 3.2, 3.5, 3.5])
        pen.text(order, [x + (orders.length > 1 ? 5.5 : 0), line], { sizePt: 10 })
        pen.line([x, line + 6], [x + CARD_ROOM.wide, line + 6], { lineMm: 0.1 })
      }
      const rule = row.isMobile
        ? 'Beyond R6 of a specialist they halt and only shoot back. An order holds from the next turn.'
        : 'They keep this post until a specialist in contact gives another.'
      pen.paragraph(rule, [x, below + orders.length * 11 + 4, CARD_ROOM.wide], { sizePt: 8 })
    },
  }))
  const blank: Card = { title: 'Robots', owner: 'Order', draw: () => {} }
  return cardPages(job, cards.length > 0 ? cards : [blank])
}
