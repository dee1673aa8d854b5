import type { ChoiceGroup } from '#renderer/ui/types.ts'
import type { UnitLine } from '#shared/contract/planet28/units.ts'

/** Who holds an agenda that no player is dealt. */
export const GAMEMASTER = 'gamemaster'

/** What is asked of a character before it is dealt one. */
export type DealCharacter = Pick<UnitLine, 'id' | 'name' | 'warbandName' | 'hasAgenda' | 'isArchived'>

/** Who can be dealt an agenda: characters without one who still play, by warband (P28-AGENDA-1). */
export function listDealChoices(characters: readonly DealCharacter[]): readonly ChoiceGroup[] {
  const free = characters.filter(({ hasAgenda, isArchived }) => !hasAgenda && !isArchived)
  const warbands = Map.groupBy(free, ({ warbandName }) => warbandName)
  return [...warbands].map(([label, members]) => ({
    label,
    options: members.map(({ id, name }) => ({ value: id, label: name })),
  }))
}

/** Who is chosen at first: the one asked for where that is possible, or the only one there is. */
export function getDefaultChoice(groups: readonly ChoiceGroup[], asked: string | null): string | null {
  const ids = groups.flatMap(({ options }) => options.map(({ value }) => value))
  if (asked !== null && ids.includes(asked)) return asked
  return ids.length === 1 ? (ids[0] ?? null) : null
}
