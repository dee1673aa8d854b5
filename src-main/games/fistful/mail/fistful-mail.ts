import { formatMailBlocks } from '#main/games/kit/mail/format-mail.ts'
import type { MailFormat } from '#main/games/kit/mail/mail-format.ts'
import { containsMailBlock, type ParsedMailBlocks, parseMailBlocks } from '#main/games/kit/mail/parse-mail.ts'
import { FISTFUL_MAIL_PART_FORMATS } from './part-formats.ts'
import type { MailPart } from './parts.ts'

/** Mail format of A Fistful of Planets. */
const FISTFUL_MAIL: MailFormat<MailPart> = {
  marks: { begin: 'BEGIN FISTFUL', end: 'END FISTFUL' },
  shortestGame: 1,
  parts: FISTFUL_MAIL_PART_FORMATS,
}

/** Result of parsing a text: valid parts, and for the rest what is wrong and how to fix it. */
export type ParsedMail = ParsedMailBlocks<MailPart>

/** Writes a mail: text for people, then one block per part. */
export function formatMail(parts: readonly MailPart[], text = ''): string {
  return formatMailBlocks(FISTFUL_MAIL, parts, text)
}

/** Parses the parts of a pasted mail, ignoring surrounding text. */
export function parseMail(text: string, signs?: string): ParsedMail {
  return parseMailBlocks(FISTFUL_MAIL, text, signs)
}

/** Whether normalised text contains a block or a fragment of one. */
export const hasMailBlock = (signs: string): boolean => containsMailBlock(FISTFUL_MAIL.marks, signs)
