import type { Choice, AvailableChoices } from '#shared/match/protocol.ts'

/**
 * The choice that a page takes without being asked: the single open one of the pieces in focus, or of a seat that has
 * no pieces to choose from. There a piece that the rules name, such as one that owes an answer, comes before the seat
 * as a whole. Null if there are several, or if it would be given at once.
 */
export function findAutomaticChoice(answer: AvailableChoices | null, hasFocus: boolean): Choice | null {
  if (answer === null || (!hasFocus && answer.pieces.length > 0)) return null
  const openly = answer.choices.filter(({ isSeldom }) => !isSeldom)
  const isOfPieces = hasFocus || openly.some(({ actors }) => actors.length > 0)
  const open = openly.filter(({ actors, refusal }) => actors.length > 0 === isOfPieces && refusal === null)
  const [only] = open
  return only && open.length === 1 && !only.isImmediate ? only : null
}
