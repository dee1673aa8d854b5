import { HEX_LETTERS } from '#main/games/kit/mail/letter-encoding.ts'
import { formatShipCode } from '#shared/games/fistful/format-ships.ts'
import type { BuildItem, FleetOrder, Orders, Ships, Side } from '#shared/games/fistful/model.ts'
import type { ShipKind } from '#shared/games/fistful/tables/ships.ts'

/** One line of an order sheet (FIST-REP-1). */
export type OrderStatement =
  | { readonly word: 'GAME'; readonly game: string }
  | { readonly word: 'TURN'; readonly turn: number }
  | { readonly word: 'PLAYER'; readonly side: Side }
  | { readonly word: 'SEAL'; readonly hash: string }
  | { readonly word: 'WORD'; readonly sign: string }
  | { readonly word: 'LAND'; readonly fleet: string }
  | { readonly word: 'REORG'; readonly star: string; readonly fleets: Readonly<Record<string, Ships>> }
  | { readonly word: 'BUILD'; readonly star: string; readonly items: readonly BuildItem[] }
  | { readonly word: 'ORDER'; readonly order: FleetOrder }

/** Formats a side's orders as the lines of an order sheet. */
export function formatOrderStatements(orders: Orders): string[] {
  return [
    ...orders.land.map(({ fleet }) => `LAND ${fleet}`),
    ...orders.reorg.map(({ star, fleets }) => ['REORG', star, ...partition(fleets)].join(' ')),
    ...orders.build.flatMap(({ star, items }) => buildStatements(star, items)),
    ...orders.fleetOrders.map((order) => `ORDER ${order.fleet} ${fleetOrderText(order)}`),
  ]
}

/** Formats a fleet order without the fleet's letter. */
function fleetOrderText(order: FleetOrder): string {
  switch (order.order) {
    case 'defend':
      return 'DEFEND'
    case 'move':
      return `MOVE ${order.to}`
    case 'withdraw':
      return `WITHDRAW ${order.to}`
    case 'recon':
      return `RECON ${order.targets.join(',')}`.trim()
  }
}

function partition(fleets: Readonly<Record<string, Ships>>): string[] {
  return Object.entries(fleets)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, ships]) => formatShipCode(ships) !== '')
    .map(([letter, ships]) => `${letter}=${formatShipCode(ships)}`)
}

/** Formats build orders. Consecutive ships share a line; growth and forts have lines of their own. */
function buildStatements(star: string, items: readonly BuildItem[]): string[] {
  const lines: string[] = []
  let ships = ''
  const endShips = (): void => {
    if (ships) lines.push(`BUILD ${star}${ships}`)
    ships = ''
  }
  for (const item of items) {
    if ('fleet' in item) {
      ships += ` ${item.kind}>${item.fleet}`
      continue
    }
    endShips()
    lines.push(`${item.kind === 'grow' ? 'GROW' : 'FORT'} ${star}`)
  }
  endShips()
  return lines
}

const STAR = String.raw`(\d{4}(?:\d{2})?)`

/**
 * Patterns and parsers of all statements, without spaces and the characters = and >. A parser returns null if the
 * numbers are invalid.
 */
const GRAMMAR: readonly (readonly [RegExp, (...found: string[]) => OrderStatement | null])[] = [
  [/^GAME([A-Z0-9]{1,40})$/, (game = '') => ({ word: 'GAME', game })],
  [/^TURN(\d{1,6})$/, (turn) => (Number(turn) > 0 ? { word: 'TURN', turn: Number(turn) } : null)],
  [/^PLAYER([AB])$/, (side) => ({ word: 'PLAYER', side: side === 'A' ? 'A' : 'B' })],
  [/^SEAL([0-9A-F]{64})$/, (hash = '') => ({ word: 'SEAL', hash: hash.toLowerCase() })],
  [new RegExp(`^WORD([${HEX_LETTERS}]{8})$`), (sign = '') => ({ word: 'WORD', sign })],
  [/^LAND([A-Z])$/, (fleet = '') => ({ word: 'LAND', fleet })],
  [new RegExp(`^REORG${STAR}((?:[A-Z](?:\\d{1,4}[TSCD])+)*)$`), (star = '', fleets = '') => readReorg(star, fleets)],
  [new RegExp(`^BUILD${STAR}((?:[TSCD][A-Z]){1,20})$`), (star = '', ships = '') => readBuild(star, ships)],
  [new RegExp(`^GROW${STAR}$`), (star = '') => ({ word: 'BUILD', star, items: [{ kind: 'grow' }] })],
  [new RegExp(`^FORT${STAR}$`), (star = '') => ({ word: 'BUILD', star, items: [{ kind: 'fortify' }] })],
  [/^ORDER([A-Z])DEFEND$/, (fleet = '') => ({ word: 'ORDER', order: { fleet, order: 'defend' } })],
  [new RegExp(`^ORDER([A-Z])MOVE${STAR}$`), (fleet = '', to = '') => goes('move', fleet, to)],
  [new RegExp(`^ORDER([A-Z])WITHDRAW${STAR}$`), (fleet = '', to = '') => goes('withdraw', fleet, to)],
  [new RegExp(`^ORDER([A-Z])RECON((?:${STAR}(?:,|$)){0,200})$`), (fleet = '', stars = '') => readRecon(fleet, stars)],
]

/** Parses a statement without spaces and the characters `=` and `>`; null if invalid. */
export function parseOrderStatement(normalised: string): OrderStatement | null {
  for (const [pattern, read] of GRAMMAR) {
    const found = pattern.exec(normalised)
    if (found) return read(...found.slice(1))
  }
  return null
}

function goes(order: 'move' | 'withdraw', fleet: string, to: string): OrderStatement {
  return { word: 'ORDER', order: { fleet, order, to } }
}

function readRecon(fleet: string, stars: string): OrderStatement {
  return { word: 'ORDER', order: { fleet, order: 'recon', targets: stars.split(',').filter(Boolean) } }
}

function readBuild(star: string, ships: string): OrderStatement {
  const pairs = ships.match(/../g) ?? []
  return { word: 'BUILD', star, items: pairs.map((pair) => ({ kind: pair[0] as ShipKind, fleet: pair[1] ?? '' })) }
}

function readReorg(star: string, text: string): OrderStatement | null {
  const fleets: Record<string, Ships> = {}
  for (const [, letter = '', counts = ''] of text.matchAll(/([A-Z])((?:\d{1,4}[TSCD])+)/g)) {
    const ships = readShips(counts)
    if (!ships || fleets[letter]) return null
    fleets[letter] = ships
  }
  return { word: 'REORG', star, fleets }
}

/** Parses ships such as `2S1C`; null if a kind occurs twice or has a count of zero. */
function readShips(text: string): Ships | null {
  const ships: Partial<Record<ShipKind, number>> = {}
  for (const [, count, kind] of text.matchAll(/(?<!\d)(\d+)([TSCD])/g)) {
    if (Number(count) === 0 || ships[kind as ShipKind]) return null
    ships[kind as ShipKind] = Number(count)
  }
  return ships
}
