import type { Facet } from '#renderer/ui/tables/filter-rows.ts'
import type { Column } from '#renderer/ui/types.ts'
import type { UnitLine } from '#shared/contract/planet28/units.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'

/** The segments that the page of forces is parted into. */
export type ForcesState = WarbandView['state']

/** What a unit is, in words; a squad tells its size. */
export const KIND_LABELS: Readonly<Record<UnitLine['kind'], (size: number) => string>> = {
  character: () => 'Character',
  squad: (size) => `Squad of ${size}`,
  vehicle: () => 'Vehicle',
}

/** Problems as a number to sort by: what bars from play weighs most. */
const problemWeight = ({ problems: { refused, flagged, allowed } }: UnitLine): number =>
  refused * 10_000 + flagged * 100 + allowed

const number = (key: string, label: string) => ({ key, label, align: 'end', sortable: true }) as const
const skill = (key: string): Column<UnitLine> => ({
  ...number(key, key),
  value: ({ skills }) => skills[key] ?? null,
})

/** Columns of the roster of one warband, in its own order. */
export const ROSTER_COLUMNS: readonly Column<UnitLine>[] = [
  { key: 'name', label: 'Name' },
  { key: 'kind', label: 'Kind', value: ({ kind, size }) => KIND_LABELS[kind](size) },
  { key: 'problems', label: 'Problems', sortable: true, value: problemWeight },
  ...['A', 'F', 'S', 'AW', 'P'].map(skill),
  number('hitPoints', 'HP'),
  { ...number('cost', 'Cost'), unit: 'pts' },
]

/** Columns of all units. */
export const UNIT_COLUMNS: readonly Column<UnitLine>[] = [
  { key: 'name', label: 'Name', sortable: true },
  { key: 'kind', label: 'Kind', sortable: true, value: ({ kind, size }) => KIND_LABELS[kind](size) },
  { key: 'warbandName', label: 'Warband', sortable: true },
  { key: 'problems', label: 'Problems', sortable: true, value: problemWeight },
  { ...number('hitPoints', 'Hit points') },
  { ...number('cost', 'Cost'), unit: 'pts' },
]

/** What units can be narrowed down by. */
export const UNIT_FACETS: readonly Facet<UnitLine>[] = [
  { id: 'character', label: 'Characters', group: 'kind', holds: ({ kind }) => kind === 'character' },
  { id: 'squad', label: 'Squads', group: 'kind', holds: ({ kind }) => kind === 'squad' },
  { id: 'vehicle', label: 'Vehicles', group: 'kind', holds: ({ kind }) => kind === 'vehicle' },
  { id: 'refused', label: 'With problems', group: 'problems', holds: ({ problems }) => problems.refused > 0 },
  { id: 'flagged', label: 'With hints', group: 'problems', holds: ({ problems }) => problems.flagged > 0 },
  { id: 'leader', label: 'Leaders', group: 'role', holds: ({ isLeader }) => isLeader },
  { id: 'agenda', label: 'With an agenda', group: 'role', holds: ({ hasAgenda }) => hasAgenda },
]

/** What a search reads of a unit. */
export function getSearchText({ name, warbandName, weapons, talents }: UnitLine): string {
  return [name, warbandName, ...weapons, ...talents].join(' ')
}

/** The units that a segment shows: those of its warbands; an archived unit stands in the archive, whatever its warband. */
export function filterUnits(
  state: ForcesState,
  warbands: readonly WarbandView[],
  units: readonly UnitLine[],
): UnitLine[] {
  const states = new Map(warbands.map((warband) => [warband.id, warband.state]))
  return units.filter(({ warbandId, isArchived }) => {
    const own = states.get(warbandId)
    return state === 'archived' ? isArchived || own === 'archived' : own === state && !isArchived
  })
}
