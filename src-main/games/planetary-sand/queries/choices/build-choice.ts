import { canDoJob, findPiece } from '#main/games/planetary-sand/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { PathInput } from '#shared/games/planetary-sand/path-input.ts'
import type { MoveChoice } from '#shared/games/planetary-sand/replies.ts'
import type { FigureJob } from '#shared/games/planetary-sand/tables/figures.ts'
import { formatList } from '#shared/kit/format.ts'

/** A possible action with a command that tests whether it is legal. */
export interface ChoiceDraft extends MoveChoice {
  readonly trial: Command
}

/** The selection for which choices are built. */
export interface Selection {
  readonly battle: Battle
  readonly by: string
  readonly ids: readonly string[]
  readonly figures: readonly Figure[]
  readonly machines: readonly Machine[]
  readonly people: string[]
}

/** A path end without any entered values. */
export const UNKNOWN_PATH_END = { heading: null, cover: null, meets: [], parts: [], isOff: false }

/** Builds a choice. It is tested with its own command unless an input is still missing. */
export function buildChoice(
  title: string,
  order: Command,
  lacks: MoveChoice['lacks'] = null,
  trial: Command = order,
): ChoiceDraft {
  return { title, order, lacks, trial }
}

/** An empty path from the lead's position. */
export function createEmptyPath({ battle }: Selection, lead: string): PathInput {
  const at = findPiece(battle, lead)?.at ?? null
  return at ? { path: [{ ...at, terrain: 'flat' }] } : { stretches: [{ terrain: 'flat', length: { r: 0 } }] }
}

/**
 * The figures of a selection that do a kind of work, and text that names them if others do not: robots of other kinds
 * stand by (SAND-ROBO-1).
 */
export function listWorkers({ figures }: Selection, job: FigureJob) {
  const ids = figures.filter((figure) => canDoJob(figure, job, null)).map(({ id }) => id)
  const isPart = ids.length > 0 && ids.length < figures.length
  return { ids, words: isPart ? ` with ${formatList(ids)}` : '' }
}
