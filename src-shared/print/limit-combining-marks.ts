/** Most combining marks on a letter (Stream-Safe Text Format, UAX #15). More have no meaning in any script. */
const MARKS = /(\p{M}{30})\p{M}+/gu

/** Removes combining marks beyond 30 per letter, because fonts take quadratic time to place them. Linear. */
export function limitCombiningMarks(text: string): string {
  return text.replace(MARKS, '$1')
}
