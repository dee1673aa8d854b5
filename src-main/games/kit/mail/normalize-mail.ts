const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g

/** Maximum number of characters read from a pasted text; far more than the longest mail of the largest game. */
export const MAX_MAIL_LENGTH = 2_000_000

/**
 * Converts a text to capitals and replaces typographic characters that mail programs insert with plain ones. The
 * characters are replaced individually, because on a whole text the cost is quadratic in its marks, and no mark
 * belongs to a letter that matters here.
 */
export function normalizeTypography(text: string): string {
  return text
    .replace(/[^\p{ASCII}\p{M}]/gu, (sign) => sign.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/[‹›»«]/g, '>')
    .toUpperCase()
}

/**
 * Returns the significant characters of a mail block: capital letters, digits, commas and semicolons. Spaces, line
 * breaks, quote marks, dashes and all other characters may change in transit.
 */
export function normalizeMail(text: string): string {
  return normalizeTypography(text).replace(/[^A-Z0-9,;]+/g, '')
}

/** Decodes quoted-printable text (`=3D`, lines ending in `=`). */
export function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=[ \t]*(\r\n|\r|\n)/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
