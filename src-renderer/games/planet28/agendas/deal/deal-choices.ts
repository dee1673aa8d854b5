import type { ChoiceGroup } from '#renderer/ui/types.ts'
import type { UnitListItem } from '#shared/contract/planet28/units.ts'

/** Owner of an agenda that is not dealt to a player. */
export const GAMEMASTER_OWNER = 'gamemaster'

/** Properties of a character that decide whether it can be dealt an agenda. */
export type DealCharacter = Pick<UnitListItem, 'id' | 'name' | 'warbandName' | 'hasAgenda' | 'isArchived'>

/** Lists the characters that can be dealt an agenda: active ones without one, by warband (P28-AGENDA-1). */
export function listDealChoices(characters: readonly DealCharacter[]): readonly ChoiceGroup[] {
  const free = characters.filter(({ hasAgenda, isArchived }) => !hasAgenda && !isArchived)
  const warbands = Map.groupBy(free, ({ warbandName }) => warbandName)
  return [...warbands].map(([label, members]) => ({
    label,
    options: members.map(({ id, name }) => ({ value: id, label: name })),
  }))
}

/** The default choice: the requested character if available, or the only one. */
export function findDefaultDealChoice(groups: readonly ChoiceGroup[], asked: string | null): string | null {
  const ids = groups.flatMap(({ options }) => options.map(({ value }) => value))
  if (asked !== null && ids.includes(asked)) return asked
  return ids.length === 1 ? (ids[0] ?? null) : null
}
