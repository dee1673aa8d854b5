import { type Block, drawing, growing, row, space, stack } from '#main/print/blocks/block.ts'
import { pips, tickBoxes } from '#main/print/blocks/pips.ts'
import { table, type TableColumn } from '#main/print/blocks/table.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { type RichText, TEXT_STYLES } from '#main/print/style.ts'
import { MM_PER_FOOT } from '#shared/games/planetary-sand/format-cord.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { OBJECTIVE_HOLD_TURNS } from '#shared/games/planetary-sand/tables/phases.ts'
import { RANGE_BANDS, CORDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { type SandPrintJob, buildSandPageTitle } from './job.ts'

const ROW_MM = 11
const TICK = { sizeMm: 4.4, gapMm: 0.9, groupMm: 1.8, shape: 'square' } as const
const RECORD_TURNS = 20
const FIGURE = { ...TEXT_STYLES.small, sizePt: 9.5 }

interface Form {
  readonly title: string
  readonly text: string
  readonly columns: readonly TableColumn[]
  readonly rows?: readonly (readonly (RichText | Block)[])[]
  readonly rowMm?: number
}

/** A form: instructions, and a table to fill in down to the foot. */
function formPages({ options }: SandPrintJob, { title, text, columns, rows = [], rowMm = ROW_MM }: Form): PageDraft[] {
  const form = growing(table(columns, rows, { rowMm, fillsSpace: true }))
  return layOutTitledPages(buildSandPageTitle(title, 'form'), [paragraph(text), form], getPaperSize(options.paper))
}

function columns(shares: Readonly<Record<string, number>>): TableColumn[] {
  return Object.entries(shares).map(([title, share]) => ({ title, share }))
}

/** Draws a row for each room: its air, its walls and who is inside (SAND-AIR-3, SAND-DEF-4). */
export function drawRoomSheets(job: SandPrintJob): PageDraft[] {
  return formPages(job, {
    title: 'Rooms and air',
    text: 'Only in a vacuum. A breach: the air is gone at once, and each man without a suit tosses: heads, he reaches the next room with air. A puncture: leave or put on a helmet by the end of your next move.',
    columns: columns({
      'Building, room': 3,
      'Leads to': 3,
      Door: 1,
      Wall: 1,
      Roof: 1,
      Puncture: 1.5,
      Breach: 1.3,
      'No air': 1,
      'Inside, without suits': 3,
    }),
  })
}

/** Draws a row for each group of prisoners: their guards and their destination (SAND-PRIS-1 to SAND-PRIS-3). */
export function drawPrisonerSheets(job: SandPrintJob): PageDraft[] {
  return formPages(job, {
    title: 'Prisoners',
    text: 'A guard for 8 on the way, for 20 in your own lines. Prisoners whom nobody guards escape, and fight again when they are home.',
    columns: columns({
      Turn: 1,
      'Captured by': 2.5,
      'Who, how many': 3,
      Guards: 2.5,
      'Guards needed': 1.8,
      'In lines since': 1.8,
      'Escaped, freed': 2.5,
    }),
  })
}

/** Draws a row for each objective: the turns running for which it was held (SAND-VIC-2 to SAND-VIC-5). */
export function drawObjectiveSheets(job: SandPrintJob): PageDraft[] {
  const held = pips(OBJECTIVE_HOLD_TURNS, TICK)
  const blanks = Array.from({ length: 18 }, () => ['', '', '', '', held, ''])
  return formPages(job, {
    title: 'Objectives',
    text: `Tick a box at the end of each turn in which the side alone has able men there; begin again when it is lost. ${OBJECTIVE_HOLD_TURNS} boxes running win.`,
    columns: [
      ...columns({ Objective: 3, 'Defended by': 2, 'Held by': 2, 'From turn': 1.3 }),
      { title: 'Turns held', widthMm: 36 },
      { title: 'Notes', share: 2.5 },
    ],
    rows: blanks,
  })
}

/** Draws the record, a line for each turn: objectives held, prisoners, works (SAND-VIC-4, SAND-PRIS-1, SAND-RELOAD-1). */
export function drawTurnRecordSheets(job: SandPrintJob): PageDraft[] {
  return formPages(job, {
    title: 'Battle record',
    text: `Held: turns running that each side has held its goal; ${OBJECTIVE_HOLD_TURNS} win. Again: who shot at whom, for +2.`,
    columns: columns({
      Turn: 1,
      'Held by one': 2,
      'Held by other': 2.2,
      'Prisoners, guards': 3,
      'Reload, repair': 3,
      'Rooms without air': 3,
      Again: 3,
    }),
    rowMm: 10,
    rows: Array.from({ length: RECORD_TURNS }, (_, index) => [paragraph(String(index + 1), FIGURE)]),
  })
}

/** Draws the lengths of the cords R1 to R6 to the knots (SAND-KIT-1, SAND-KIT-2). */
export function drawCordLengthSheets(job: SandPrintJob): PageDraft[] {
  const { unitMm, paper } = job.options
  const format = (r: number) => `${Math.round(r * unitMm)} mm (${((r * unitMm) / MM_PER_FOOT).toFixed(2)} ft)`
  const bands = Object.values(RANGE_BANDS)
  const lengths = table(
    [{ title: 'Cord', widthMm: 16 }, ...bands.map(({ title, need }) => ({ title: `${title} ends: ${need}+` }))],
    CORDS.map((cord) => [`R${cord}`, ...bands.map(({ third }) => format((cord * third) / 3))]),
    { rowMm: 8, style: FIGURE },
  )
  const text = `R1 is ${unitMm} mm. Leave some string for tying, measure from the first knot, mark the two knots between and the end. The strips show every knot at true size.`
  return layOutTitledPages(buildSandPageTitle('Range cords', 'table'), [paragraph(text), lengths], getPaperSize(paper))
}

const ORDERS = ['Go to', 'Attack', 'Guard'] as const
const MAX_ROBOTS = 40
const BLANK_ROBOTS = 10
const MIN_GROUPS = 6
const RULES = {
  mobile: `Beyond R${ROBOT_LIMITS.commandRange} of a specialist they halt and only shoot back. An order holds from the next turn.`,
  posted: 'They keep this post until a specialist in contact gives another.',
} as const

/** Draws the orders of the robots, a row for each group (SAND-ROBO-2, SAND-ROBO-7, SAND-ROBO-9). */
export function drawRobotOrderSheets(job: SandPrintJob): PageDraft[] {
  const lines = (job.army?.figures ?? []).filter(({ row: kind }) => kind.isRobot)
  const names = new Map((job.army?.plan.machines ?? []).map(({ id, name }) => [id, name]))
  const groups = lines.map(({ toy, unit, count, row: kind, post }) => ({
    who: `${toy.name}, ${unit.name}`,
    what: kind.title,
    count,
    orders: kind.jobs.includes('fight') ? ORDERS : [`Assigned to ${post === null ? '' : (names.get(post) ?? '')}`],
    rule: kind.isMobile ? RULES.mobile : RULES.posted,
  }))
  const blank = { who: '', what: 'Robots', count: BLANK_ROBOTS, orders: ORDERS, rule: RULES.mobile }
  const shown = [...groups, ...Array.from({ length: Math.max(0, MIN_GROUPS - groups.length) }, () => blank)]
  const rows = shown.map(({ who, what, count, orders, rule }) => [
    stack([
      paragraph(who, TEXT_STYLES.label),
      paragraph(what, TEXT_STYLES.soft),
      space(1),
      pips(Math.min(count, MAX_ROBOTS), TICK),
    ]),
    stack(orders.map((order) => orderLine(order))),
    paragraph(rule, TEXT_STYLES.soft),
  ])
  const cells = table(
    [
      { title: 'Robots', share: 4 },
      { title: 'Order', share: 5 },
      { title: '', share: 2.6 },
    ],
    rows,
  )
  return layOutTitledPages(buildSandPageTitle('Orders of the robots', 'form'), [cells], getPaperSize(job.options.paper))
}

/** An order to tick, and a line for where or whom. */
function orderLine(order: string): Block {
  const line = drawing(7, (pen, { x, y, width }) => pen.line([x, y + 6], [x + width, y + 6], { lineMm: 0.2 }))
  return row(
    [
      { block: tickBoxes([order]), share: 2 },
      { block: line, share: 3 },
    ],
    { align: 'bottom' },
  )
}
