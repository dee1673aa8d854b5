import { type Block, drawing, stack } from '#main/print/blocks/block.ts'
import { pencilLines, writingLine } from '#main/print/blocks/pips.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { bold, TEXT_STYLES, WHITE } from '#main/print/style.ts'
import type { OrderDeskView, OrderSheetView } from '#shared/contract/fistful/views.ts'
import { formatShipCode } from '#shared/games/fistful/format-ships.ts'
import { formatSideWithPlayer } from '#shared/games/fistful/map/format-map.ts'
import type { Orders, Side } from '#shared/games/fistful/model.ts'
import { formatStarNameWithHex } from './format-star-name.ts'
import type { TurnSheetContent } from './sheet-content.ts'

const FIGURE = { ...TEXT_STYLES.figure, sizePt: 10 }
const ROW_MM = 8
/** Empty rows for fleets after those of the position. */
const SPARE_FLEETS = 6
const SPARE_COLONIES = 3
const BLANK_FLEETS = 12
const BLANK_COLONIES = 8
const BOX_MM = 4

/** Draws the order sheet of a side, with what is ordered so far, or an empty one (FIST-REP-1). */
export function drawOrderSheet({ desk, paper }: TurnSheetContent, side: Side | null): PageDraft[] {
  const sheet = desk.sheets.find((candidate) => candidate.side === side) ?? null
  const { head } = desk
  const title = side === null ? 'Orders' : `Orders for turn ${head.turn}`
  const works = sheet?.works ?? []
  const points = works.reduce((sum, work) => sum + work.points, 0)
  const spent = works.reduce((sum, work) => sum + work.spent, 0)
  const subtitle = side === null ? 'turn and side to fill in' : formatSideWithPlayer(side, head)
  return layOutTitledPages(
    {
      title,
      subtitle: [head.name, subtitle],
      ...(sheet === null ? {} : { figure: { value: String(points), unit: 'points' } }),
    },
    [
      ...(side === null ? [writingLine('Turn, side and player', 7)] : []),
      stack([writingLine(landText(sheet), 7), writingLine(regroupText(sheet), 7)]),
      fleetSection(desk, sheet),
      colonySection(desk, side, sheet),
      writingLine(
        sheet === null
          ? [bold('Points'), ' to spend in all, and spent']
          : [bold(`${points} points`), ` to spend in all; ordered so far ${spent}; spent`],
        8,
      ),
      pencilLines(),
    ],
    getPaperSize(paper),
  )
}

function landText(sheet: OrderSheetView | null): string {
  return `Land  ${sheet?.orders.land.map(({ fleet }) => fleet).join(', ') ?? ''}`
}

function regroupText(sheet: OrderSheetView | null): string {
  const stars = sheet?.orders.reorg.map(({ star, fleets }) => {
    const letters = Object.entries(fleets).map(([letter, ships]) => `${letter}=${formatShipCode(ships)}`)
    return `${star}: ${letters.join(' ')}`
  })
  return `Reorganise  ${stars?.join('; ') ?? ''}`
}

function fleetSection(desk: OrderDeskView, sheet: OrderSheetView | null): Block {
  const fleets = sheet?.fleets ?? []
  const rows = fleets.map(({ fleet, at, ships, range }) => {
    const order = formatOrder(sheet?.orders, fleet)
    return [
      paragraph(fleet, FIGURE),
      formatStarNameWithHex(desk, at),
      paragraph(formatShipCode(ships), FIGURE),
      paragraph(String(range), FIGURE, { anchor: 'middle' }),
      tickBox(order === 'DEFEND'),
      tickBox(order.startsWith('WITHDRAW')),
      order === 'DEFEND' ? '' : order,
    ]
  })
  const empty = ['', '', '', '', tickBox(false), tickBox(false), '']
  const spare = sheet === null ? BLANK_FLEETS : SPARE_FLEETS
  return section(
    'Fleets',
    [
      table(
        [
          { title: 'Fleet', widthMm: 12 },
          { title: 'At', share: 1.2 },
          { title: 'Ships', share: 1 },
          { title: 'Range', widthMm: 13, align: 'middle' },
          { title: 'Defend', widthMm: 15, align: 'middle' },
          { title: 'Withdraw', widthMm: 18, align: 'middle' },
          { title: 'Moves, withdraws or scouts: where', share: 2 },
        ],
        [...rows, ...Array.from({ length: spare }, () => empty)],
        { rowMm: ROW_MM },
      ),
    ],
    0.6,
  )
}

/** Formats an order in the order file's notation. */
function formatOrder(orders: Orders | undefined, fleet: string): string {
  const order = orders?.fleetOrders.find((candidate) => candidate.fleet === fleet)
  if (order === undefined) return ''
  if (order.order === 'defend') return 'DEFEND'
  return order.order === 'recon' ? `RECON ${order.targets.join(', ')}` : `${order.order.toUpperCase()} ${order.to}`
}

function colonySection(desk: OrderDeskView, side: Side | null, sheet: OrderSheetView | null): Block {
  const own = side === null ? [] : desk.position.colonies.filter(({ owner }) => owner === side)
  const rows = own.map(({ star, size, isHomeworld, isFortified, isBesieged, fortProgress }) => {
    const states = [
      isHomeworld && 'home',
      isFortified && 'fort',
      fortProgress !== null && 'half a fort',
      isBesieged && 'besieged',
    ]
    const items = sheet?.orders.build.flatMap((order) => (order.star === star ? order.items : [])) ?? []
    return [
      formatStarNameWithHex(desk, star),
      paragraph(String(size ?? ''), FIGURE, { anchor: 'middle' }),
      paragraph(String(sheet?.works.find((work) => work.star === star)?.points ?? ''), FIGURE, { anchor: 'middle' }),
      states.filter(Boolean).join(', '),
      items.map(formatItem).join(' '),
      '',
    ]
  })
  const spare = sheet === null ? BLANK_COLONIES : SPARE_COLONIES
  return section(
    'Colonies',
    [
      table(
        [
          { title: 'Colony', share: 1.2 },
          { title: 'Size', widthMm: 12, align: 'middle' },
          { title: 'Points', widthMm: 14, align: 'middle' },
          { title: 'State', share: 1 },
          { title: 'Makes this turn', share: 2 },
          { title: 'Spent', widthMm: 16, align: 'middle' },
        ],
        [...rows, ...Array.from({ length: spare }, () => [])],
        { rowMm: ROW_MM },
      ),
    ],
    0.6,
  )
}

function formatItem(item: Orders['build'][number]['items'][number]): string {
  if (item.kind === 'grow') return 'GROW'
  return item.kind === 'fortify' ? 'FORT' : `${item.kind}>${item.fleet}`
}

function tickBox(isTicked: boolean): Block {
  return drawing(BOX_MM, (pen, { x, y, width }) => {
    const left = x + (width - BOX_MM) / 2
    pen.rect({ x: left, y, width: BOX_MM, height: BOX_MM }, { fill: WHITE, lineMm: 0.25 })
    if (!isTicked) return
    pen.line([left, y], [left + BOX_MM, y + BOX_MM], { lineMm: 0.4 })
    pen.line([left, y + BOX_MM], [left + BOX_MM, y], { lineMm: 0.4 })
  })
}
