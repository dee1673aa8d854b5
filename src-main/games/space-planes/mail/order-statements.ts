import { normalizeMail } from '#main/games/kit/mail/normalize-mail.ts'
import type { Face } from '#shared/games/space-planes/model.ts'
import { type AfterOrders, parseTurn, type TurnOrder, formatTurn } from '../turn-text.ts'

/**
 * Formats orders as statements of a block. Only letters and digits are significant there, so lengths are in
 * thousandths.
 */
export function formatOrderStatements(orders: readonly TurnOrder[], after: AfterOrders): string[] {
  const [first] = orders
  if (first?.type === 'place') return [placeStatement(first)]
  return formatTurn(orders, after).split('; ')
}

function placeStatement({ x, y, heading, face, plane }: Extract<TurnOrder, { type: 'place' }>): string {
  const [right, up, turned] = [x, y, heading].map((value) => Math.round(value * 1000))
  return `PLACE X ${right} Y ${up} HEADING ${turned} FACE ${face} PLANE ${plane}`
}

/** A placing order without spaces. */
const PLACE = /^PLACEX(\d{1,8})Y(\d{1,8})HEADING(\d{1,6})FACE([1-6])PLANE([1-6])$/

/** Parses orders from normalised statements; null if `formatOrderStatements` would not write them. */
export function parseOrderStatements(
  statements: readonly string[],
): { readonly orders: readonly TurnOrder[]; readonly after: AfterOrders } | null {
  const placed = statements.length === 1 ? PLACE.exec(statements[0] ?? '') : null
  if (placed) {
    const [x = 0, y = 0, heading = 0] = placed.slice(1, 4).map((thousandths) => Number(thousandths) / 1000)
    const [face, plane] = placed.slice(4).map(Number) as [Face, Face]
    return { orders: [{ type: 'place', x, y, heading, face, plane }], after: { hit: null, miss: null } }
  }
  const { orders, after, problems } = parseTurn(statements.map(spaced).join('; '))
  const isSame = formatOrderStatements(orders, after).map(normalizeMail).join(';') === statements.join(';')
  return problems.length === 0 && orders.length > 0 && isSame ? { orders, after } : null
}

/** Restores the spaces of a normalised statement. An invalid statement becomes a text that no turn parser accepts. */
function spaced(statement: string): string {
  const [, end = '', order = ''] = /^(HIT|MISS)?(.*)$/.exec(statement) ?? []
  return `${end} ${spacedOrder(order)}`.trim()
}

function spacedOrder(order: string): string {
  const shot = /^SHOOT([A-Z])([A-Z])$/.exec(order)
  if (shot) return `SHOOT ${shot[1]}>${shot[2]}`
  const [, name = '', ship = '', parts = ''] = /^(CORKSCREW|VECTOR|UTURN|PLANESWITCH)([A-Z])(.*)$/.exec(order) ?? []
  if (name === '') return order === 'LEAVEOUT' ? 'LEAVE OUT' : order
  const text = parts.replace(/(SHORT|LONG|ROLL)([NESW])|PIVOT(SW|SE|NE|NW)(CCW|CW)|PLANE([1-6])/g, spacedPart)
  return `${name.replace('UTURN', 'U-TURN').replace('PLANESWITCH', 'PLANE-SWITCH')} ${ship}${text}`
}

function spacedPart(_part: string, ...found: readonly (string | undefined)[]): string {
  const [move, side, corner, sense, plane] = found
  if (move !== undefined) return ` ${move} ${side}`
  return corner === undefined ? ` PLANE ${plane}` : ` PIVOT ${corner} ${sense}`
}
