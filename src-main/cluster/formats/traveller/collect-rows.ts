import type { LossTally } from '../losses.ts'
import type { SectorRows, WorldRow } from './sector-rows.ts'
import { createSlots } from './slots.ts'
import type { TextLine } from './text-lines.ts'
import type { World } from './world.ts'

/** No world of a text read yet. */
export function collectRows(text: string, losses: LossTally) {
  const rows: WorldRow[] = []
  const slots = createSlots(text)
  return {
    /** A line and its world; null where it has none, which is noted. */
    take(line: TextLine, world: World | null): void {
      if (world) rows.push({ line: line.number, world, source: slots.take(line.start, line.next) })
      else losses.add('Lines without a world profile', `line ${line.number}: ${line.text.slice(0, 200).trim()}`)
    },
    /** All that was read, under the lines that name the columns. */
    finish: (header: readonly string[]): SectorRows => ({ rows, pieces: slots.pieces(), header }),
  }
}
