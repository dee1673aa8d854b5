import type { Choice, AvailableChoices } from '#shared/match/protocol.ts'

/**
 * The choice that a page makes on its own: the only open, not rarely needed choice of the pieces in focus, else of a
 * piece named by the rules, else of a seat without pieces. Null if there are several, or if choosing it would give the
 * command at once.
 */
export function findAutomaticChoice(answer: AvailableChoices | null, hasFocus: boolean): Choice | null {
  if (answer === null || (!hasFocus && answer.pieces.length > 0)) return null
  const openly = answer.choices.filter(({ isSeldom }) => !isSeldom)
  const isOfPieces = hasFocus || openly.some(({ actors }) => actors.length > 0)
  const open = openly.filter(({ actors, refusal }) => actors.length > 0 === isOfPieces && refusal === null)
  const [only] = open
  return only && open.length === 1 && !only.isImmediate ? only : null
}
