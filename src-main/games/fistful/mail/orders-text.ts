import { NO_ORDERS, type Orders, type Side } from '#shared/games/fistful/model.ts'
import { addStatement } from './collect-orders.ts'
import { plainSigns } from './normalise.ts'
import { orderStatements, readStatement, type Statement } from './order-statements.ts'

/** What stands above the orders of a sheet. */
export interface OrdersHeader {
  readonly game: string
  readonly turn: number
  readonly side: Side
}

/** A line that could not be taken as it stands. */
export interface LineProblem {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  /** What is wrong and what to write. */
  readonly why: string
}

/** An order sheet as it was understood; what its header does not say is null. */
export interface ReadOrders {
  readonly header: { readonly [Key in keyof OrdersHeader]: OrdersHeader[Key] | null } & { readonly seal: string | null }
  readonly orders: Orders
  readonly problems: readonly LineProblem[]
}

const LONGEST = 200_000
const MOST_PROBLEMS = 200
const SHOWN = 80

/** An order sheet as text (FIST-REP-1, the grammar of the rulings' section 12). */
export function writeOrders({ game, turn, side }: OrdersHeader, orders: Orders): string {
  return [`GAME ${game}`, `TURN ${turn}`, `PLAYER ${side}`, ...orderStatements(orders), ''].join('\n')
}

/** Reads an order sheet: its lines may stand in any order, and a line that makes no sense is reported, never fatal. */
export function readOrders(text: string): ReadOrders {
  let read: ReadOrders = {
    header: { game: null, turn: null, side: null, seal: null },
    orders: NO_ORDERS,
    problems: text.length > LONGEST ? [{ line: 1, text: '', why: 'The sheet is too long: its end was left out.' }] : [],
  }
  for (const [at, line] of text
    .slice(0, LONGEST)
    .split(/\r\n|\r|\n/)
    .entries())
    for (const part of line.replace(/#.*$/, '').split(';'))
      if (part.replace(/[\s>]/g, '') !== '') read = readLine(read, at + 1, part)
  return read
}

function readLine(read: ReadOrders, line: number, text: string): ReadOrders {
  const plain = plainSigns(text).trim()
  const statement = readStatement(squeezeLine(plain))
  if (!statement) return withProblem(read, { line, text, why: whyNot(plain) })
  const { orders, warning } = addStatement(read.orders, statement)
  const header = readHeader(read.header, statement)
  const next = { ...read, header: header ?? read.header, orders }
  const odd = header ? warning : 'The sheet names another one above: this line was left out.'
  return odd ? withProblem(next, { line, text, why: odd }) : next
}

function withProblem(read: ReadOrders, { line, text, why }: LineProblem): ReadOrders {
  if (read.problems.length >= MOST_PROBLEMS) return read
  return { ...read, problems: [...read.problems, { line, text: text.trim().slice(0, SHOWN), why }] }
}

/** The header with what a statement says of it; null when it says otherwise than before. */
function readHeader(header: ReadOrders['header'], statement: Statement): ReadOrders['header'] | null {
  const { game, turn, side, seal } = header
  switch (statement.word) {
    case 'GAME':
      return game === null || game === statement.game ? { ...header, game: statement.game } : null
    case 'TURN':
      return turn === null || turn === statement.turn ? { ...header, turn: statement.turn } : null
    case 'PLAYER':
      return side === null || side === statement.side ? { ...header, side: statement.side } : null
    case 'SEAL':
      return seal === null || seal === statement.hash ? { ...header, seal: statement.hash } : null
    case 'LAND':
    case 'REORG':
    case 'BUILD':
    case 'ORDER':
      return header
  }
}

/** Stars of a recon may stand apart with spaces alone. */
function squeezeLine(plain: string): string {
  const joined = /RECON/.test(plain) ? plain.replace(/(\d)\s*,?\s+(?=\d)/g, '$1,') : plain
  return joined.replace(/[\s=>]/g, '')
}

const USAGE: Readonly<Record<string, string>> = {
  GAME: 'Write GAME and the game’s letters and digits.',
  TURN: 'Write TURN and a number, such as TURN 3.',
  PLAYER: 'Write PLAYER A or PLAYER B.',
  SEAL: 'A seal is 64 digits 0-9 and letters A-F.',
  LAND: 'Write LAND and one fleet, such as LAND B.',
  REORG: 'Write a star and all fleets there with their ships, such as REORG 0412 A=2S1C B=1T.',
  BUILD: 'Write a star, then kinds of ship and their fleets, such as BUILD 0412 T>A C>D.',
  GROW: 'Write GROW and one star, such as GROW 0412.',
  FORT: 'Write FORT and one star, such as FORT 0412.',
  ORDER: 'Write ORDER A MOVE 0506, ORDER A DEFEND, ORDER A WITHDRAW 0506 or ORDER A RECON 0205,0506.',
}

function whyNot(plain: string): string {
  const word = /^[>\s]*([A-Z]+)/.exec(plain)?.[1] ?? ''
  return USAGE[word] ?? 'This is no order: lines begin with LAND, REORG, BUILD, GROW, FORT or ORDER.'
}
