import type { MailForm } from '#main/games/kit/mail/mail-form.ts'
import { LONGEST_TEXT, normalise } from '#main/games/kit/mail/normalise.ts'
import { hasBlock, type ReadBlocks, readBlocks } from '#main/games/kit/mail/read-mail.ts'
import { writeBlocks } from '#main/games/kit/mail/write-mail.ts'
import { readTurn } from '../turn-text.ts'
import { PART_FORMS } from './part-statements.ts'
import type { PlanesPart } from './parts.ts'

/** How mails of Space Planes say their parts. */
const PLANES_MAIL: MailForm<PlanesPart> = {
  marks: { begin: 'BEGIN PLANES', end: 'END PLANES' },
  shortestGame: 4,
  parts: PART_FORMS,
}

/** What a pasted text holds: sound parts, and what is wrong with the rest. */
export type ReadPlanesMail = ReadBlocks<PlanesPart>

/** A mail: words for people, then a block for each part. */
export function writePlanesMail(parts: readonly PlanesPart[], words = ''): string {
  return writeBlocks(PLANES_MAIL, parts, words)
}

const NO_BLOCK =
  'This is a turn without its block: nothing says whose it is, and no cards follow from it. Ask for the whole mail; type your own turn on the page of the battle.'

/** The parts of a pasted text, whatever stands around them; a turn that a person typed binds nobody, and says so. */
export function readPlanesMail(text: string): ReadPlanesMail {
  const signs = normalise(text.slice(0, LONGEST_TEXT))
  const read = readBlocks(PLANES_MAIL, text, signs)
  if (text.length > LONGEST_TEXT || hasBlock(PLANES_MAIL.marks, signs)) return read
  return readTurn(text).orders.length > 0 ? { parts: [], problems: [NO_BLOCK] } : read
}
