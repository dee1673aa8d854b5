import { fillLines } from './fill-lines.ts'
import { checkLetters, inGroups } from './letters.ts'
import { normalise } from './normalise.ts'
import { statementsOf } from './part-statements.ts'
import type { MailPart } from './parts.ts'

/** What stands at the beginning and the end of every block. */
export const MARKS = { begin: 'BEGIN FISTFUL', end: 'END FISTFUL' } as const

/** Letters that tell whether a block is whole, and that name a mail. */
export const CHECK_LETTERS = 12
export const MAIL_LETTERS = 8

/**
 * A mail: words for people, then a block for each part. A block is statements that end in semicolons; only its
 * letters, digits, commas and semicolons count, so lines may be broken, joined and quoted at will. Its last line
 * holds the first letters of the SHA-256 of its statements; every block says how many belong to the mail.
 */
export function writeMail(parts: readonly MailPart[], words = ''): string {
  const statements = parts.map(statementsOf)
  const all = statements.flatMap(({ head, body }) => [...head, ...body])
  const mail = inGroups(checkLetters(normalised(all), MAIL_LETTERS))
  const blocks = statements.map(({ head, body }, at) =>
    block([...head, `PART ${at + 1} OF ${parts.length} IN ${mail}`, ...body], head.length),
  )
  return [...(words.trim() ? [words.trimEnd()] : []), ...blocks, ''].join('\n\n')
}

/** The statements of a block as its check sees them. */
function normalised(statements: readonly string[]): string {
  return statements.map(normalise).join(';')
}

/** The first statements share the first line. */
function block(statements: readonly string[], inFirstLine: number): string {
  const check = inGroups(checkLetters(normalised(statements), CHECK_LETTERS))
  const first = `${MARKS.begin} ${statements.slice(0, inFirstLine).join('; ')};`
  const rest = statements.slice(inFirstLine).map((statement) => `${statement};`)
  return [first, ...rest, `${MARKS.end} ${check};`].flatMap((text) => fillLines(text)).join('\n')
}
