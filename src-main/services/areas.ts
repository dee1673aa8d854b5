import type { Area } from '#shared/contract/live.ts'
import { thingKindOf, THINGS } from '#shared/things.ts'

const UNITS = ['characters', 'squads', 'vehicles'] as const satisfies Area[]
/** Aftermaths, balances, what may be bought and who stands on a board follow from the forces. */
const GROWTH = ['battles', 'ledger', 'advancement', 'offTable'] as const satisfies Area[]

/** Where names are linked to: entries, plans and recaps of sessions, relations. */
const LINKED = ['journal', 'nights', 'relations'] as const satisfies Area[]

/** Which endpoints answer differently when a table changes, besides what holds for every kind of thing: a character's list also shows its warband and its agenda. */
const AREAS: Readonly<Record<string, readonly Area[]>> = {
  campaign: ['campaign', 'calendar', 'journal'],
  player: ['players', 'warbands', 'journal', 'agendas'],
  game_night: ['calendar'],
  relation: ['journal', 'relations'],
  battle: ['calendar', 'agendas'],
  ledger_entry: ['journal', ...GROWTH],
  off_table_place: ['offTable'],
  off_table_group: ['offTable'],
  off_table_order: ['offTable'],
  off_table_encounter: ['offTable'],
  fistful_sheet: ['fistful'],
  fistful_turn: ['fistful'],
  fistful_step: ['fistful'],
  fistful_mail: ['fistful'],
  unit_condition: [...UNITS, 'warbands', 'prints', ...GROWTH],
  faction: ['warbands'],
  cluster: ['cluster', 'fistful'],
  star: ['offTable'],
  route: ['cluster'],
  region: ['cluster'],
  map_label: ['cluster'],
  fleet_marker: ['cluster'],
  bookmark: ['cluster'],
  star_link: ['cluster'],
  warband: [...UNITS, 'rulings', 'house', 'agendas', 'prints', 'players', ...GROWTH],
  character: ['warbands', 'house', 'agendas', 'prints', ...GROWTH],
  squad: ['warbands', 'house', 'prints', 'agendas', ...GROWTH],
  vehicle: ['warbands', 'house', 'prints', 'agendas', ...GROWTH],
  ruling: ['rulings', 'house', 'warbands', ...UNITS, 'prints', 'agendas', ...GROWTH],
  house_row: ['house', 'rulings', 'warbands', ...UNITS, 'prints', ...GROWTH],
  scenario: ['agendas'],
  printed: ['prints'],
  journal_entry: ['calendar', 'offTable'],
  journal_link: ['journal'],
  agenda: ['agendas', 'characters', 'warbands', 'prints', 'battles'],
}

/** The areas that a change to these tables touches. The campaign's home page counts everything, so it is always among them. */
export function areasOf(tables: readonly string[]): Area[] {
  return [...new Set<Area>(['campaign', ...tables.flatMap(areasOfTable)])]
}

function areasOfTable(table: string): readonly Area[] {
  const kind = thingKindOf(table)
  const others = AREAS[table]
  if (kind !== null) return [THINGS[kind].area, ...LINKED, ...(others ?? [])]
  if (!others) throw new Error(`No area is named for the table ${table}`)
  return others
}
