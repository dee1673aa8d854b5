/** Normalizes the text of a label: trimmed lines, 500 characters at most. */
export function normalizeLabelText(text: string): string {
  const lines = text
    .slice(0, 2000)
    .toWellFormed()
    .split(/\r\n|[\r\n]/)
  return lines
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .join('\n')
    .trim()
    .slice(0, 500)
    .toWellFormed()
    .trim()
}
