import { type Block, row } from '#main/print/blocks/block.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import type { FistfulGameHeader } from '#shared/contract/fistful/views.ts'
import {
  ARMED_KINDS,
  COMBAT_CHART,
  FORT_COST_PER_TURN,
  MAX_RECON_DISTANCE_HEXES,
  SHIPS,
} from '#shared/games/fistful/tables/ships.ts'
import type { TurnSheetContent } from './sheet-content.ts'

const STEP = { ...TEXT_STYLES.body, sizePt: 11 }

/** Draws what players look up at the table: prices, ranges, the combat chart and the order of a turn. */
export function drawQuickReferenceSheet({ desk: { head }, paper }: TurnSheetContent): PageDraft[] {
  const steps = [
    'Each side alone: land transports, reorganise fleets, produce.',
    'Give every fleet one order: move, defend, withdraw if attacked, scout. Without an order it defends.',
    'All moves at once; then withdrawals, wave after wave; then battles by star.',
    'Open colonies with enemies are captured, forts besieged; a besieged fort falls a turn later.',
    `A destination lies within ${head.supplyHexes} hexes of a colony of one’s own, unless only scouts go. Scouts look ${MAX_RECON_DISTANCE_HEXES} hexes far.`,
  ]
  return layOutTitledPages(
    { title: 'Chart and prices', subtitle: ['A Fistful of Planets', head.name] },
    [
      tables(head),
      section(
        'A turn',
        steps.map((text, index) => paragraph([{ text: `${index + 1}  `, style: { face: 'sans-bold' } }, text], STEP)),
        1.6,
      ),
    ],
    getPaperSize(paper),
  )
}

/** Prices and ranges beside the combat chart. */
function tables(head: Pick<FistfulGameHeader, 'ships'>): Block {
  const prices = [
    ...head.ships.map(({ kind, cost, range }) => [bold(kind), SHIPS[kind].name, String(cost), String(range)]),
    [bold('Fort'), 'Two turns running', `${FORT_COST_PER_TURN} + ${FORT_COST_PER_TURN}`, ''],
    [bold('Growth'), 'Size +1, below the rating', 'all', ''],
  ].map(([first = '', ...rest]) => [[first], ...rest.map(String)])
  const matches = ARMED_KINDS.flatMap((weaker) =>
    Object.entries(COMBAT_CHART[weaker]).map(([stronger, last]) => [
      weaker === stronger ? `${weaker} of A against ${weaker} of B` : `${weaker} against ${stronger}`,
      `1–${last}`,
      last === 5 ? '6' : `${last + 1}–6`,
    ]),
  )
  return row(
    [
      {
        block: section('Ships and works', [
          table(
            [
              { title: '', widthMm: 16 },
              { title: 'Name' },
              { title: 'Points', widthMm: 16, align: 'middle' },
              { title: 'Range', widthMm: 14, align: 'middle' },
            ],
            prices,
            { rowMm: 7 },
          ),
        ]),
      },
      {
        block: section('Battle: one die for each ship of the larger side', [
          table(
            [
              { title: 'Match' },
              { title: 'First lost', widthMm: 20, align: 'middle' },
              { title: 'Second lost', widthMm: 22, align: 'middle' },
            ],
            matches,
            { rowMm: 7 },
          ),
        ]),
      },
    ],
    { gap: 6 },
  )
}
