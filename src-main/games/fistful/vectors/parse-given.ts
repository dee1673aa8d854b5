import {
  isRecord,
  type JsonRecord,
  parseList,
  parseNumber,
  parseRecord,
  parseText,
  toRecordOrEmpty,
} from '#main/games/kit/json.ts'
import {
  type BuildItem,
  type Colony,
  type Fleet,
  type FleetOrder,
  type GameMap,
  type GameState,
  type Orders,
  type RejectionReason,
  type Ships,
  type Side,
  SIDES,
} from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS, type FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { ARMED_KINDS, type ArmedKind, SHIP_KINDS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { createShipCounts, sortFleets } from '../rules/fleet-ships.ts'

/** Data shared by the worked examples of a file: changed settings, and maps by name. */
export interface VectorSettingsAndMaps {
  readonly settings: FistfulSettings
  readonly maps: JsonRecord
}

/** Parses the settings of a worked example (defaults and changes) and the maps of its file. */
export function parseVectorSettingsAndMaps(settings: JsonRecord, { maps }: JsonRecord): VectorSettingsAndMaps {
  return { settings: { ...DEFAULT_SETTINGS, ...settings }, maps: toRecordOrEmpty(maps) }
}

/** Scouting needs a referee's fog, so an example that orders it is played in fog (FIST-FOG-3). */
export function enableFogForReconOrders(
  { settings, maps }: VectorSettingsAndMaps,
  orders: readonly Record<Side, Orders>[],
): VectorSettingsAndMaps {
  const all = orders.flatMap(({ A, B }) => [...A.fleetOrders, ...B.fleetOrders])
  return { settings: all.some(({ order }) => order === 'recon') ? { ...settings, fog: 'gm' } : settings, maps }
}

/** Finds a map of the file by name. */
export function parseNamedMap(name: unknown, { maps }: VectorSettingsAndMaps): GameMap {
  const { rows, cols, stars } = parseRecord(maps[parseText(name, 'map')], `map ${String(name)}`)
  const rated = Object.entries(parseRecord(stars, 'stars')).map(([label, star]) => {
    return [label, { name: label, rating: parseNumber(parseRecord(star, label)['rating'], 'rating') }] as const
  })
  const board = { ...STANDARD_BOARD, rows: parseNumber(rows, 'rows'), columns: parseNumber(cols, 'cols') }
  return { board, stars: Object.fromEntries(rated), routes: [] }
}

/** Parses the state at the start of a turn. */
export function parseState(value: unknown, table: VectorSettingsAndMaps): GameState {
  const { map, turn, homeworlds, colonies, fleets } = parseRecord(value, 'state')
  const homes = parseRecord(homeworlds, 'homeworlds')
  return {
    settings: table.settings,
    map: parseNamedMap(map, table),
    turn: parseNumber(turn, 'turn'),
    homeworlds: { A: parseText(homes['A'], 'A'), B: parseText(homes['B'], 'B') },
    colonies: parseColonies(colonies),
    fleets: sortFleets(parseList(fleets, 'fleets').map(parseFleet)),
    result: null,
  }
}

/** Parses colonies by star. A siege given only as true has lasted one turn. */
export function parseColonies(value: unknown): Record<string, Colony> {
  const colonies = Object.entries(parseRecord(value, 'colonies')).map(([star, colony]) => {
    const { owner, size, fortified, fortProgress, besieged, founded } = parseRecord(colony, star)
    return [
      star,
      {
        owner: parseSide(owner),
        size: parseNumber(size, 'size'),
        fortified: fortified === true,
        fortProgress: fortProgress === null ? null : parseNumber(fortProgress, 'fortProgress'),
        besieged: besieged === true ? 1 : 0,
        founded: parseNumber(founded, 'founded'),
      },
    ] as const
  })
  return Object.fromEntries(colonies)
}

export function parseSide(value: unknown): Side {
  const side = SIDES.find((candidate) => candidate === value)
  if (side === undefined) throw new Error(`${String(value)} is not a player`)
  return side
}

function parseFleet(value: unknown): Fleet {
  const { owner, id, at, ships } = parseRecord(value, 'fleet')
  return { owner: parseSide(owner), id: parseText(id, 'id'), at: parseText(at, 'at'), ships: parseShips(ships) }
}

/** Parses ships by kind. */
export function parseShips(value: unknown): Ships {
  const ships = parseRecord(value, 'ships')
  return createShipCounts((kind) => (ships[kind] === undefined ? 0 : parseNumber(ships[kind], kind)))
}

/** Parses a kind of armed ship. */
export function parseArmedKind(value: unknown): ArmedKind {
  const kind = ARMED_KINDS.find((armedKind) => armedKind === value)
  if (kind === undefined) throw new Error(`${String(value)} is not an armed ship`)
  return kind
}

export function parseBothOrders(value: unknown): Record<Side, Orders> {
  const { A, B } = parseRecord(value, 'orders')
  return { A: parseOrders(A), B: parseOrders(B) }
}

function parseOrders(value: unknown): Orders {
  const { land, reorg, build, fleetOrders } = parseRecord(value, 'orders')
  const listed = (list: unknown): JsonRecord[] => (Array.isArray(list) ? list.filter(isRecord) : [])
  return {
    land: listed(land).map(({ fleet }) => ({ fleet: parseText(fleet, 'fleet') })),
    reorg: listed(reorg).map(({ star, fleets }) => ({ star: parseText(star, 'star'), fleets: parseMakeUp(fleets) })),
    build: listed(build).map(({ star, items }) => ({
      star: parseText(star, 'star'),
      items: listed(items).map(parseItem),
    })),
    fleetOrders: listed(fleetOrders).map(parseFleetOrder),
  }
}

function parseMakeUp(value: unknown): Record<string, Ships> {
  const fleets = Object.entries(parseRecord(value, 'fleets'))
  return Object.fromEntries(fleets.map(([letter, ships]) => [letter, parseShips(ships)]))
}

function parseItem({ kind, fleet }: JsonRecord): BuildItem {
  if (kind === 'grow' || kind === 'fortify') return { kind }
  return { kind: parseKind(kind), fleet: parseText(fleet, 'fleet') }
}

function parseKind(value: unknown): ShipKind {
  const kind = SHIP_KINDS.find((shipKind) => shipKind === value)
  if (kind === undefined) throw new Error(`${String(value)} is not a ship`)
  return kind
}

/** Parses a build item as named in the production examples. */
export function parseBuildItem(value: unknown): { readonly kind: BuildItem['kind'] } {
  return { kind: value === 'grow' || value === 'fortify' ? value : parseKind(value) }
}

function parseFleetOrder({ fleet: id, order, to, targets }: JsonRecord): FleetOrder {
  const fleet = parseText(id, 'fleet')
  if (order === 'move' || order === 'withdraw') return { fleet, order, to: parseText(to, 'to') }
  if (order !== 'recon') return { fleet, order: 'defend' }
  return { fleet, order, targets: parseList(targets, 'targets').map((star) => parseText(star, 'target')) }
}

/** Rejection reasons that the examples name differently. */
const CODES: Partial<Record<RejectionReason, string>> = {
  'colony-there': 'already-colonised',
  contested: 'contested-landing',
  'at-maximum': 'already-max',
  'growth-takes-all': 'growth-uses-all-points',
  'fortify-once': 'fortify-once-per-turn',
}

/** Formats a rejection reason as named in the examples. */
export function formatRejectionReason(reason: RejectionReason | null): string {
  return reason === null ? 'ok' : (CODES[reason] ?? reason)
}
