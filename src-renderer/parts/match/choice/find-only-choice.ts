import type { Choice, Choices } from '#shared/match/protocol.ts'

/**
 * The choice that a page takes without being asked: the single open one of the pieces in focus, or of a seat that has
 * no pieces to choose from. Null if there are several, or if it would be given at once.
 */
export function findOnlyChoice(answer: Choices | null, hasFocus: boolean): Choice | null {
  if (answer === null || (!hasFocus && answer.pieces.length > 0)) return null
  const open = answer.choices.filter(
    ({ actors, refusal, isSeldom }) => actors.length > 0 === hasFocus && refusal === null && !isSeldom,
  )
  const [only] = open
  return only && open.length === 1 && !only.isImmediate ? only : null
}
