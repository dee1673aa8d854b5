import type { Match } from '#main/db/repositories/matches.ts'
import { canonicalJson, sha256Hex } from '#main/games/kit/hash.ts'

/** What names a match: the same in every file that it went to, and in every copy that came of one. */
export function getOrigin({ id, origin }: Pick<Match, 'id' | 'origin'>): string {
  return origin ?? id
}

/** What was played in a file of a match. */
export interface PlayedFile {
  readonly origin?: string | undefined
  readonly options: unknown
  readonly faces: unknown
  readonly orders: readonly { readonly command: unknown; readonly faces: readonly number[] }[]
}

/** What names the match of a file; where the file does not say, it is what was played in it. */
export function getFileOrigin({ origin, options, faces, orders }: PlayedFile): string {
  return origin ?? `played-${sumOf({ options, faces, orders })}`
}

/** How a match began, whatever its file says: two that differ later are still copies of one. */
export function computeBeginningHash({ options, faces, orders }: Omit<PlayedFile, 'origin'>): string {
  const given = orders.filter(({ command }) => (command as { readonly type?: unknown }).type !== 'apply')
  const begun = given.slice(0, ORDERS_OF_A_BEGINNING).map((order) => [order.command, order.faces])
  return sumOf({ options, faces, orders: begun })
}

const sumOf = (played: unknown): string => sha256Hex(canonicalJson(played)).slice(0, ORIGIN_DIGITS)
const ORIGIN_DIGITS = 32
/** So many orders, with places and dice, are the same in two matches only where one is a copy of the other. */
const ORDERS_OF_A_BEGINNING = 24
