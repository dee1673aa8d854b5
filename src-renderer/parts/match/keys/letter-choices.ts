import type { Choice } from '#shared/match/protocol.ts'

/** A choice with the target that it is aimed at, if it needs one. */
export interface AimedChoice {
  readonly choice: Choice
  readonly target: string | null
}

/** Open choices and targets of a letter, in the order of the page. */
export function listAimedChoicesOfLetter(choices: readonly Choice[], letter: string): readonly AimedChoice[] {
  return choices
    .filter(({ key, refusal, isSeldom }) => key === letter && refusal === null && !isSeldom)
    .flatMap((choice): readonly AimedChoice[] => {
      const open = choice.targets?.filter(({ refusal }) => refusal === null) ?? []
      return open.length === 0 ? [{ choice, target: null }] : open.map(({ id }) => ({ choice, target: id }))
    })
}

/** The choice that a letter takes: the one after the current choice and target, else the first. */
export function findNextChoiceOfLetter(
  choices: readonly Choice[],
  letter: string,
  current: { readonly choice: string | null; readonly target: string | null },
): AimedChoice | null {
  const listed = listAimedChoicesOfLetter(choices, letter)
  const at = listed.findIndex(({ choice, target }) => choice.id === current.choice && target === current.target)
  return listed[(at + 1) % listed.length] ?? null
}
