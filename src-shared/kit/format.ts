/** Names as a sentence lists them: A, B and C. */
export function formatList(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** A number of things in words: 1 hand, 2 hands, 1,200 hands. */
export function formatCount(number: number, text: string, many = `${text}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? text : many}`
}

/** A name in the middle of a sentence: “The Lantern Crew” is “the Lantern Crew” there. */
export function formatMidSentence(name: string): string {
  return name.replace(/^The (?=\S)/, 'the ')
}

/** A number with a minus that lines up with figures: 3, −3. */
export function formatNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** A number with its sign: +3, −3, 0; with `digits` behind the point where they are asked for. */
export function formatSigned(value: number, digits?: number): string {
  const size = digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits)
  if (value === 0) return size
  return value > 0 ? `+${size}` : `−${size}`
}

/** A chance in words: 41.7 %. */
export function formatChance(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`
}

/** An id as words, where no row or seat has a name for it: “heavy crane” of heavy-crane. */
export function formatId(id: string): string {
  return id.replaceAll('-', ' ')
}
