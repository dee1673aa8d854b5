import type { MailFormat } from '#main/games/kit/mail/mail-format.ts'
import { hasBlock, type ParsedBlocks, parseBlocks } from '#main/games/kit/mail/parse-mail.ts'
import { writeBlocks } from '#main/games/kit/mail/write-mail.ts'
import { PART_FORMATS } from './part-formats.ts'
import type { MailPart } from './parts.ts'

/** How mails of A Fistful of Planets say their parts. */
const FISTFUL_MAIL: MailFormat<MailPart> = {
  marks: { begin: 'BEGIN FISTFUL', end: 'END FISTFUL' },
  shortestGame: 1,
  parts: PART_FORMATS,
}

/** What a text holds: sound parts, and what is wrong with the rest and what to do about it. */
export type ParsedMail = ParsedBlocks<MailPart>

/** A mail: words for people, then a block for each part. */
export function writeMail(parts: readonly MailPart[], text = ''): string {
  return writeBlocks(FISTFUL_MAIL, parts, text)
}

/** Reads the parts of a pasted mail, whatever stands around them. */
export function parseMail(text: string, signs?: string): ParsedMail {
  return parseBlocks(FISTFUL_MAIL, text, signs)
}

/** Whether normalised signs hold a block or what is left of one. */
export const hasMailBlock = (signs: string): boolean => hasBlock(FISTFUL_MAIL.marks, signs)
