import type { ReadProgress } from '../format.ts'
import type { LossTally } from '../losses.ts'
import { isSecRemark, parseSecRow } from './sec-row.ts'
import type { SectorRows, TextFile, WorldRow } from './sector-rows.ts'
import { createSlots } from './slots.ts'
import { readLines } from './text-lines.ts'

/** Reads legacy sector data: one world a line, found by its pattern. */
export function* readSec({ text }: TextFile, losses: LossTally): Generator<ReadProgress, SectorRows> {
  const rows: WorldRow[] = []
  const slots = createSlots(text)
  yield* readLines(text, 'Reading worlds', (line) => {
    if (isSecRemark(line.text)) return
    const world = parseSecRow(line.text)
    if (world) rows.push({ line: line.number, world, source: slots.take(line.start, line.next) })
    else losses.add('Lines without a world profile', `line ${line.number}: ${line.text.slice(0, 200).trim()}`)
  })
  return { rows, pieces: slots.pieces(), header: [] }
}
