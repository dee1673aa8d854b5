import type { Match } from '#main/db/repositories/matches.ts'
import { canonicalJson, sha256Hex } from '#main/games/kit/hash.ts'

/** What names a match: the same in every file that it went to, and in every copy that came of one. */
export function originOf({ id, origin }: Pick<Match, 'id' | 'origin'>): string {
  return origin ?? id
}

/** What was played in a file of a match. */
interface PlayedFile {
  readonly origin?: string | undefined
  readonly options: unknown
  readonly faces: unknown
  readonly orders: unknown
}

/** What names the match of a file; where the file does not say, it is what was played in it. */
export function originOfFile({ origin, options, faces, orders }: PlayedFile): string {
  return origin ?? `played-${sha256Hex(canonicalJson({ options, faces, orders })).slice(0, ORIGIN_DIGITS)}`
}

const ORIGIN_DIGITS = 32
