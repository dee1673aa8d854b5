/** Most combining marks on a letter (Stream-Safe Text Format, UAX #15). More have no meaning in any script. */
const MARKS = /(\p{M}{30})\p{M}+/gu

/** Leaves out the marks that a letter has beyond 30: fonts take quadratic time to place them. Linear. */
export function limitCombiningMarks(text: string): string {
  return text.replace(MARKS, '$1')
}
