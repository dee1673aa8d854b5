import type { ReadProgress } from '../chart-file.ts'
import type { TextFile } from '../decode-text.ts'
import type { LossTally } from '../loss-tally.ts'
import { isSecLineWithoutWorld, parseSecRow } from './sec-row.ts'
import { visitLines } from './text-lines.ts'
import type { WorldFileContent } from './world-file-content.ts'
import { createWorldRowCollector } from './world-row-collector.ts'

/** Reads legacy sector data: one world per line, detected by a pattern. */
export function* readSec({ text }: TextFile, losses: LossTally): Generator<ReadProgress, WorldFileContent> {
  const rows = createWorldRowCollector(text, losses)
  yield* visitLines(text, 'Reading worlds', (line) => {
    if (!isSecLineWithoutWorld(line.text)) rows.take(line, parseSecRow(line.text))
  })
  return rows.finish([])
}
