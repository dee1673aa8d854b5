import { stack } from '#main/print/blocks/block.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { createColumnsBlock } from '#main/print/pages/columns.ts'
import { type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { MIN_TEXT_PT, TEXT_STYLES } from '#main/print/style.ts'
import type { TurnView } from '#shared/contract/fistful/reports.ts'
import type { TurnSheetContent } from './sheet-content.ts'

const LINE = { ...TEXT_STYLES.body, face: 'mono', sizePt: MIN_TEXT_PT } as const
const COLUMN_GAP_MM = 6

/** Draws the record of a turn for the archive: orders, settings, dice and hashes in the mail format. */
export function drawTurnArchiveSheet({ desk, paper }: TurnSheetContent, turn: TurnView): PageDraft[] {
  const lines = listRecordLines(turn).map((line) => paragraph(line === '' ? ' ' : line, LINE))
  const title = { title: `Record of turn ${turn.turn}`, subtitle: [desk.head.name, 'for the archive'] }
  return layOutTitledPages(title, [createColumnsBlock(stack(lines), 2, COLUMN_GAP_MM)], getPaperSize(paper))
}

/** Record at the end of a report: it begins with the orders, or the settings. */
function listRecordLines({ text }: Pick<TurnView, 'text'>): readonly string[] {
  const lines = text.trimEnd().split('\n')
  const first = lines.findIndex((line, at) => /^(ORDERS OF|SETTINGS)/.test(line) && /^-+$/.test(lines[at + 1] ?? ''))
  return first < 0 ? [] : lines.slice(first)
}
