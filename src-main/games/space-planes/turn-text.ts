import type { OrderAfterShot } from '#shared/games/space-planes/battle.ts'
import { type Command, type CommandOf, ShipPlacementSchema } from '#shared/games/space-planes/commands.ts'
import type { ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreName } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { HIGHEST_CARD } from './deck.ts'
import { parseManoeuvreParts } from './turn-parts.ts'

/** One order of a turn, without its seat. */
export type OrderWithoutSeat =
  | Pick<CommandOf<'manoeuvre'>, 'type' | 'ship' | 'name' | 'parts'>
  /** The cards if they are handled at the table, otherwise absent (SP-DECK-3). */
  | (Pick<CommandOf<'shoot'>, 'type' | 'ship' | 'target'> & { readonly cards?: number[] })
  | Omit<CommandOf<'place'>, 'by'>
  | { readonly type: 'pass' | 'surrender' | 'leave-out' }

/** Converts an order to a command of a seat; distances are measured by the app. */
export function createCommandFromOrder(order: OrderWithoutSeat, by: string): Command {
  return order.type === 'shoot' ? { cards: [], ...order, by, said: { range: null, back: null } } : { ...order, by }
}

/**
 * Converts an order to a command of a seat that plays by mail. Its shots wait for their cards (SP-MAIL-1, SP-MAIL-2).
 */
export function createMailCommand(order: OrderWithoutSeat, { hit, miss }: OrdersAfterShot, by: string): Command {
  if (order.type !== 'shoot') return createCommandFromOrder(order, by)
  return { type: 'aim', by, ship: order.ship, target: order.target, hit, miss }
}

/** An invalid word of a turn: its position, and what was expected there. */
export interface TurnTextProblem {
  readonly statement: number
  readonly text: string
  readonly why: string
}

/** Orders that follow a shot, for a hit and for a miss (SP-MAIL-1); null for none. */
export interface OrdersAfterShot {
  readonly hit: OrderAfterShot | null
  readonly miss: OrderAfterShot | null
}

const NOTHING_AFTER: OrdersAfterShot = { hit: null, miss: null }

/** A parsed turn, and the problem of its first invalid word. */
export interface ParsedTurn {
  readonly orders: readonly OrderWithoutSeat[]
  readonly after: OrdersAfterShot
  readonly problems: readonly TurnTextProblem[]
}

/** Maximum length of a text parsed as a turn, in characters. */
const MOST_CHARACTERS = 2000

const TOO_LONG: TurnTextProblem = {
  statement: 1,
  text: '…',
  why: `A turn has at most ${MOST_CHARACTERS} characters: write one turn.`,
}

/** The notation of a turn, for help texts (SP-MAIL-1). */
export const TURN_GRAMMAR = [
  'CORKSCREW a [SHORT N] [ROLL E]      VECTOR a [SHORT N | LONG N] [PIVOT SW CCW]',
  'U-TURN a PIVOT SW CCW [PIVOT NE CW] PLANE-SWITCH a [SHORT N] [PLANE 4]',
  'SHOOT a>b [CARDS 12 3 7]            PASS   SURRENDER',
  'PLACE 300.5 150 HEADING 0 FACE 1 PLANE 3   LEAVE OUT',
  'What follows a shot may depend on it: SHOOT a>b; HIT VECTOR a LONG N; MISS U-TURN a PIVOT SW CCW',
  'Orders stand in the order in which they are done, with ; between them. Sides are N E S W, corners SW SE NE NW.',
] as const

/** Parses a turn such as `VECTOR b LONG N PIVOT SW CCW; SHOOT b>e` (SP-MAIL-1). */
export function parseTurn(text: string): ParsedTurn {
  if (text.length > MOST_CHARACTERS) return { orders: [], after: NOTHING_AFTER, problems: [TOO_LONG] }
  const statements = text.split(/[;\n]/).map((line) => line.trim())
  const orders: OrderWithoutSeat[] = []
  const problems: TurnTextProblem[] = []
  let after = NOTHING_AFTER
  for (const [index, line] of statements.entries()) {
    if (line === '') continue
    const branch = readBranch(line, index + 1, { orders, after })
    const read = branch ? branch.order : readOrder(line, index + 1, after)
    if ('why' in read) problems.push(read)
    else if (branch) after = { ...after, [branch.end]: read as OrderAfterShot }
    else orders.push(read)
  }
  return { orders, after, problems }
}

/** Parses an unconditional order; none may follow conditional ones. */
function readOrder(
  text: string,
  statement: number,
  { hit, miss }: OrdersAfterShot,
): OrderWithoutSeat | TurnTextProblem {
  if (hit === null && miss === null) return readStatement(text, statement)
  return {
    statement,
    text: text.slice(0, 80),
    why: 'After HIT and MISS the turn is over: put this before them, or into both.',
  }
}

