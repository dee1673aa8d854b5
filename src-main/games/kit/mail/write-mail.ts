import { computeChecksum, groupLetters } from './letters.ts'
import { CHECKSUM_LETTERS, MAIL_LETTERS, type MailFormat, type PartFormat, type PartHeader } from './mail-format.ts'
import { normalizeMail } from './normalize-mail.ts'
import { wrapLines } from './wrap-lines.ts'

/**
 * A mail: words for people, then a block for each part. A block is statements that end in semicolons; only its
 * letters, digits, commas and semicolons count, so lines may be broken, joined and quoted at will. Its last line
 * holds the first letters of the SHA-256 of its statements; every block says how many belong to the mail.
 */
export function writeBlocks<Part extends PartHeader>(
  form: MailFormat<Part>,
  parts: readonly Part[],
  text: string,
): string {
  const statements = parts.map((part) => statementsOf(form, part))
  const all = statements.flatMap(({ head, body }) => [...head, ...body])
  const mail = groupLetters(computeChecksum(normalised(all), MAIL_LETTERS))
  const blocks = statements.map(({ head, body }, at) =>
    block(form.marks, [...head, `PART ${at + 1} OF ${parts.length} IN ${mail}`, ...body], head.length),
  )
  return [...(text.trim() ? [text.trimEnd()] : []), ...blocks, ''].join('\n\n')
}

/** What a part is and whose, then what it says. */
function statementsOf<Part extends PartHeader>({ parts }: MailFormat<Part>, part: Part) {
  const { kind, game, turn, side } = part
  const form: PartFormat<Part> = parts[kind as Part['kind']]
  return { head: [kind.toUpperCase(), `GAME ${game}`, `TURN ${turn}`, `PLAYER ${side}`], body: form.write(part) }
}

/** The statements of a block as its check sees them. */
function normalised(statements: readonly string[]): string {
  return statements.map(normalizeMail).join(';')
}

/** The first statements share the first line. */
function block({ begin, end }: MailFormat<never>['marks'], statements: readonly string[], inFirstLine: number): string {
  const check = groupLetters(computeChecksum(normalised(statements), CHECKSUM_LETTERS))
  const first = `${begin} ${statements.slice(0, inFirstLine).join('; ')};`
  const rest = statements.slice(inFirstLine).map((statement) => `${statement};`)
  return [first, ...rest, `${end} ${check};`].flatMap((text) => wrapLines(text)).join('\n')
}
