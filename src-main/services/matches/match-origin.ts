import type { Match } from '#main/db/repositories/matches.ts'
import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'

/** Returns the origin of a match, which is the same in every exported file and every copy. */
export function getMatchOriginId({ id, origin }: Pick<Match, 'id' | 'origin'>): string {
  return origin ?? id
}

/** The content of a match file. */
export interface MatchFileContent {
  readonly origin?: string | undefined
  readonly options: unknown
  readonly faces: unknown
  readonly orders: readonly { readonly command: unknown; readonly faces: readonly number[] }[]
}

/** Returns the origin of a match file; if it has none, a hash of what was played. */
export function getMatchFileOriginId({ origin, options, faces, orders }: MatchFileContent): string {
  return origin ?? `played-${sumOf({ options, faces, orders })}`
}

/** Hash of the beginning of a match, independent of its origin: two that diverge later are still copies of one. */
export function computeBeginningHash({ options, faces, orders }: Omit<MatchFileContent, 'origin'>): string {
  const given = orders.filter(({ command }) => (command as { readonly type?: unknown }).type !== 'apply')
  const begun = given.slice(0, ORDERS_OF_A_BEGINNING).map((order) => [order.command, order.faces])
  return sumOf({ options, faces, orders: begun })
}

const sumOf = (played: unknown): string => sha256Hex(formatCanonicalJson(played)).slice(0, ORIGIN_DIGITS)
const ORIGIN_DIGITS = 32
/**
 * Number of orders to hash. If this many orders with positions and dice are equal, one match is a copy of the other.
 */
const ORDERS_OF_A_BEGINNING = 24
