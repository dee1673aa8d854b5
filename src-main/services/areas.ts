import type { Area } from '../../src-shared/contract/live.ts'

/** Which endpoints answer differently when a table changes: a character's list also shows its warband and its agenda. */
const AREAS: Readonly<Record<string, readonly Area[]>> = {
  campaign: ['campaign'],
  faction: ['factions', 'warbands', 'journal'],
  cluster: ['cluster'],
  star: ['cluster', 'journal'],
  route: ['cluster'],
  warband: ['warbands', 'characters', 'vehicles', 'agendas', 'journal'],
  character: ['characters', 'warbands', 'agendas', 'journal'],
  vehicle: ['vehicles', 'warbands', 'journal'],
  journal_entry: ['journal'],
  journal_link: ['journal'],
  agenda: ['agendas', 'characters'],
}

/** The areas that a change to these tables touches. The campaign's home page counts everything, so it is always among them. */
export function areasOf(tables: readonly string[]): Area[] {
  const touched = tables.flatMap((table) => {
    const areas = AREAS[table]
    if (!areas) throw new Error(`No area is named for the table ${table}`)
    return areas
  })
  return [...new Set<Area>(['campaign', ...touched])]
}
