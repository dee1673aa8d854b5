const WORDS = /[\p{L}\p{N}\p{M}]+/gu

/** Whether every typed word is a prefix of a word in the text, ignoring letter case and accents. */
export function matchesWordPrefixes(text: string, typed: string): boolean {
  const wanted = listNormalizedWords(typed)
  if (wanted.length === 0) return true
  const words = listNormalizedWords(text)
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
}

function listNormalizedWords(text: string): string[] {
  return (text.normalize('NFC').match(WORDS) ?? []).map((word) =>
    word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  )
}
