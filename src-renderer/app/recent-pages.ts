import type { SearchHit } from '#shared/contract/search.ts'
import { hasAllWords } from '#shared/kit/has-all-words.ts'
import { THING_KIND_DISPLAYS } from '../ui/thing-kinds.ts'

/** Maximum length of the lists that the palette offers before anything is typed. */
const MOST_RECENT = 6

/** A page visited in this window. */
export interface RecentPage {
  readonly path: string
  readonly title: string
}

/** Prepends a page and removes duplicates. */
export function addRecentPage(pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, MOST_RECENT + 1)
}

/** Whether a text is a clear prefix of a name, so that this result is ranked first. */
export function isClearNamePrefix(name: string, text: string): boolean {
  const FEWEST_LETTERS = 3
  return text.length >= FEWEST_LETTERS && name.toLowerCase().startsWith(text.toLowerCase())
}

/**
 * Hits to show for a text. While its own hits are loading, `hits` are those of the previous text: only those that still
 * match are shown, so that Enter never opens an outdated result.
 */
export function listSearchHitsToShow(
  hits: readonly SearchHit[],
  text: string,
  areOfTextBefore: boolean,
): readonly SearchHit[] {
  if (text === '') return []
  return areOfTextBefore ? hits.filter((hit) => hasAllWords(hit.thing.name, text)) : hits
}

/** Hint beside a hit: its kind and a plain-text excerpt around the match. */
export function formatSearchHitHint({ thing: entity, excerpt }: SearchHit): string {
  const BEFORE = 18
  const LONGEST = 46
  const plain = excerpt.replaceAll(/[[\]*#_]|\s(?=\s)/g, '').trim()
  const start = Math.max(0, plain.indexOf('\u2068') - BEFORE)
  const cut = plain.slice(start, start + LONGEST).replaceAll(/[\u2068\u2069]/g, '')
  const text = `${start > 0 ? '…' : ''}${cut}${start + LONGEST < plain.length ? '…' : ''}`
  return text === '' ? THING_KIND_DISPLAYS[entity.kind].label : `${text} · ${THING_KIND_DISPLAYS[entity.kind].label}`
}
