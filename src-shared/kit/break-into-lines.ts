/** Breaks a text at blanks into at most `count` lines of similar length, in linear time. */
export function breakIntoLines(text: string, count: number): string[] {
  const target = text.length / count
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const isOpen = last !== undefined && (lines.length === count || last.length + word.length / 2 < target)
    if (isOpen) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
