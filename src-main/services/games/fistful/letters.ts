import { formatEml } from '#main/services/mail/eml.ts'
import type { OutgoingMail } from '#shared/contract/fistful/reports.ts'
import type { Side } from '#shared/games/fistful/model.ts'

/** What a mail says, to whom and from whom. */
export interface Letter {
  readonly from: Side | null
  readonly to: Side | null
  /** What it is for, in the name of its file: `turn-3-orders`. */
  readonly about: string
  readonly address: string
  readonly subject: string
  readonly text: string
}

/** A mail ready to be sent, also as a program for mail opens it. */
export function buildOutgoingMail(letter: Letter, code: string): OutgoingMail {
  const { from, to, about, address, subject, text } = letter
  const reader = to === null ? '' : `-for-${to}`
  return { from, to, address, subject, text, eml: formatEml(letter), fileName: `fistful-${code}-${about}${reader}.eml` }
}
