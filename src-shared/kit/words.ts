/** Names as a sentence lists them: A, B and C. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** A number of things in words: 1 hand, 2 hands, 1,200 hands. */
export function countWords(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`
}

/** A name in the middle of a sentence: “The Lantern Crew” is “the Lantern Crew” there. */
export function midSentence(name: string): string {
  return name.replace(/^The (?=\S)/, 'the ')
}
