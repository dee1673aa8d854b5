import { canDoJob, findPiece } from '#main/games/planetary-sand/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { Way } from '#shared/games/planetary-sand/path-input.ts'
import type { MoveChoice } from '#shared/games/planetary-sand/replies.ts'
import type { Job } from '#shared/games/planetary-sand/tables/figures.ts'
import { formatList } from '#shared/kit/format.ts'

/** Something that might be done, and the order that is tried to see whether it may. */
export interface ChoiceDraft extends MoveChoice {
  readonly trial: Command
}

/** Who chooses among what. */
export interface Selection {
  readonly battle: Battle
  readonly by: string
  readonly ids: readonly string[]
  readonly figures: readonly Figure[]
  readonly machines: readonly Machine[]
  readonly people: string[]
}

/** An end that nothing is said of. */
export const UNKNOWN_END = { heading: null, cover: null, meets: [], parts: [], isOff: false }

/** Something to choose; tried as it is ordered, unless it lacks something yet. */
export function buildChoice(
  title: string,
  order: Command,
  lacks: MoveChoice['lacks'] = null,
  trial: Command = order,
): ChoiceDraft {
  return { title, order, lacks, trial }
}

/** No way at all, from where the lead stands. */
export function createEmptyPath({ battle }: Selection, lead: string): Way {
  const at = findPiece(battle, lead)?.at ?? null
  return at ? { path: [{ ...at, terrain: 'flat' }] } : { stretches: [{ terrain: 'flat', length: { r: 0 } }] }
}

/** Who of a choice does a kind of work, and the words that name them where others do not: robots of other kinds stand by (SAND-ROBO-1). */
export function listWorkers({ figures }: Selection, job: Job) {
  const ids = figures.filter((figure) => canDoJob(figure, job, null)).map(({ id }) => id)
  const isPart = ids.length > 0 && ids.length < figures.length
  return { ids, words: isPart ? ` with ${formatList(ids)}` : '' }
}
