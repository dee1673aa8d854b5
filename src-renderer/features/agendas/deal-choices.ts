import type { CharacterView } from '../../../src-shared/contract/forces.ts'
import type { ChoiceGroup } from '../../ui/types.ts'

/** Who can be dealt an agenda: characters without one, by warband (P28-AGENDA-1). */
export function dealChoices(characters: readonly CharacterView[]): readonly ChoiceGroup[] {
  const free = characters.filter(({ hasAgenda }) => !hasAgenda)
  const warbands = Map.groupBy(free, ({ warbandName }) => warbandName)
  return [...warbands].map(([label, members]) => ({
    label,
    options: members.map(({ id, name }) => ({ value: id, label: name })),
  }))
}

/** Who is chosen at first: the one asked for where that is possible, or the only one there is. */
export function firstChoice(groups: readonly ChoiceGroup[], asked: string | null): string | null {
  const ids = groups.flatMap(({ options }) => options.map(({ value }) => value))
  if (asked !== null && ids.includes(asked)) return asked
  return ids.length === 1 ? (ids[0] ?? null) : null
}
