/** Formats a list as in a sentence: A, B and C. */
export function formatList(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** Formats a count with its noun: 1 hand, 2 hands, 1,200 hands. */
export function formatCount(number: number, text: string, many = `${text}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? text : many}`
}

/** Formats a name for the middle of a sentence: “The Lantern Crew” becomes “the Lantern Crew”. */
export function formatNameMidSentence(name: string): string {
  return name.replace(/^The (?=\S)/, 'the ')
}

/** Formats a number with a true minus sign: 3, −3. */
export function formatNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** Formats a number with its sign: +3, −3, 0. `digits` is the number of decimals. */
export function formatSigned(value: number, digits?: number): string {
  const size = digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits)
  if (value === 0) return size
  return value > 0 ? `+${size}` : `−${size}`
}

/** Formats a probability as a percentage: 41.7 %. */
export function formatChance(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`
}

/** Formats an id as words, for ids without a row or seat that names them: heavy-crane becomes “heavy crane”. */
export function formatIdAsWords(id: string): string {
  return id.replaceAll('-', ' ')
}
