const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g

/** The most signs of a pasted text that are read: much more than the longest mail of the largest game. */
export const MAX_MAIL_LENGTH = 2_000_000

/**
 * A text in capitals, with the signs that programs for mail make prettier turned back into plain ones. They are turned
 * back one by one: a whole text takes the square of its marks, and no mark belongs to a letter that counts here.
 */
export function undoTypography(text: string): string {
  return text
    .replace(/[^\p{ASCII}\p{M}]/gu, (sign) => sign.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/[‹›»«]/g, '>')
    .toUpperCase()
}

/**
 * What of a mail's text counts inside a block: capital letters, digits, commas and semicolons. Spaces, line breaks,
 * quote marks, dashes and every other sign may come and go on the way.
 */
export function normalizeMail(text: string): string {
  return undoTypography(text).replace(/[^A-Z0-9,;]+/g, '')
}

/** A text whose signs a mail wrote as quoted-printable (`=3D`, lines ending in `=`), turned back. */
export function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=[ \t]*(\r\n|\r|\n)/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
