import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import { CORNERS, DIRECTIONS, FACES, type Part, SENSES } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreName } from '#shared/games/space-planes/tables/manoeuvres.ts'

/** One order of a turn, without who gives it. */
export type TurnOrder =
  | Pick<CommandOf<'manoeuvre'>, 'type' | 'ship' | 'name' | 'parts'>
  | Pick<CommandOf<'shoot'>, 'type' | 'ship' | 'target'>
  | { readonly type: 'pass' }

/** An order as a command of a seat; the app measures, and deals the cards. */
export function commandOf(order: TurnOrder, by: string): Command {
  return order.type === 'shoot' ? { ...order, by, said: { range: null, back: null }, cards: [] } : { ...order, by }
}

/** A word of a turn that cannot be read: where it stands, and what would stand there. */
export interface TurnProblem {
  readonly statement: number
  readonly text: string
  readonly why: string
}

/** What a turn says, and what of it cannot be read. */
export interface ReadTurn {
  readonly orders: readonly TurnOrder[]
  readonly problems: readonly TurnProblem[]
}

/** The longest text that is read as a turn. */
const MOST_CHARACTERS = 2000

/** How a turn is written, for help texts (SP-MAIL-1). */
export const TURN_GRAMMAR = [
  'CORKSCREW a [SHORT N] [ROLL E]      VECTOR a [SHORT N | LONG N] [PIVOT SW CCW]',
  'U-TURN a PIVOT SW CCW [PIVOT NE CW] PLANE-SWITCH a [SHORT N] [PLANE 4]',
  'SHOOT a>b                           PASS',
  'Orders stand in the order in which they are done, with ; between them. Sides are N E S W, corners SW SE NE NW.',
] as const

/** Reads a turn such as `VECTOR b LONG N PIVOT SW CCW; SHOOT b>e` (SP-MAIL-1). */
export function readTurn(text: string): ReadTurn {
  const statements = text
    .slice(0, MOST_CHARACTERS)
    .split(/[;\n]/)
    .map((one) => one.trim())
  const read = statements.flatMap((statement, index) => (statement === '' ? [] : [readStatement(statement, index + 1)]))
  return {
    orders: read.flatMap((one) => ('why' in one ? [] : [one])),
    problems: read.flatMap((one) => ('why' in one ? [one] : [])),
  }
}

/** A turn as it is written and read again. */
export function writeTurn(orders: readonly TurnOrder[]): string {
  return orders.map(writeOrder).join('; ')
}

function writeOrder(order: TurnOrder): string {
  if (order.type === 'pass') return 'PASS'
  if (order.type === 'shoot') return `SHOOT ${order.ship}>${order.target}`
  return [order.name.toUpperCase(), order.ship, ...order.parts.map(writePart)].join(' ')
}

function writePart(part: Part): string {
  if ('move' in part) return `${part.move.toUpperCase()} ${part.dir}`
  if ('pivot' in part) return `PIVOT ${part.pivot} ${part.turn.toUpperCase()}`
  return 'roll' in part ? `ROLL ${part.roll}` : `PLANE ${part.plane}`
}

function readStatement(text: string, statement: number): TurnOrder | TurnProblem {
  const [head = '', ...words] = text.split(' ').filter((word) => word !== '')
  const problem = (why: string) => ({ statement, text: text.slice(0, 80), why })
  const word = head.toUpperCase()
  if (word === 'PASS' && words.length === 0) return { type: 'pass' }
  if (word === 'SHOOT') return readShot(words) ?? problem('Write SHOOT a>b: the shooter and its target.')
  const name = (Object.keys(MANOEUVRES) as ManoeuvreName[]).find((one) => one.toUpperCase() === word)
  if (!name) return problem(`Begin with ${Object.keys(MANOEUVRES).join(', ').toUpperCase()}, SHOOT or PASS.`)
  const [ship, ...rest] = words
  if (ship === undefined) return problem(`Name the ship: ${word} a …`)
  const parts = readParts(rest)
  return typeof parts === 'string' ? problem(parts) : { type: 'manoeuvre', ship: ship.toLowerCase(), name, parts }
}

function readShot(words: readonly string[]): TurnOrder | null {
  const [ship, target, ...others] = words.join('').toLowerCase().split('>')
  return ship && target && others.length === 0 ? { type: 'shoot', ship, target } : null
}

/** The parts, or what is wrong with the first that cannot be read. */
function readParts(words: readonly string[]): Part[] | string {
  const parts: Part[] = []
  for (let at = 0; at < words.length;) {
    const word = (words[at] ?? '').toUpperCase()
    const reader = READERS[word]
    if (!reader) return `“${word.slice(0, 20)}” is no part: write SHORT, LONG, PIVOT, ROLL or PLANE.`
    const part = reader.read(words.slice(at + 1, at + 1 + reader.words).map((one) => one.toUpperCase()))
    if (!part) return `${word} is followed by ${reader.wants}.`
    parts.push(part)
    at += 1 + reader.words
  }
  return parts
}

interface PartReader {
  readonly words: number
  readonly wants: string
  read(words: readonly string[]): Part | null
}

const SIDE = 'a side: N, E, S or W'
const READERS: Readonly<Record<string, PartReader>> = {
  SHORT: sideReader((dir) => ({ move: 'short', dir })),
  LONG: sideReader((dir) => ({ move: 'long', dir })),
  ROLL: sideReader((dir) => ({ roll: dir })),
  PIVOT: {
    words: 2,
    wants: 'a corner (SW, SE, NE, NW) and CCW or CW',
    read([corner, sense]) {
      const pivot = CORNERS.find((one) => one === corner)
      const turn = SENSES.find((one) => one.toUpperCase() === sense)
      return pivot && turn ? { pivot, turn } : null
    },
  },
  PLANE: {
    words: 1,
    wants: 'a number from 1 to 6',
    read([number]) {
      const plane = FACES.find((one) => String(one) === number)
      return plane ? { plane } : null
    },
  },
}

function sideReader(partOf: (dir: (typeof DIRECTIONS)[number]) => Part): PartReader {
  return {
    words: 1,
    wants: SIDE,
    read([side]) {
      const dir = DIRECTIONS.find((one) => one === side)
      return dir ? partOf(dir) : null
    },
  }
}
