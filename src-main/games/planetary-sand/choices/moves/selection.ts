import { canDoJob, findPiece, isFigure } from '#main/games/planetary-sand/state/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command, CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { PathInput } from '#shared/games/planetary-sand/path-input.ts'
import type { FigureJob } from '#shared/games/planetary-sand/tables/figures.ts'
import { formatList } from '#shared/kit/format.ts'

/** What the players still have to say of a command. */
export type MissingMoveInput = 'path' | 'distance' | 'order'

/** A command that pieces might give, legal or not. */
export interface MoveDraft {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly note: string | null
  readonly command: Command
  readonly missing: MissingMoveInput | null
  /** The command with its missing part filled in such that it is refused only if nothing else would do either. */
  readonly trial: Command
}

/** The pieces for which choices are listed. */
export interface PieceSelection {
  readonly battle: Battle
  readonly by: string
  readonly ids: readonly string[]
  readonly figures: readonly Figure[]
  readonly machines: readonly Machine[]
  readonly people: string[]
}

/** The end of a path before anything is entered. */
export const UNKNOWN_PATH_END: CommandOf<'move'>['ends'] = {
  heading: null,
  cover: null,
  meets: [],
  parts: [],
  isOff: false,
}

/** Builds a draft. It is tried with its own command unless a part is missing. */
export function buildMoveDraft(
  { id, label, group, note = null }: Pick<MoveDraft, 'id' | 'label' | 'group'> & Partial<Pick<MoveDraft, 'note'>>,
  command: Command,
  missing: MissingMoveInput | null = null,
  trial: Command = command,
): MoveDraft {
  return { id, label, group, note, command, missing, trial }
}

/** Collects the pieces with these ids. */
export function selectPieces(battle: Battle, by: string, ids: readonly string[]): PieceSelection {
  const pieces = ids.flatMap((id) => findPiece(battle, id) ?? [])
  const figures = pieces.filter(isFigure)
  const machines = pieces.filter((piece): piece is Machine => !isFigure(piece))
  return { battle, by, ids, figures, machines, people: figures.map(({ id }) => id) }
}

/** A path that stays at the lead's position. */
export function createEmptyPath({ battle }: Pick<PieceSelection, 'battle'>, lead: string): PathInput {
  const at = findPiece(battle, lead)?.at ?? null
  return at ? { path: [{ ...at, terrain: 'flat' }] } : { stretches: [{ terrain: 'flat', length: { r: 0 } }] }
}

/**
 * The figures of a selection that do a kind of work, and a suffix that names them if others do not: robots of other
 * kinds stand by (SAND-ROBO-1).
 */
export function selectWorkersForJob(
  { figures }: PieceSelection,
  job: FigureJob,
): { readonly ids: string[]; readonly suffix: string } {
  const ids = figures.filter((figure) => canDoJob(figure, job, null)).map(({ id }) => id)
  const isPart = ids.length > 0 && ids.length < figures.length
  return { ids, suffix: isPart ? ` with ${formatList(ids)}` : '' }
}
