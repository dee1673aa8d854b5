import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { splitCount } from '#main/print/pages/paginate.ts'
import type { Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { drawBlankPage, CARD_AREA, drawCardPages, type Card } from './card-page.ts'
import { drawFigureBoxes } from './cards.ts'
import type { SandJob } from './job.ts'

/** Maximum number of robots per card, limited by the space that its text needs. */
const MOST_ROBOTS = 20
const BLANK_ROBOTS = 10
const ORDERS = ['Go to', 'Attack', 'Guard']
const RULES = {
  mobile: 'Beyond R6 of a specialist they halt and only shoot back. An order holds from the next turn.',
  posted: 'They keep this post until a specialist in contact gives another.',
} as const

/** Orders on a robot card: a single one, or several to tick. */
interface RobotCard {
  readonly count: number
  readonly orders: readonly string[]
  readonly rule: string
}

/**
 * Draws an order card for the robots of each row: their orders and their restrictions (SAND-ROBO-2, SAND-ROBO-7,
 * SAND-ROBO-9).
 */
export function drawRobotCards(job: SandJob): PrintedSheet[] {
  const lines = (job.army?.figures ?? [])
    .filter(({ row }) => row.isRobot)
    .flatMap((line) => splitCount(line.count, MOST_ROBOTS).map((count) => ({ ...line, count })))
  const calls = new Map((job.army?.plan.machines ?? []).map(({ id, name }) => [id, name]))
  const cards = lines.map(({ toy, unit, count, row, post }): Card => {
    const assigned = post === null ? '' : (calls.get(post) ?? '')
    const orders = row.jobs.includes('fight') ? ORDERS : [`Assigned to ${assigned}`]
    const rule = row.isMobile ? RULES.mobile : RULES.posted
    return {
      title: toy.name,
      owner: `${row.title}, ${unit.name}`,
      draw: (pen, at) => drawOrders(pen, at, { count, orders, rule }),
    }
  })
  return cards.length > 0 ? drawCardPages(job, cards) : drawBlankPage(job, BLANK)
}

const BLANK: Card = {
  title: '',
  owner: 'Robots',
  draw: (pen, at) =>
    drawOrders(pen, at, { count: BLANK_ROBOTS, orders: [...ORDERS, 'Assigned to'], rule: RULES.mobile }),
}

function drawOrders(pen: Pen, [x, y]: readonly [number, number], { count, orders, rule }: RobotCard): void {
  const below = drawFigureBoxes(pen, count, [x, y - 2]) + 5
  const isChoice = orders.length > 1
  for (const [index, order] of orders.entries()) {
    const line = below + index * 11
    if (isChoice) pen.rect({ x, y: line - 3.2, width: 3.5, height: 3.5 })
    pen.text(order, [x + (isChoice ? 5.5 : 0), line], { sizePt: 10 })
    pen.line([x, line + 6], [x + CARD_AREA.wide, line + 6], { lineMm: 0.1 })
  }
  drawParagraph(pen, rule, [x, below + orders.length * 11 + 4, CARD_AREA.wide], { sizePt: 8 })
}
