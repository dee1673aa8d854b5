import type { OutgoingMail } from '../../../../src-shared/contract/fistful-reports.ts'

/** Programs for mail cut longer addresses off. */
const LONGEST = 8000

/** An address that opens the person's own program for mail, or null where the text is too long for one. */
export function mailtoOf({
  address,
  subject,
  text,
}: Pick<OutgoingMail, 'address' | 'subject' | 'text'>): string | null {
  const body = text.replaceAll('\n', '\r\n')
  const link = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return link.length > LONGEST ? null : link
}
