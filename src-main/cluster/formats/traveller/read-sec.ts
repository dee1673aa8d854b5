import type { ReadProgress } from '../chart-file.ts'
import type { TextFile } from '../decode-text.ts'
import type { LossTally } from '../loss-tally.ts'
import { collectWorldRows } from './collect-rows.ts'
import { isSecRemark, parseSecRow } from './sec-row.ts'
import type { SectorRows } from './sector-rows.ts'
import { visitLines } from './text-lines.ts'

/** Reads legacy sector data: one world per line, detected by a pattern. */
export function* readSec({ text }: TextFile, losses: LossTally): Generator<ReadProgress, SectorRows> {
  const rows = collectWorldRows(text, losses)
  yield* visitLines(text, 'Reading worlds', (line) => {
    if (!isSecRemark(line.text)) rows.take(line, parseSecRow(line.text))
  })
  return rows.finish([])
}
