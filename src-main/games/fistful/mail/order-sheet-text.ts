import { normalizeTypography } from '#main/games/kit/mail/normalize-mail.ts'
import { NO_ORDERS, type Orders, type Side } from '#shared/games/fistful/model.ts'
import { addOrderStatement } from './collect-orders.ts'
import { formatOrderStatements, parseOrderStatement, type OrderStatement } from './order-statements.ts'

/** Header of an order sheet. */
export interface OrderSheetHeader {
  readonly game: string
  readonly turn: number
  readonly side: Side
}

/** A line that could not be read exactly as written. */
export interface OrderLineProblem {
  /** 1-based. */
  readonly line: number
  readonly text: string
  /** What is wrong and what to write instead. */
  readonly why: string
}

/** A parsed order sheet. Missing header fields are null. */
export interface ParsedOrderSheetText {
  readonly header: { readonly [Key in keyof OrderSheetHeader]: OrderSheetHeader[Key] | null } & {
    readonly seal: string | null
    readonly word: string | null
  }
  readonly orders: Orders
  readonly problems: readonly OrderLineProblem[]
  /** Whether quoted lines contain orders; those are always ignored. */
  readonly hasQuotedOrders: boolean
}

/** Parser state while reading a sheet line by line. */
type Reading = Omit<ParsedOrderSheetText, 'hasQuotedOrders'>

interface Line {
  /** 1-based. */
  readonly line: number
  readonly text: string
}

/** Maximum number of characters read from a sheet. */
const LONGEST = 200_000
const MOST_PROBLEMS = 200
const SHOWN = 80

/** Warning if the text repeats the sheet that it answers below the new one. */
export const SECOND_ORDER_SHEET_WARNING = 'Another order sheet begins here: it was left out.'
const OTHER_ABOVE = 'The sheet names another one above: this line was left out.'

/**
 * Formats an order sheet (FIST-REP-1, the grammar of the rulings' section 12). A referee recognises by `word` whose
 * sheet it is.
 */
export function formatOrderSheet(
  { game, turn, side }: OrderSheetHeader,
  orders: Orders,
  word: string | null = null,
): string {
  const head = [`GAME ${game}`, `TURN ${turn}`, `PLAYER ${side}`, ...(word === null ? [] : [`WORD ${word}`])]
  return [...head, ...formatOrderStatements(orders), ''].join('\n')
}

/**
 * Parses an order sheet. Lines may come in any order, and an invalid line is reported, never fatal. Of quoted lines
 * only the header is used, if the sheet itself has none.
 */
export function parseOrderSheet(text: string): ParsedOrderSheetText {
  const lines = listLines(text.slice(0, LONGEST))
  const isQuoted = (line: Line): boolean => line.text.trimStart().startsWith('>')
  const quoted = lines.filter(isQuoted).map(({ line, text: words }) => ({ line, text: words.replace(/^[\s>]+/, '') }))
  const problems =
    text.length > LONGEST ? [{ line: 1, text: '', why: 'The sheet is too long: its end was left out.' }] : []
  const start: Reading = {
    header: { game: null, turn: null, side: null, seal: null, word: null },
    orders: NO_ORDERS,
    problems,
  }
  const read = readLines(
    start,
    lines.filter((line) => !isQuoted(line)),
  )
  const before = readLines(start, quoted)
  return { ...read, header: headerOf(read.header, before.header), hasQuotedOrders: before.orders !== NO_ORDERS }
}

/** Splits a sheet into statements without remarks, at line breaks and semicolons. */
function listLines(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at) => {
    const [withoutComment = ''] = line.split('#', 1)
    const parts = withoutComment.split(';').filter((part) => part.trim() !== '')
    return parts.map((part) => ({ line: at + 1, text: part }))
  })
}

function headerOf(
  own: ParsedOrderSheetText['header'],
  quoted: ParsedOrderSheetText['header'],
): ParsedOrderSheetText['header'] {
  return {
    game: own.game ?? quoted.game,
    turn: own.turn ?? quoted.turn,
    side: own.side ?? quoted.side,
    seal: own.seal ?? quoted.seal,
    word: own.word ?? quoted.word,
  }
}

