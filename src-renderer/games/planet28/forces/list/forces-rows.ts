import type { Facet } from '#renderer/ui/tables/filter-rows.ts'
import type { TableColumnDefinition } from '#renderer/ui/types.ts'
import type { UnitListItem } from '#shared/contract/planet28/units.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'

/** Tabs of the forces page, by state of the warband. */
export type ForcesTab = WarbandView['state']

/** Labels of kinds of unit. A squad includes its size. */
export const UNIT_KIND_FORMATTERS: Readonly<Record<UnitListItem['kind'], (size: number) => string>> = {
  character: () => 'Character',
  squad: (size) => `Squad of ${size}`,
  vehicle: () => 'Vehicle',
}

/** Sort key of a unit's problems. Those that exclude it from play weigh most. */
const problemWeight = ({ problems: { refused, flagged, allowed } }: UnitListItem): number =>
  refused * 10_000 + flagged * 100 + allowed

const number = (key: string, label: string) => ({ key, label, align: 'end', sortable: true }) as const
const skill = (key: string): TableColumnDefinition<UnitListItem> => ({
  ...number(key, key),
  value: ({ skills }) => skills[key] ?? null,
})

/** Columns of the roster of one warband, in its own order. */
export const ROSTER_COLUMNS: readonly TableColumnDefinition<UnitListItem>[] = [
  { key: 'name', label: 'Name' },
  { key: 'kind', label: 'Kind', value: ({ kind, size }) => UNIT_KIND_FORMATTERS[kind](size) },
  { key: 'problems', label: 'Problems', sortable: true, value: problemWeight },
  ...['A', 'F', 'S', 'AW', 'P'].map(skill),
  number('hitPoints', 'HP'),
  { ...number('cost', 'Cost'), unit: 'pts' },
]

export const UNIT_COLUMNS: readonly TableColumnDefinition<UnitListItem>[] = [
  { key: 'name', label: 'Name', sortable: true },
  { key: 'kind', label: 'Kind', sortable: true, value: ({ kind, size }) => UNIT_KIND_FORMATTERS[kind](size) },
  { key: 'warbandName', label: 'Warband', sortable: true },
  { key: 'problems', label: 'Problems', sortable: true, value: problemWeight },
  { ...number('hitPoints', 'Hit points') },
  { ...number('cost', 'Cost'), unit: 'pts' },
]

/** Facets of units. */
export const UNIT_FACETS: readonly Facet<UnitListItem>[] = [
  { id: 'character', label: 'Characters', group: 'kind', holds: ({ kind }) => kind === 'character' },
  { id: 'squad', label: 'Squads', group: 'kind', holds: ({ kind }) => kind === 'squad' },
  { id: 'vehicle', label: 'Vehicles', group: 'kind', holds: ({ kind }) => kind === 'vehicle' },
  { id: 'refused', label: 'With problems', group: 'problems', holds: ({ problems }) => problems.refused > 0 },
  { id: 'flagged', label: 'With hints', group: 'problems', holds: ({ problems }) => problems.flagged > 0 },
  { id: 'leader', label: 'Leaders', group: 'role', holds: ({ isLeader }) => isLeader },
  { id: 'agenda', label: 'With an agenda', group: 'role', holds: ({ hasAgenda }) => hasAgenda },
]

/** Text of a unit for searching. */
export function getUnitSearchText({ name, warbandName, weapons, talents }: UnitListItem): string {
  return [name, warbandName, ...weapons, ...talents].join(' ')
}

/** Filters units by tab. An archived unit belongs to the archive regardless of its warband. */
export function filterUnitsByTab(
  state: ForcesTab,
  warbands: readonly WarbandView[],
  units: readonly UnitListItem[],
): UnitListItem[] {
  const states = new Map(warbands.map((warband) => [warband.id, warband.state]))
  return units.filter(({ warbandId, isArchived }) => {
    const own = states.get(warbandId)
    return state === 'archived' ? isArchived || own === 'archived' : own === state && !isArchived
  })
}
