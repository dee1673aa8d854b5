import type { Area } from '#shared/contract/areas.ts'
import { findThingKindOfTable, THING_KIND_DEFINITIONS } from '#shared/things.ts'
import type { AreasByTable } from '../games/game-plugin.ts'
import { GAME_AREAS_BY_TABLE } from '../games/game-plugins.ts'

/** The areas that contain links to names: entries, plans and recaps of sessions, relations. */
const LINKED = ['journal', 'nights', 'relations'] as const satisfies Area[]

/** Areas whose results depend on the campaign's own tables, in addition to those common to every kind of thing. */
const OWN_AREAS: AreasByTable = {
  campaign: ['campaign', 'calendar', 'journal', 'clusterHistory'],
  player: ['players', 'journal', 'matches'],
  faction: ['matches', 'players', 'clusterHistory'],
  warband: ['matches'],
  match: ['matches'],
  match_seat: ['matches'],
  match_entry: ['matches'],
  match_result: ['matches'],
  game_night: ['calendar'],
  relation: ['journal', 'relations'],
  cluster: ['cluster', 'clusterHistory'],
  route: ['cluster', 'clusterHistory'],
  region: ['cluster', 'clusterHistory'],
  map_label: ['cluster', 'clusterHistory'],
  fleet_marker: ['cluster', 'clusterHistory'],
  bookmark: ['cluster'],
  star_link: ['cluster'],
  star_system: ['starSystems'],
  star: ['starSystems', 'clusterHistory'],
  journal_entry: ['calendar'],
  journal_link: ['journal'],
}

/**
 * Lists the areas affected by a change to these tables. Always includes the campaign's home page, which counts
 * everything, and printed pages, which show anything.
 */
export function listAffectedAreas(tables: readonly string[]): Area[] {
  return [...new Set<Area>(['campaign', 'pagePrints', ...tables.flatMap(areasOfTable)])]
}

/** The area of a thing, the areas that link to it, and those that the campaign and each game name for the table. */
function areasOfTable(table: string): readonly Area[] {
  const kind = findThingKindOfTable(table)
  const ofKind = kind === null ? [] : [THING_KIND_DEFINITIONS[kind].area, ...LINKED]
  const named = [OWN_AREAS, ...GAME_AREAS_BY_TABLE].flatMap((areas) => areas[table] ?? [])
  if (ofKind.length + named.length === 0) throw new Error(`No area is named for the table ${table}`)
  return [...ofKind, ...named]
}
