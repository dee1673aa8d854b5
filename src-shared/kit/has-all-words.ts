/** Whether a text holds every word of what was typed, whatever the letter case; nothing typed is held by every text. */
export function hasAllWords(text: string, typed: string): boolean {
  const lower = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
