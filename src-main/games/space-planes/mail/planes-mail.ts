import { formatMailBlocks } from '#main/games/kit/mail/format-mail.ts'
import type { MailFormat } from '#main/games/kit/mail/mail-format.ts'
import { MAX_MAIL_LENGTH, normalizeMail } from '#main/games/kit/mail/normalize-mail.ts'
import { containsMailBlock, type ParsedMailBlocks, parseMailBlocks } from '#main/games/kit/mail/parse-mail.ts'
import { parseTurn } from '../turn-text.ts'
import { PLANES_MAIL_PART_FORMATS } from './part-formats.ts'
import type { PlanesMailPart } from './parts.ts'

/** Mail format of Space Planes. */
const PLANES_MAIL: MailFormat<PlanesMailPart> = {
  marks: { begin: 'BEGIN PLANES', end: 'END PLANES' },
  shortestGame: 4,
  parts: PLANES_MAIL_PART_FORMATS,
}

/** Result of parsing a text: valid parts, and problems of the rest. */
export type ParsedPlanesMail = ParsedMailBlocks<PlanesMailPart>

/** Writes a mail: text for people, then one block per part. */
export function formatPlanesMail(parts: readonly PlanesMailPart[], text = ''): string {
  return formatMailBlocks(PLANES_MAIL, parts, text)
}

const NO_BLOCK =
  'This is a turn without its block: nothing says whose it is, and no cards follow from it. Ask for the whole mail; type your own turn on the page of the battle.'

/**
 * Parses the parts of a pasted text, ignoring surrounding text. A turn typed by a person is not binding and is
 * reported as such.
 */
export function parsePlanesMail(text: string): ParsedPlanesMail {
  const signs = normalizeMail(text.slice(0, MAX_MAIL_LENGTH))
  const read = parseMailBlocks(PLANES_MAIL, text, signs)
  if (text.length > MAX_MAIL_LENGTH || containsMailBlock(PLANES_MAIL.marks, signs)) return read
  return parseTurn(text).orders.length > 0 ? { parts: [], problems: [NO_BLOCK] } : read
}
