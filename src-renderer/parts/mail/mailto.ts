/** A mail to send. The address may be empty. */
export interface OutgoingMail {
  readonly address: string
  readonly subject: string
  readonly text: string
  /** The mail in the format that mail programs open (message/rfc822). */
  readonly eml: string
  readonly fileName: string
}

/** Maximum length of a mailto URL: mail programs truncate longer ones. */
const LONGEST = 8000

/** Builds a mailto URL. Leaves out a text that is too long for one. */
export function buildMailtoUrl({ address, subject, text }: Pick<OutgoingMail, 'address' | 'subject' | 'text'>) {
  const start = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length > LONGEST ? { href: start, hasText: false } : { href: whole, hasText: true }
}
