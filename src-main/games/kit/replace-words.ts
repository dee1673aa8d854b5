/**
 * Replaces whole words, all at once, so that a replacement that is another of the words stays. Single letters stay, too:
 * they may be words of their own, such as the A of “A wall”.
 */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  const words = [...replacements.keys()].filter((word) => word.length >= MIN_LENGTH)
  if (words.length === 0) return text
  const alternatives = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${alternatives.join('|')})(?![\p{L}\p{N}-])`, 'gu')
  return text.replaceAll(pattern, (word) => replacements.get(word) ?? word)
}

const MIN_LENGTH = 2
