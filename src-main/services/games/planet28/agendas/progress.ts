import * as z from 'zod'
import type { CornerSearch } from '#main/games/planet28/campaign/agendas/corner-search.ts'

/** The secret notes of an owner during a game. */
export interface AgendaProgress {
  readonly note: string
  readonly corners: CornerSearch
}

const Stored = z.object({
  note: z.string(),
  corners: z.object({ searched: z.int(), faces: z.array(z.int()) }),
})

/** The progress at the beginning of a game. */
const NOTHING: AgendaProgress = { note: '', corners: { searched: 0, faces: [] } }

/** Parses the progress column. A text that Orrery did not write is a note. */
export function parseProgress(text: string): AgendaProgress {
  if (text === '') return NOTHING
  const read = Stored.safeParse(parseJson(text))
  return read.success ? read.data : { ...NOTHING, note: text }
}

/** Serializes the progress; empty progress gives an empty text. */
export function serializeProgress(progress: AgendaProgress): string {
  return progress.note === '' && progress.corners.searched === 0 ? '' : JSON.stringify(progress)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
