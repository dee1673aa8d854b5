import { MAX_NAME_LENGTH } from '#shared/contract/base.ts'

const LONGEST_ID = 50

/** A name in small letters and hyphens: ember-lance. A name without any letters of the alphabet is “own”. */
export function slugify(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^[-0-9]+|-$/g, '')
  return slug.slice(0, LONGEST_ID).replace(/-$/, '') || 'own'
}

/** A name as a file gives it, or with a number where something here is called so. */
export function findFreeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name.slice(0, MAX_NAME_LENGTH - 6).trimEnd()} (${count})`
    if (!taken.has(free)) return free
  }
}