/** Parses an order that begins with HIT or MISS: a manoeuvre or PASS, after a shot, at most once each (SP-MAIL-1). */
function readBranch(text: string, statement: number, { orders, after }: Pick<ParsedTurn, 'orders' | 'after'>) {
  const [, word = '', rest = ''] = /^(HIT|MISS)\b(.*)$/i.exec(text) ?? []
  if (word === '') return null
  const end = word.toUpperCase() === 'HIT' ? ('hit' as const) : ('miss' as const)
  const problem = (why: string): TurnTextProblem => ({ statement, text: text.slice(0, 80), why })
  if (orders.at(-1)?.type !== 'shoot')
    return { end, order: problem(`${word.toUpperCase()} follows a shot: SHOOT a>b; HIT …; MISS …`) }
  if (after[end] !== null) return { end, order: problem(`${word.toUpperCase()} is said twice: say it once.`) }
  const order = readStatement(rest.replace(/^[ :]+/, ''), statement)
  return {
    end,
    order:
      'type' in order && order.type !== 'manoeuvre' && order.type !== 'pass'
        ? problem('There is one shot a turn: write a manoeuvre or PASS here.')
        : order,
  }
}

/** Formats a turn in the notation that `parseTurn` reads. */
export function formatTurn(orders: readonly OrderWithoutSeat[], after: OrdersAfterShot = NOTHING_AFTER): string {
  const branches = (['hit', 'miss'] as const).flatMap((end) => {
    const order = after[end]
    return order === null ? [] : [`${end.toUpperCase()} ${writeOrder(order)}`]
  })
  return [...orders.map(writeOrder), ...branches].join('; ')
}

function writeOrder(order: OrderWithoutSeat): string {
  if (order.type === 'shoot')
    return `SHOOT ${order.ship}>${order.target}${order.cards ? ` CARDS ${order.cards.join(' ')}` : ''}`
  if (order.type === 'place')
    return `PLACE ${order.x} ${order.y} HEADING ${order.heading} FACE ${order.face} PLANE ${order.plane}`
  if (order.type !== 'manoeuvre') return order.type.replace('-', ' ').toUpperCase()
  return [order.name.toUpperCase(), order.ship, ...order.parts.map(writePart)].join(' ')
}

function writePart(part: ManoeuvrePart): string {
  if ('move' in part) return `${part.move.toUpperCase()} ${part.dir}`
  if ('pivot' in part) return `PIVOT ${part.pivot} ${part.turn.toUpperCase()}`
  return 'roll' in part ? `ROLL ${part.roll}` : `PLANE ${part.plane}`
}

function readStatement(text: string, statement: number): OrderWithoutSeat | TurnTextProblem {
  const [head = '', ...words] = text.split(' ').filter((word) => word !== '')
  const problem = (why: string) => ({ statement, text: text.slice(0, 80), why })
  const word = head.toUpperCase()
  const alone = WORDS_ALONE[text.toUpperCase().replace(/ +/g, ' ')]
  if (alone) return { type: alone }
  if (word === 'PLACE') return readPlace(words) ?? problem(PLACE_USAGE)
  if (word === 'SHOOT') return readShot(words) ?? problem(SHOT_USAGE)
  const name = (Object.keys(MANOEUVRES) as ManoeuvreName[]).find((key) => key.toUpperCase() === word)
  if (!name) return problem(`Begin with ${Object.keys(MANOEUVRES).join(', ').toUpperCase()}, SHOOT, PASS or PLACE.`)
  const [ship, ...rest] = words
  if (ship === undefined) return problem(`Name the ship: ${word} a …`)
  const parts = parseManoeuvreParts(rest)
  return typeof parts === 'string' ? problem(parts) : { type: 'manoeuvre', ship: ship.toLowerCase(), name, parts }
}

function readShot(words: readonly string[]): OrderWithoutSeat | null {
  const at = words.findIndex((word) => word.toUpperCase() === 'CARDS')
  const [ship, target, ...others] = (at < 0 ? words : words.slice(0, at)).join('').toLowerCase().split('>')
  const cards = at < 0 ? [] : words.slice(at + 1).map(Number)
  const isRead = cards.every((card) => Number.isInteger(card) && card >= 1 && card <= HIGHEST_CARD)
  return ship && target && others.length === 0 && isRead
    ? { type: 'shoot', ship, target, ...(at < 0 ? {} : { cards }) }
    : null
}

const WORDS_ALONE: Readonly<Record<string, 'pass' | 'surrender' | 'leave-out'>> = {
  PASS: 'pass',
  SURRENDER: 'surrender',
  'LEAVE OUT': 'leave-out',
}
const SHOT_USAGE =
  'Write SHOOT a>b: the shooter and its target; where the table flips the cards, CARDS and their values from 1 to 13.'
const PLACE_USAGE =
  'Write PLACE 300.5 150 HEADING 0 FACE 1 PLANE 3: millimetres from the lower left corner, degrees, then two numbers from 1 to 6.'

function readPlace(words: readonly string[]): OrderWithoutSeat | null {
  const [x, y, head, heading, up, face, on, plane, ...others] = words
  const isSaid = [head, up, on].join(' ').toUpperCase() === 'HEADING FACE PLANE' && others.length === 0
  const read = ShipPlacementSchema.safeParse({
    x: Number(x),
    y: Number(y),
    heading: Number(heading),
    face: Number(face),
    plane: Number(plane),
  })
  return isSaid && read.success ? { type: 'place', ...read.data } : null
}
