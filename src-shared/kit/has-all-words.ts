/** Whether a text contains every word of a search text, ignoring case. An empty search text matches every text. */
export function hasAllWords(text: string, typed: string): boolean {
  const lower = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
