import type { Area } from '#shared/contract/areas.ts'
import { findThingKind, THINGS } from '#shared/things.ts'
import type { AreasOfTables } from './games/game-plugin.ts'
import { GAME_AREAS } from './games/game-plugins.ts'

/** Where names are linked to: entries, plans and recaps of sessions, relations. */
const LINKED = ['journal', 'nights', 'relations'] as const satisfies Area[]

/** Which endpoints answer differently when a table of the campaign's own changes, besides what holds for every kind of thing. */
const OWN_AREAS: AreasOfTables = {
  campaign: ['campaign', 'calendar', 'journal'],
  player: ['players', 'journal', 'matches'],
  faction: ['matches', 'players'],
  warband: ['matches'],
  match: ['matches'],
  match_seat: ['matches'],
  match_entry: ['matches'],
  match_result: ['matches'],
  game_night: ['calendar'],
  relation: ['journal', 'relations'],
  cluster: ['cluster'],
  route: ['cluster'],
  region: ['cluster'],
  map_label: ['cluster'],
  fleet_marker: ['cluster'],
  bookmark: ['cluster'],
  star_link: ['cluster'],
  journal_entry: ['calendar'],
  journal_link: ['journal'],
}

/** The areas that a change to these tables touches. The campaign's home page counts everything, so it is always among them. */
export function listAffectedAreas(tables: readonly string[]): Area[] {
  return [...new Set<Area>(['campaign', ...tables.flatMap(areasOfTable)])]
}

/** A thing's area and all places that link to it; and what the campaign and each game name for the table. */
function areasOfTable(table: string): readonly Area[] {
  const kind = findThingKind(table)
  const ofKind = kind === null ? [] : [THINGS[kind].area, ...LINKED]
  const named = [OWN_AREAS, ...GAME_AREAS].flatMap((areas) => areas[table] ?? [])
  if (ofKind.length + named.length === 0) throw new Error(`No area is named for the table ${table}`)
  return [...ofKind, ...named]
}
