import * as z from 'zod'
import { type OrderLineProblem, parseOrderSheet } from '#main/games/fistful/mail/order-sheet-text.ts'
import { listStateProblems } from '#main/games/fistful/state-problems.ts'
import { UsageError } from '#main/hosts/cli/command.ts'
import { readTextFile } from '#main/hosts/cli/files.ts'
import { getErrorMessage } from '#main/hosts/error-message.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { type GameState, type Orders, type Ships, type Side, SIDES } from '#shared/games/fistful/model.ts'
import { OrdersSchema } from '#shared/games/fistful/orders-schema.ts'
import { GameStateSchema } from '#shared/games/fistful/state-schema.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'

/**
 * Reads a state from a JSON file and validates its shape and content. Also accepts the output of `start` or `resolve`.
 */
export function readState(path: string | undefined): GameState {
  const parsed = parseJson(readTextFile(path, 'the file of a state'), path ?? '')
  const inner: unknown = typeof parsed === 'object' && parsed !== null && 'state' in parsed ? parsed.state : parsed
  const read = GameStateSchema.safeParse(inner)
  if (!read.success) throw new RefusalError('file', `${path} is no state of a game: ${firstIssue(read.error)}`)
  const [problem] = listStateProblems(read.data)
  if (problem !== undefined) throw new RefusalError('file', `${path} makes no sense: ${problem}`)
  return read.data
}

/** An order sheet, with the lines that could not be parsed. */
export interface ParsedOrderSheet {
  readonly orders: Orders
  /** The game named in its head, or null. */
  readonly game: string | null
  readonly side: Side | null
  readonly turn: number | null
  readonly problems: readonly OrderLineProblem[]
}

/** An order sheet as JSON: an optional head, and the non-empty parts (FIST-REP-1). */
const SheetInput = OrdersSchema.partial().extend({
  game: z.string().max(40).optional(),
  turn: z.int().min(1).optional(),
  player: z.enum(SIDES).optional(),
  seal: z.string().max(64).optional(),
})

/** Reads an order sheet from a text or JSON file (FIST-REP-1). */
export function readOrderSheet(path: string | undefined): ParsedOrderSheet {
  const text = readTextFile(path, 'the file of an order sheet')
  if (!text.trimStart().startsWith('{')) {
    const { orders, header, problems } = parseOrderSheet(text)
    return { orders, game: header.game, side: header.side, turn: header.turn, problems }
  }
  const parsed = parseJson(text, path ?? '')
  const inner: unknown = typeof parsed === 'object' && parsed !== null && 'orders' in parsed ? parsed.orders : parsed
  const read = SheetInput.safeParse(inner)
  if (!read.success) throw new RefusalError('file', `${path} is no order sheet: ${firstIssue(read.error)}`)
  const { land = [], reorg = [], build = [], fleetOrders = [], game = null, player = null, turn = null } = read.data
  return { orders: { land, reorg, build, fleetOrders }, game, side: player, turn, problems: [] }
}

/** Throws if the head of a sheet names another game, turn or player. */
export function requireMatchingOrderSheet(
  sheet: ParsedOrderSheet,
  { game, turn, side }: { game: string | null; turn: number; side: Side },
): void {
  if (sheet.side !== null && sheet.side !== side)
    throw new UsageError(`The sheet given for ${side} says that it is of player ${sheet.side}.`)
  if (sheet.turn !== null && sheet.turn !== turn)
    throw new RefusalError(
      'illegal',
      `The sheet of ${side} is for turn ${sheet.turn}, and turn ${turn} is to be resolved.`,
    )
  if (game !== null && sheet.game !== null && sheet.game.toUpperCase() !== game)
    throw new RefusalError('illegal', `The sheet of ${side} is for game ${sheet.game}, and this is game ${game}.`)
}

/** Parses ships in the notation of order sheets, such as 2D1C. */
export function parseShips(text: string): Ships {
  const parts = [...text.toUpperCase().matchAll(/(?<!\d)(\d*)([TSCD])/g)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text.toUpperCase())
    throw new UsageError(
      `"${text}" is no fleet. Write ships such as 2D1C1S: T transports, S scouts, C cruisers, D dreadnoughts.`,
    )
  const counts = SHIP_KINDS.map((kind) => {
    const ofKind = parts.filter(([, , letter]) => letter === kind)
    return [kind, ofKind.reduce((sum, [, count]) => sum + (count === '' ? 1 : Number(count)), 0)] as const
  })
  const most = counts.reduce((sum, [, count]) => sum + count, 0)
  if (most > 60) throw new UsageError(`"${text}" has ${most} ships; at most 60 a side are worked out.`)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RefusalError('file', `${path} is no JSON: ${getErrorMessage(error)}`)
  }
}

function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is empty.'
}
