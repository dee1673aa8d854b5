import { formatEml } from '#main/services/mail/eml.ts'
import type { OutgoingMail } from '#shared/contract/fistful/reports.ts'
import type { Side } from '#shared/games/fistful/model.ts'

/** Content, sender and recipient of a mail. */
export interface Letter {
  readonly from: Side | null
  readonly to: Side | null
  /** Its purpose, for the file name: `turn-3-orders`. */
  readonly about: string
  readonly address: string
  readonly subject: string
  readonly text: string
}

/** A mail ready to be sent, and the same as a file for a mail program. */
export function convertLetterToMail(letter: Letter, code: string): OutgoingMail {
  const { from, to, about, address, subject, text } = letter
  const reader = to === null ? '' : `-for-${to}`
  return { from, to, address, subject, text, eml: formatEml(letter), fileName: `fistful-${code}-${about}${reader}.eml` }
}
