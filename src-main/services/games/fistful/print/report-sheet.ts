import { type Block, drawing, row, stack } from '#main/print/blocks/block.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { createColumnsBlock } from '#main/print/pages/columns.ts'
import { type PageDraft, computePageContentBox, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import type { TurnView } from '#shared/contract/fistful/reports.ts'
import type { OrderDeskView } from '#shared/contract/fistful/views.ts'
import { formatShips } from '#shared/games/fistful/format-ships.ts'
import { formatColony, formatFleetShips, formatSideWithPlayer } from '#shared/games/fistful/map/format-map.ts'
import { SIDES, type Ships } from '#shared/games/fistful/model.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'
import { formatStarNameWithHex } from './format-star-name.ts'
import { buildLegiblePositionFigure } from './position-map.ts'
import type { TurnSheetContent } from './sheet-content.ts'
import { computeTurnTotals, TOTAL_ROWS } from './turn-totals.ts'

type EventKind = TurnView['events'][number]['kind']

const ICONS: Readonly<Record<EventKind, PictogramName>> = {
  landing: 'star',
  production: 'plough',
  move: 'engine',
  withdrawal: 'again',
  'lost-transports': 'wreck',
  siege: 'wall',
  'siege-lifted': 'open-top',
  fought: 'blade',
  capture: 'hand',
  recon: 'eye',
  end: 'skull',
}
const GROUPS: readonly { readonly title: string; readonly kinds: readonly EventKind[] }[] = [
  { title: 'Colonies', kinds: ['capture', 'fought', 'siege', 'siege-lifted', 'lost-transports'] },
  { title: 'Scouted', kinds: ['recon'] },
  { title: 'Moves', kinds: ['move', 'withdrawal'] },
  { title: 'Founded and made', kinds: ['landing', 'production'] },
]
const GAP_MM = 6
const LEAST_ASIDE_MM = 38
const ICON_MM = 4

/** Draws the report of a turn: the map after it, totals and losses, and what happened as sentences. */
export function drawReportSheet({ desk, paper }: TurnSheetContent, turn: TurnView): PageDraft[] {
  const { head } = desk
  const size = getPaperSize(paper)
  const names = `${formatSideWithPlayer('A', head)} · ${formatSideWithPlayer('B', head)}`
  const map = buildLegiblePositionFigure(desk, turn.after)
  const summary = stack([...endings(turn), totals(turn), legend(desk)], { gap: GAP_MM / 2 })
  const asideMm = computePageContentBox(size).width - GAP_MM - map.widthMm
  const top =
    asideMm < LEAST_ASIDE_MM
      ? [map.block, summary]
      : [row([{ block: map.block, widthMm: map.widthMm }, { block: summary }], { gap: GAP_MM })]
  const details = [...battles(turn), ...listGroups(turn), ...listPositions(desk, turn)]
  const blocks = [...top, createColumnsBlock(stack(details, { gap: GAP_MM / 2 }), 2, GAP_MM)]
  return layOutTitledPages(
    { title: `Turn ${turn.turn}`, subtitle: [head.name, names], foot: `${head.name}, report of turn ${turn.turn}` },
    blocks,
    size,
  )
}

function endings({ events }: TurnView): Block[] {
  return events.flatMap(({ kind, text }) =>
    kind === 'end' ? [paragraph([bold(text)], { ...TEXT_STYLES.body, sizePt: 12 })] : [],
  )
}

/** What the signs of the map mean. */
function legend({ head }: OrderDeskView): Block {
  const text = `The map shows the stars after the turn: ${formatSideWithPlayer('A', head)} tinted, ${formatSideWithPlayer('B', head)} hatched. A square has side and size of a colony, a flag the letters of fleets.`
  return paragraph(text, TEXT_STYLES.note)
}

function totals(turn: TurnView): Block {
  const columns = [{ title: '' }, ...SIDES.map((side) => ({ title: side, widthMm: 8, align: 'middle' as const }))]
  const { after, lost } = computeTurnTotals(turn)
  const rows = (values: typeof after) =>
    TOTAL_ROWS.map(({ key, title }) => [
      title,
      ...SIDES.map((side) =>
        paragraph(values[side][key] ?? '?', { ...TEXT_STYLES.figure, sizePt: 9.5 }, { anchor: 'middle' }),
      ),
    ])
  const ships = rows(lost).filter((_, index) => TOTAL_ROWS[index]?.isArmed)
  return stack(
    [
      section('After the turn', [table(columns, rows(after), { rowMm: 5.4 })], 0.4),
      section('Lost in battle', [table(columns, ships, { rowMm: 5.4 })], 0.4),
    ],
    { gap: GAP_MM / 2 },
  )
}

function battles({ battles: fought }: TurnView): Block[] {
  const lines = fought.map(({ star, name, start, winner, survivors, rounds, flown }) => {
    const end = flown
      ? `${winner} wins the dogfight with ${flown.left} cubes left and keeps ${formatFleets(survivors)}.`
      : `${winner} wins in round ${rounds.length} and keeps ${formatFleets(survivors)}.`
    return withIcon('blade', [
      bold(`${name} ${star}: `.trimStart()),
      `${formatFleets(start.A)} of A against ${formatFleets(start.B)} of B. ${end}`,
    ])
  })
  return lines.length === 0 ? [] : [section('Battles', lines)]
}

function formatFleets(fleets: Readonly<Record<string, Ships>>): string {
  return Object.values(fleets).map(formatShips).join('; ') || 'nothing'
}

function listGroups({ events, corrections, rejected }: TurnView): Block[] {
  const groups = GROUPS.map(({ title, kinds }) => ({
    title,
    lines: kinds
      .flatMap((kind) => events.filter((event) => event.kind === kind))
      .map(({ kind, text }) => withIcon(ICONS[kind], text)),
  }))
  const byHand = corrections.flatMap(({ note, lines }) => [...(note === null ? [] : [note]), ...lines])
  const more = [
    { title: 'Corrected by hand', lines: byHand.map((line) => withIcon('hand', line)) },
    {
      title: 'Not carried out',
      lines: rejected.map(({ side, line, text }) => withIcon('cross', `${side} ${line}: ${text}`)),
    },
  ]
  return [...groups, ...more].flatMap(({ title, lines }) => (lines.length === 0 ? [] : [section(title, lines)]))
}

function listPositions(desk: OrderDeskView, { after }: TurnView): Block[] {
  return SIDES.flatMap((side) => {
    const name = formatSideWithPlayer(side, desk.head)
    const fleets = after.fleets.filter(({ owner }) => owner === side)
    const colonies = after.colonies.filter(({ owner }) => owner === side)
    return [
      ...(fleets.length === 0
        ? []
        : [
            section(
              `Fleets of ${name}`,
              fleets.map((fleet) =>
                withIcon('engine', [
                  bold(fleet.id ?? '?'),
                  ` at ${formatStarNameWithHex(desk, fleet.at)}: ${formatFleetShips(fleet)}`,
                ]),
              ),
            ),
          ]),
      ...(colonies.length === 0
        ? []
        : [
            section(
              `Colonies of ${name}`,
              colonies.map((colony) =>
                withIcon('star', [bold(formatStarNameWithHex(desk, colony.star)), `: ${formatColony(colony)}`]),
              ),
            ),
          ]),
    ]
  })
}

function withIcon(name: PictogramName, text: Parameters<typeof paragraph>[0]): Block {
  const icon = drawing(ICON_MM, (pen, { x, y }) => pen.pictogram(name, [x, y], ICON_MM))
  return row([{ block: icon, widthMm: ICON_MM }, { block: paragraph(text) }], { gap: 1.6 })
}
