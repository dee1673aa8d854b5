import { MAX_NAME_LENGTH } from '#shared/contract/base.ts'

const LONGEST_ID = 50

/**
 * Converts a name to lower-case letters and hyphens: ember-lance. A name without any letters of the alphabet becomes
 * “own”.
 */
export function slugify(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^[-0-9]+|-$/g, '')
  return slug.slice(0, LONGEST_ID).replace(/-$/, '') || 'own'
}

/** Returns the name from a file, with a number appended if it is taken here. */
export function findFreeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name.slice(0, MAX_NAME_LENGTH - 6).trimEnd()} (${count})`
    if (!taken.has(free)) return free
  }
}
