import type { AvailableChoices, Piece } from '#shared/match/protocol.ts'

/** Pieces of a group in the order of the game, and those of them that still have something to do. */
export interface PieceGroup {
  readonly name: string
  readonly members: readonly Piece[]
  readonly ready: readonly Piece[]
}

/** Pieces by group, in the order in which the groups first appear. */
export function groupPieces(pieces: readonly Piece[]): readonly PieceGroup[] {
  return [...Map.groupBy(pieces, ({ group }) => group)].map(([name, members]) => ({
    name,
    members,
    ready: members.filter(({ isDone }) => !isDone),
  }))
}

/** Ids that come into focus with a group: those with something left to do, else all. */
export function listGroupFocusIds({ members, ready }: PieceGroup): readonly string[] {
  return (ready.length > 0 ? ready : members).map(({ id }) => id)
}

/** What distinguishes a group: how many are done, and the note that all its members share. */
export function formatPieceGroupProgress({ members, ready }: PieceGroup): string {
  const notes = [...new Set(members.map(({ note }) => note))].filter((note) => note !== null)
  const done = members.length - ready.length
  const count = members.length === 1 ? '' : done > 0 ? `${done} of ${members.length} done` : String(members.length)
  return [count, notes.join('; ')].filter((text) => text !== '').join(', ')
}

/** Name of the pieces in focus: a single piece, a whole group, or how many of it. */
export function describeFocusedPieces({ pieces }: Pick<AvailableChoices, 'pieces'>, focus: readonly string[]): string {
  const inFocus = pieces.filter(({ id }) => focus.includes(id))
  const [first] = inFocus
  if (!first) return ''
  if (inFocus.length === 1) return first.label
  const group = groupPieces(pieces).find(({ name }) => name === first.group)
  const isWhole = group?.ready.length === inFocus.length || group?.members.length === inFocus.length
  return isWhole ? first.group : `${inFocus.length} of ${first.group}`
}

/**
 * Pieces that come into focus when one is picked on the board: those of its group where they act together, or the
 * piece alone if it is picked again.
 */
export function listFocusIdsAfterPick(
  { pieces, actsBy }: AvailableChoices,
  focus: readonly string[],
  id: string,
): readonly string[] {
  const piece = pieces.find((candidate) => candidate.id === id)
  if (!piece) return []
  if (actsBy === 'piece' || (focus.includes(id) && focus.length > 1)) return [id]
  const group = groupPieces(pieces).find(({ name }) => name === piece.group)
  return group ? listGroupFocusIds(group) : [id]
}
