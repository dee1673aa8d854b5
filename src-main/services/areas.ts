import type { Area } from '#shared/contract/live.ts'

const UNITS = ['characters', 'squads', 'vehicles'] as const satisfies Area[]
/** Aftermaths, balances, what may be bought and who stands on a board follow from the forces. */
const GROWTH = ['battles', 'ledger', 'advancement', 'offTable'] as const satisfies Area[]

/** Where names are linked to: entries, plans and recaps of sessions, relations. */
const LINKED = ['journal', 'nights', 'relations'] as const satisfies Area[]

/** Which endpoints answer differently when a table changes: a character's list also shows its warband and its agenda. */
const AREAS: Readonly<Record<string, readonly Area[]>> = {
  campaign: ['campaign', 'calendar', 'journal'],
  player: ['players', 'warbands', 'journal', 'agendas'],
  game_night: ['nights', 'calendar', 'journal', 'relations'],
  relation: ['journal', 'relations'],
  battle: ['journal', 'nights', 'calendar', 'relations', 'agendas', 'battles'],
  ledger_entry: ['journal', ...GROWTH],
  off_table_game: ['offTable', ...LINKED],
  off_table_place: ['offTable'],
  off_table_group: ['offTable'],
  off_table_order: ['offTable'],
  off_table_encounter: ['offTable'],
  fistful_game: ['fistful', ...LINKED],
  fistful_sheet: ['fistful'],
  fistful_turn: ['fistful'],
  fistful_step: ['fistful'],
  fistful_mail: ['fistful'],
  unit_condition: [...UNITS, 'warbands', 'prints', ...GROWTH],
  faction: ['factions', 'warbands', ...LINKED],
  cluster: ['cluster', 'fistful'],
  star: ['cluster', ...LINKED, 'offTable'],
  route: ['cluster'],
  region: ['cluster'],
  map_label: ['cluster'],
  fleet_marker: ['cluster'],
  bookmark: ['cluster'],
  star_link: ['cluster'],
  warband: ['warbands', ...UNITS, 'rulings', 'house', 'agendas', 'prints', 'players', ...LINKED, ...GROWTH],
  character: ['characters', 'warbands', 'house', 'agendas', 'prints', ...LINKED, ...GROWTH],
  squad: ['squads', 'warbands', 'house', 'prints', ...LINKED, 'agendas', ...GROWTH],
  vehicle: ['vehicles', 'warbands', 'house', 'prints', ...LINKED, 'agendas', ...GROWTH],
  ruling: ['rulings', 'house', 'warbands', ...UNITS, 'prints', 'agendas', ...GROWTH],
  house_row: ['house', 'rulings', 'warbands', ...UNITS, 'prints', ...GROWTH],
  scenario: ['scenarios', ...LINKED, 'agendas'],
  printed: ['prints'],
  journal_entry: ['journal', 'nights', 'calendar', 'relations', 'offTable'],
  journal_link: ['journal'],
  agenda: ['agendas', 'characters', 'warbands', 'prints', 'battles'],
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
