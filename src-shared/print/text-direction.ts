/** Letters of scripts that are written from the right. */
const RTL_LETTER = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u

/** Direction of a text: that of its first letter. */
export function getTextDirection(text: string): 'ltr' | 'rtl' {
  return hasRtlLetter(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}

export function hasRtlLetter(text: string): boolean {
  return RTL_LETTER.test(text)
}