function readLines(start: Reading, lines: readonly Line[]): Reading {
  let read = start
  for (const { line, text } of lines) {
    const next = readLine(read, line, text)
    if (next === null) return withProblem(read, { line, text, why: SECOND_ORDER_SHEET_WARNING })
    read = next
  }
  return read
}

/** Reads one more line into the sheet; null if another sheet begins. */
function readLine(read: Reading, line: number, text: string): Reading | null {
  const plain = normalizeTypography(text).trim()
  const statement = parseOrderStatement(squeezeLine(plain))
  if (!statement) return withProblem(read, { line, text, why: explainUnreadLine(plain) })
  if (read.orders !== NO_ORDERS && statement.word === 'GAME' && read.header.game !== null) return null
  const { orders, warning } = addOrderStatement(read.orders, statement)
  const header = readHeader(read.header, statement)
  const next = { ...read, header: header ?? read.header, orders }
  const odd = header ? warning : OTHER_ABOVE
  return odd ? withProblem(next, { line, text, why: odd }) : next
}

function withProblem(read: Reading, { line, text, why }: OrderLineProblem): Reading {
  if (read.problems.length >= MOST_PROBLEMS) return read
  return { ...read, problems: [...read.problems, { line, text: text.trim().slice(0, SHOWN), why }] }
}

/** Adds a statement to the header; null if it contradicts the header. */
function readHeader(
  header: ParsedOrderSheetText['header'],
  statement: OrderStatement,
): ParsedOrderSheetText['header'] | null {
  const { game, turn, side, seal, word } = header
  switch (statement.word) {
    case 'GAME':
      return game === null || game === statement.game ? { ...header, game: statement.game } : null
    case 'TURN':
      return turn === null || turn === statement.turn ? { ...header, turn: statement.turn } : null
    case 'PLAYER':
      return side === null || side === statement.side ? { ...header, side: statement.side } : null
    case 'SEAL':
      return seal === null || seal === statement.hash ? { ...header, seal: statement.hash } : null
    case 'WORD':
      return word === null || word === statement.sign ? { ...header, word: statement.sign } : null
    case 'LAND':
    case 'REORG':
    case 'BUILD':
    case 'ORDER':
      return header
  }
}

/** Removes spaces, because the stars of a recon order may be separated by spaces alone. */
function squeezeLine(plain: string): string {
  const joined = plain.includes('RECON') ? plain.replace(/[\s,]+/g, (gap, at: number) => joint(plain, gap, at)) : plain
  return joined.replace(/[\s=>]/g, '')
}

function joint(plain: string, gap: string, at: number): string {
  const isBetween = /\d/.test(plain.charAt(at - 1)) && /\d/.test(plain.charAt(at + gap.length))
  return isBetween ? ',' : gap
}

const USAGE: Readonly<Record<string, string>> = {
  GAME: 'Write GAME and the game’s letters and digits.',
  TURN: 'Write TURN and a number, such as TURN 3.',
  PLAYER: 'Write PLAYER A or PLAYER B.',
  WORD: 'Copy the line with WORD from the sheet that the referee sent.',
  SEAL: 'A seal is 64 digits 0-9 and letters A-F.',
  LAND: 'Write LAND and one fleet, such as LAND B.',
  REORG: 'Write a star and all fleets there with their ships, such as REORG 0412 A=2S1C B=1T.',
  BUILD: 'Write a star, then kinds of ship and their fleets, such as BUILD 0412 T>A C>D.',
  GROW: 'Write GROW and one star, such as GROW 0412.',
  FORT: 'Write FORT and one star, such as FORT 0412.',
  ORDER: 'Write ORDER A MOVE 0506, ORDER A DEFEND, ORDER A WITHDRAW 0506 or ORDER A RECON 0205,0506.',
}

function explainUnreadLine(plain: string): string {
  const word = /^[A-Z]+/.exec(plain)?.[0] ?? ''
  return USAGE[word] ?? 'This is no order: lines begin with LAND, REORG, BUILD, GROW, FORT or ORDER.'
}
