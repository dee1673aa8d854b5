import type { Area } from '../../src-shared/contract/live.ts'

const UNITS = ['characters', 'squads', 'vehicles'] as const satisfies Area[]

/** Which endpoints answer differently when a table changes: a character's list also shows its warband and its agenda. */
const AREAS: Readonly<Record<string, readonly Area[]>> = {
  campaign: ['campaign'],
  player: ['warbands', 'journal'],
  game_night: ['journal'],
  relation: ['journal'],
  battle: ['journal'],
  ledger_entry: ['journal'],
  unit_condition: [...UNITS, 'warbands', 'prints'],
  faction: ['factions', 'warbands', 'journal'],
  cluster: ['cluster'],
  star: ['cluster', 'journal'],
  route: ['cluster'],
  region: ['cluster'],
  map_label: ['cluster'],
  fleet_marker: ['cluster'],
  bookmark: ['cluster'],
  star_link: ['cluster'],
  warband: ['warbands', ...UNITS, 'rulings', 'house', 'agendas', 'prints', 'journal'],
  character: ['characters', 'warbands', 'house', 'agendas', 'prints', 'journal'],
  squad: ['squads', 'warbands', 'house', 'prints', 'journal'],
  vehicle: ['vehicles', 'warbands', 'house', 'prints', 'journal'],
  ruling: ['rulings', 'house', 'warbands', ...UNITS, 'prints'],
  house_row: ['house', 'rulings', 'warbands', ...UNITS, 'prints'],
  scenario: ['scenarios', 'journal'],
  printed: ['prints'],
  journal_entry: ['journal'],
  journal_link: ['journal'],
  agenda: ['agendas', 'characters', 'warbands', 'prints'],
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
