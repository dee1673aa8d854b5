/** Letters of scripts that are written from the right. */
const RTL_LETTER = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u

/** Direction of a text: that of its first letter. */
export function getTextDirection(text: string): 'ltr' | 'rtl' {
  return hasRtlLetter(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}

/** Direction of parts that are read one after the other: that of their first letter. */
export function getPartsDirection(parts: readonly { readonly text: string }[]): 'ltr' | 'rtl' {
  const first = parts.find(({ text }) => /\p{L}/u.test(text))
  return getTextDirection(first?.text ?? '')
}

/** SVG anchors by side of the page for texts from the right: in SVG, an anchor is an end of the text. */
export const RTL_SVG_ANCHORS = { start: 'end', middle: 'middle', end: 'start' } as const

export function hasRtlLetter(text: string): boolean {
  return RTL_LETTER.test(text)
}
