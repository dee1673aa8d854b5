/** A mail to be sent: the address may be empty. */
export interface OutgoingMail {
  readonly address: string
  readonly subject: string
  readonly text: string
  /** As a program for mail opens it (message/rfc822). */
  readonly eml: string
  readonly fileName: string
}

/** Programs for mail cut longer addresses off. */
const LONGEST = 8000

/** An address that opens the person's own program for mail; a text that is too long for one is left out. */
export function buildMailtoUrl({ address, subject, text }: Pick<OutgoingMail, 'address' | 'subject' | 'text'>) {
  const start = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length > LONGEST ? { href: start, hasText: false } : { href: whole, hasText: true }
}
