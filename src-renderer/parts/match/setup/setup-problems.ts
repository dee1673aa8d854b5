import { findRangeError, type NumberBounds } from '#renderer/ui/fields/parse-number.ts'

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

/** Lists the problem of a number out of range, which its own field marks. */
export function listRangeProblems(label: string, value: number | null, bounds: NumberBounds): SetupProblem[] {
  const error = findRangeError(value, bounds)
  return error === null ? [] : [{ field: null, message: `${label}: ${error.charAt(0).toLowerCase()}${error.slice(1)}` }]
}

/** Suggests a name that no match of the list has: “Battle 3”. */
export function suggestBattleName(matches: readonly { readonly name: string }[]): string {
  const taken = new Set(matches.map(({ name }) => name))
  for (let number = matches.length + 1; ; number += 1) if (!taken.has(`Battle ${number}`)) return `Battle ${number}`
}
