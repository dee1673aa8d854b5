/** Number of seeds per page. */
const SEEDS_SHOWN = 8

/** Maximum length of a base, which leaves room for a numeric suffix. */
export const MAX_SEED_BASE_LENGTH = 18

/** Whether a text is a valid seed: 1 to 24 letters, digits or hyphens. */
export function isSeed(text: string): boolean {
  return /^[A-Za-z0-9-]{1,24}$/.test(text)
}

/** Why a text is not a valid base, or null. */
export function findSeedBaseProblem(text: string): string | null {
  if (text === '') return 'Write a seed, or press “New seed”.'
  if (text.length > MAX_SEED_BASE_LENGTH) return `At most ${MAX_SEED_BASE_LENGTH} letters or digits.`
  return isSeed(text) ? null : 'Letters, digits and hyphens only.'
}

/** Seeds of a page: the base itself, then base-2, base-3 and so on. */
export function listSeedsOfPage(base: string, page: number, count = SEEDS_SHOWN): string[] {
  return Array.from({ length: count }, (_, at) => {
    const number = page * count + at + 1
    return number === 1 ? base : `${base}-${number}`
  })
}

/** Kept seeds first, then those of the page, without duplicates. */
export function mergeKeptSeeds(kept: readonly string[], seeds: readonly string[]): string[] {
  return [...new Set([...kept, ...seeds])]
}

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'

/** Encodes random bytes as a pronounceable base, such as “tavor”, with one letter per byte. */
export function encodeSeedBase(bytes: Uint8Array): string {
  return Array.from(bytes, (byte, at) => {
    const letters = at % 2 === 0 ? CONSONANTS : VOWELS
    return letters[byte % letters.length] ?? ''
  }).join('')
}

export function createRandomSeedBase(): string {
  return encodeSeedBase(crypto.getRandomValues(new Uint8Array(5)))
}
