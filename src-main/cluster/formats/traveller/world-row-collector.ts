import type { LossTally } from '../loss-tally.ts'
import type { NumberedLine } from './text-lines.ts'
import { createTextSlotCutter } from './text-slots.ts'
import type { WorldFileContent, WorldRow } from './world-file-content.ts'
import type { World } from './world.ts'

/** Collects the worlds of a text. */
export function createWorldRowCollector(text: string, losses: LossTally) {
  const rows: WorldRow[] = []
  const slots = createTextSlotCutter(text)
  return {
    /** Adds a line with its world. A line without a world (null) is recorded as lost. */
    take(line: NumberedLine, world: World | null): void {
      if (world) rows.push({ line: line.number, world, source: slots.take(line.start, line.next) })
      else losses.add('Lines without a world profile', `line ${line.number}: ${line.text.slice(0, 200).trim()}`)
    },
    /** Returns the collected rows. `header` contains the lines that name the columns. */
    finish: (header: readonly string[]): WorldFileContent => ({ rows, pieces: slots.pieces(), header }),
  }
}
