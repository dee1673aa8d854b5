import { createInvitationFormat } from '#main/games/kit/mail/invitation-format.ts'
import { formatHash, groupLetters, HEX_LETTERS, parseHashStatement } from '#main/games/kit/mail/letter-encoding.ts'
import type { MailFormat, MailPartFormat, MailPartHeader } from '#main/games/kit/mail/mail-format.ts'
import { normalizeMail } from '#main/games/kit/mail/normalize-mail.ts'
import { MailInvitationTerms } from '#shared/games/space-planes/by-mail.ts'
import type { Face } from '#shared/games/space-planes/model.ts'
import { type OrdersAfterShot, parseTurn, type OrderWithoutSeat, formatTurn } from '../turn-text.ts'
import type { BattleMailPartHeader, PlanesMailPart } from './parts.ts'
import { STATE_HASH_LENGTH, type StateHashes } from './state-hashes.ts'

type LinkPart<Kind extends 'places' | 'answer'> = Extract<PlanesMailPart, { kind: Kind }>

const LINK_FORM = {
  write: ({ link }: { readonly link: string }) => [`LINK ${formatHash(link)}`],
  read(body: readonly string[]) {
    const link = parseHashStatement(body[0] ?? '', 'LINK')
    return link && body.length === 1 ? { link } : null
  },
}

/**
 * Formats orders as statements of a block. Only letters and digits are significant there, so lengths are in
 * thousandths.
 */
function formatOrderStatements(orders: readonly OrderWithoutSeat[], after: OrdersAfterShot): string[] {
  const [first] = orders
  if (first?.type === 'place') return [placeStatement(first)]
  return formatTurn(orders, after).split('; ')
}

function placeStatement({ x, y, heading, face, plane }: Extract<OrderWithoutSeat, { type: 'place' }>): string {
  const [right, up, turned] = [x, y, heading].map((value) => Math.round(value * 1000))
  return `PLACE X ${right} Y ${up} HEADING ${turned} FACE ${face} PLANE ${plane}`
}

/** A placing order without spaces. */
const PLACE = /^PLACEX(\d{1,8})Y(\d{1,8})HEADING(\d{1,6})FACE([1-6])PLANE([1-6])$/

/** Parses orders from normalised statements; null if `formatOrderStatements` would not write them. */
function parseOrderStatements(
  statements: readonly string[],
): { readonly orders: readonly OrderWithoutSeat[]; readonly after: OrdersAfterShot } | null {
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

/** The format of each kind of mail part. */
export const PLANES_MAIL_PART_FORMATS: MailFormat<PlanesMailPart>['parts'] = {
  invitation: createInvitationFormat(MailInvitationTerms),
  joining: withPlaceForm({
    write: ({ anchor }) => [`ANCHOR ${formatHash(anchor)}`],
    read(body) {
      const anchor = parseHashStatement(body[0] ?? '', 'ANCHOR')
      return anchor && body.length === 1 ? { anchor } : null
    },
  }),
  turn: {
    write({ orders, after, link, ...placed }) {
      const shot = link === null ? [] : [`LINK ${formatHash(link)}`]
      return [...spentStatements(placed), ...formatOrderStatements(orders, after), ...shot, ...placedStatements(placed)]
    },
    read: readTurnBody,
  },
  places: withPlaceForm<LinkPart<'places'>>(LINK_FORM),
  answer: withPlaceForm<LinkPart<'answer'>>(LINK_FORM),
}

type PlacedPart = Extract<PlanesMailPart, BattleMailPartHeader>

/** Format of a part whose statements follow its position in the log. */
function withPlaceForm<Part extends PlacedPart>(own: {
  readonly write: (part: Part) => readonly string[]
  readonly read: (body: readonly string[]) => Omit<Part, keyof BattleMailPartHeader> | null
}): MailPartFormat<Part> {
  return {
    write: (part) => [...spentStatements(part), ...placedStatements(part), ...own.write(part)],
    read(body) {
      const { spent, rest } = splitSpent(body)
      const [placed, placedPart] = [readPlaced(rest.slice(0, 3)), own.read(rest.slice(3))]
      return (
        placed && placedPart && ({ ...spent, ...placed, ...placedPart } as unknown as Omit<Part, keyof MailPartHeader>)
      )
    },
  }
}

function spentStatements({ spent }: Pick<BattleMailPartHeader, 'spent'>): readonly string[] {
  return spent === undefined ? [] : [`SPENT LINKS ${spent}`]
}

function splitSpent(body: readonly string[]): {
  readonly spent: Pick<BattleMailPartHeader, 'spent'>
  readonly rest: readonly string[]
} {
  const count = /^SPENTLINKS([1-9]\d{0,2})$/.exec(body[0] ?? '')?.[1]
  return count === undefined ? { spent: {}, rest: body } : { spent: { spent: Number(count) }, rest: body.slice(1) }
}

function placedStatements({ at, before, end }: BattleMailPartHeader): readonly string[] {
  return [`FROM ORDER ${at + 1}`, `BEFORE ${marksText(before)}`, `AFTER ${marksText(end)}`]
}

function marksText(marks: StateHashes): string {
  return Object.entries(marks)
    .map(([word, letters]) => `${word} ${groupLetters(letters)}`)
    .join(', ')
}

function readTurnBody(body: readonly string[]) {
  const { spent, rest } = splitSpent(body)
  const placed = readPlaced(rest.slice(-3))
  const orderLines = rest.slice(0, -3)
  const link = parseHashStatement(orderLines.at(-1) ?? '', 'LINK')
  const read = parseOrderStatements(link === null ? orderLines : orderLines.slice(0, -1))
  const isShot = read?.orders.some(({ type }) => type === 'shoot') ?? false
  return placed && read && isShot === (link !== null) ? { ...spent, ...placed, ...read, link } : null
}

function readPlaced([from = '', before = '', end = '']: readonly string[]) {
  const at = /^FROMORDER(\d{1,5})$/.exec(from)?.[1]
  const [first, last] = [readMarks(before, 'BEFORE'), readMarks(end, 'AFTER')]
  return at === undefined || Number(at) < 1 || !first || !last ? null : { at: Number(at) - 1, before: first, end: last }
}

const MARK = new RegExp(`^([A-Z]{1,6}?)([${HEX_LETTERS}]{${STATE_HASH_LENGTH}})$`)

function readMarks(statement: string, word: string): StateHashes | null {
  if (!statement.startsWith(word)) return null
  const marks = statement
    .slice(word.length)
    .split(',')
    .map((mark) => MARK.exec(mark))
  return marks.some((mark) => mark === null)
    ? null
    : Object.fromEntries(marks.map((mark) => [mark?.[1] ?? '', mark?.[2] ?? '']))
}
