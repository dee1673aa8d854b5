/** Text and recipient of a mail; the address may be empty. */
interface Letter {
  readonly address: string
  readonly subject: string
  readonly text: string
}

/** Formats an unsent draft in UTF-8 (RFC 5322 and 2047). */
export function formatEml({ address, subject, text }: Letter): string {
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

/** Characters per encoded word of a header, whose encoded form is limited to 75. */
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
