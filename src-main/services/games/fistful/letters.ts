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
export function outgoingMail(letter: Letter, code: string): OutgoingMail {
  const { from, to, about, address, subject, text } = letter
  const reader = to === null ? '' : `-for-${to}`
  return { from, to, address, subject, text, eml: emlOf(letter), fileName: `fistful-${code}-${about}${reader}.eml` }
}

/** RFC 5322 and 2047: a draft that is not sent yet, in UTF-8. */
function emlOf({ address, subject, text }: Letter): string {
  const lines = [
    ...(address === '' ? [] : [`To: ${address}`]),
    `Subject: ${encodedWords(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split(/\r?\n/),
  ]
  return lines.join('\r\n')
}

/** Characters of a header's word that stay below its 75 signs once they are encoded. */
const WORD_CHARACTERS = 12

function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words: string[] = []
  const characters = [...text.replace(/[\r\n]+/g, ' ')]
  for (let at = 0; at < characters.length; at += WORD_CHARACTERS) {
    const word = characters.slice(at, at + WORD_CHARACTERS).join('')
    words.push(`=?utf-8?B?${Buffer.from(word, 'utf8').toString('base64')}?=`)
  }
  return words.join('\r\n ')
}
