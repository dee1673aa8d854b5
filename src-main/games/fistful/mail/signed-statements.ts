import { formatHash, parseHashStatement } from '#main/games/kit/mail/letter-encoding.ts'
import type { SignedStatement } from '#shared/games/fistful/proof.ts'

/** Number of digits of a shortened hash. */
const SHORT = 16

/** Formats a signature as statements of a mail block. Empty without a signature, as in games without keys. */
export function formatSignedStatements(signed: SignedStatement | undefined): string[] {
  if (signed === undefined) return []
  const { head, plays, signature } = signed
  return [
    `HEAD ${formatHash(head)}`,
    `PLAYS ${formatHash(plays.settings + plays.map + plays.position)}`,
    `SIGN ${formatHash(signature)}`,
  ]
}

/** Parses the signature at the beginning of statements and returns it with the rest; null if incomplete. */
export function parseSignedStatements(
  statements: readonly string[],
): { readonly part: { readonly signed?: SignedStatement }; readonly rest: readonly string[] } | null {
  const [first = '', second = '', third = '', ...rest] = statements
  if (!first.startsWith('HEAD')) return { part: {}, rest: statements }
  const head = parseHashStatement(first, 'HEAD')
  const plays = parseHashStatement(second, 'PLAYS', 3 * SHORT)
  const signature = parseHashStatement(third, 'SIGN', 128)
  if (head === null || plays === null || signature === null) return null
  const [settings, map, position] = [0, 1, 2].map((at) => plays.slice(at * SHORT, (at + 1) * SHORT))
  return {
    part: {
      signed: { head, plays: { settings: settings ?? '', map: map ?? '', position: position ?? '' }, signature },
    },
    rest,
  }
}
