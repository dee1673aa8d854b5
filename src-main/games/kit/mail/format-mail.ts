import { computeChecksum, groupLetters } from './letter-encoding.ts'
import {
  CHECKSUM_LETTERS,
  MAIL_ID_LENGTH,
  type MailFormat,
  type MailPartFormat,
  type MailPartHeader,
} from './mail-format.ts'
import { normalizeMail } from './normalize-mail.ts'
import { wrapLines } from './wrap-lines.ts'

/**
 * Writes a mail: text for people, then one block per part. A block consists of statements that end in semicolons. Only
 * its letters, digits, commas and semicolons matter, so lines may be broken, joined and quoted. Its last line holds
 * the first letters of the SHA-256 of its statements. Every block states how many blocks belong to the mail.
 */
export function formatMailBlocks<Part extends MailPartHeader>(
  form: MailFormat<Part>,
  parts: readonly Part[],
  text: string,
): string {
  const statements = parts.map((part) => statementsOf(form, part))
  const all = statements.flatMap(({ head, body }) => [...head, ...body])
  const mail = groupLetters(computeChecksum(normalised(all), MAIL_ID_LENGTH))
  const blocks = statements.map(({ head, body }, at) =>
    block(form.marks, [...head, `PART ${at + 1} OF ${parts.length} IN ${mail}`, ...body], head.length),
  )
  return [...(text.trim() ? [text.trimEnd()] : []), ...blocks, ''].join('\n\n')
}

/** The statements of a part: kind and sender, then its content. */
function statementsOf<Part extends MailPartHeader>({ parts }: MailFormat<Part>, part: Part) {
  const { kind, game, turn, side } = part
  const form: MailPartFormat<Part> = parts[kind as Part['kind']]
  return { head: [kind.toUpperCase(), `GAME ${game}`, `TURN ${turn}`, `PLAYER ${side}`], body: form.write(part) }
}

/** The statements of a block as the checksum covers them. */
function normalised(statements: readonly string[]): string {
  return statements.map(normalizeMail).join(';')
}

/** The first `inFirstLine` statements share the first line. */
function block({ begin, end }: MailFormat<never>['marks'], statements: readonly string[], inFirstLine: number): string {
  const check = groupLetters(computeChecksum(normalised(statements), CHECKSUM_LETTERS))
  const first = `${begin} ${statements.slice(0, inFirstLine).join('; ')};`
  const rest = statements.slice(inFirstLine).map((statement) => `${statement};`)
  return [first, ...rest, `${end} ${check};`].flatMap((text) => wrapLines(text)).join('\n')
}
