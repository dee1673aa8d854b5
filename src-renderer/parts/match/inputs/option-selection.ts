import type { InputOption } from '#shared/match/protocol.ts'

/** Unique key of an option: its value as text. */
export const getOptionKey = ({ value }: Pick<InputOption, 'value'>): string => JSON.stringify(value)

/** Finds the chosen option that already uses up something that this one needs. Undefined if there is none. */
export function findConflictingOption(option: InputOption, chosen: readonly InputOption[]): InputOption | undefined {
  if (chosen.some((candidate) => getOptionKey(candidate) === getOptionKey(option))) return undefined
  return chosen.find(({ uses }) => uses.some((used) => option.uses.includes(used)))
}

/** Adds as many compatible options to the chosen ones as a greedy choice finds, those that use up most first. */
export function addCompatibleOptions(
  chosen: readonly InputOption[],
  more: readonly InputOption[],
): readonly InputOption[] {
  const kept = [...chosen]
  for (const option of more.toSorted((a, b) => b.uses.length - a.uses.length)) {
    const isNew = !kept.some((candidate) => getOptionKey(candidate) === getOptionKey(option))
    if (isNew && option.refusal === null && findConflictingOption(option, kept) === undefined) kept.push(option)
  }
  return kept
}

/** Options by group in their order; options without a group form groups of their own without a name. */
export function groupOptions(
  options: readonly InputOption[],
): readonly { readonly name: string | null; readonly options: readonly InputOption[] }[] {
  return [...Map.groupBy(options, ({ group }) => group)].map(([name, members]) => ({ name, options: members }))
}
