import type { SearchHit } from '#shared/contract/search.ts'
import { hasAllWords } from '#shared/kit/has-all-words.ts'
import { THING_KINDS } from '../ui/thing-kinds.ts'

/** The longest lists that the palette offers before anything is typed. */
const MOST_RECENT = 6

/** A page that was open in this window. */
export interface RecentPage {
  readonly path: string
  readonly title: string
}

/** The pages with a new one in front, none twice. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, MOST_RECENT + 1)
}

/** Whether a text is so plainly the beginning of a name that the thing of that name stands first. */
export function isNamePrefix(name: string, text: string): boolean {
  const FEWEST_LETTERS = 3
  return text.length >= FEWEST_LETTERS && name.toLowerCase().startsWith(text.toLowerCase())
}

/**
 * The hits to show for a text: its own, or, while those are fetched, the ones of the text before that still fit;
 * so whoever types fast and presses Enter never opens what the earlier text meant.
 */
export function filterHits(hits: readonly SearchHit[], text: string, areOfTextBefore: boolean): readonly SearchHit[] {
  if (text === '') return []
  return areOfTextBefore ? hits.filter(({ thing }) => hasAllWords(thing.name, text)) : hits
}

/** What stands beside a hit: its kind, and the words around the place where it was found, without marks. */
export function formatHitHint({ thing, excerpt }: SearchHit): string {
  const BEFORE = 18
  const LONGEST = 46
  const plain = excerpt.replaceAll(/[[\]*#_]|\s(?=\s)/g, '').trim()
  const start = Math.max(0, plain.indexOf('\u2068') - BEFORE)
  const cut = plain.slice(start, start + LONGEST).replaceAll(/[\u2068\u2069]/g, '')
  const text = `${start > 0 ? '…' : ''}${cut}${start + LONGEST < plain.length ? '…' : ''}`
  return text === '' ? THING_KINDS[thing.kind].label : `${text} · ${THING_KINDS[thing.kind].label}`
}
