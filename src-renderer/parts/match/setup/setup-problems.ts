/** Why a match cannot be created yet, and the field that shows it; null if no field of the form does. */
export interface SetupProblem {
  readonly field: string | null
  readonly message: string
}

/** Formats the first problem and the number of the others; null if there is none. */
export function formatProblems(problems: readonly SetupProblem[]): string | null {
  const [first, ...others] = problems
  if (first === undefined) return null
  return others.length === 0 ? first.message : `${first.message} And ${others.length} more.`
}

/** Suggests a name that no match of the list has: “Battle 3”. */
export function suggestName(matches: readonly { readonly name: string }[]): string {
  const taken = new Set(matches.map(({ name }) => name))
  for (let number = matches.length + 1; ; number += 1) if (!taken.has(`Battle ${number}`)) return `Battle ${number}`
}
