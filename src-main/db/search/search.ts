import type { Database } from '../file/open-database.ts'
import { getMaxEditDistance, computeEditDistance } from './edit-distance.ts'

/** A search hit: table, row id, name and excerpt. */
export interface IndexHit {
  readonly kind: string
  readonly refId: string
  readonly name: string
  /** The matched words are enclosed in U+2068 and U+2069. Empty if only the name matches. */
  readonly excerpt: string
  /** Matched through a word at a small edit distance from the one typed. */
  readonly isGuess: boolean
}

/** A hit. `long` is its whole text if that is too long for SQLite's excerpt function. */
interface Line extends Omit<IndexHit, 'isGuess'> {
  readonly long: string | null
}

const MARK = '\u2068'
/** With fewer hits than this, similar words are tried too. */
const A_HANDFUL = 5
/** Number of names with the typed prefix among which the exact name is looked for. */
const MOST_NAMESAKES = 300
const MOST_GUESSED_WORDS = 6
const GUESSES_A_WORD = 8
const EXCERPT_WORDS = 14
/**
 * Longest text, in characters, for SQLite's excerpt function, which weighs every position against every other one.
 * Longer texts show their first match.
 */
const LONGEST_WEIGHED = 3000
/** Characters of a long text that are shown before and after the match. */
const AROUND = 50
/** Weight of a word in the name, relative to one in the text. */
const NAME_WEIGHT = 10

/** Prepares the full-text queries over everything that has a name or a text. Triggers maintain the index. */
export function createSearchQueries(db: Database) {
  const line = `SELECT kind, ref_id AS refId, search_entry.name,
      CASE WHEN length(search_entry.text) > ${LONGEST_WEIGHED} THEN ''
        ELSE snippet(search_index, 1, char(0x2068), char(0x2069), '…', ${EXCERPT_WORDS}) END AS excerpt,
      CASE WHEN length(search_entry.text) > ${LONGEST_WEIGHED} THEN search_entry.text END AS long
    FROM search_index JOIN search_entry ON search_entry.id = search_index.rowid
    WHERE search_index MATCH :match`
  const ranked = `AND rank MATCH 'bm25(${NAME_WEIGHT}.0, 1.0)' ORDER BY rank LIMIT :limit`
  const best = db.prepare<{ match: string; limit: number }, Line>(`${line} ${ranked}`)
  const named = db.prepare<{ match: string; letters: number; limit: number }, Line>(
    `SELECT kind, ref_id AS refId, name, '' AS excerpt, NULL AS long
     FROM (SELECT rowid AS entry FROM search_index WHERE search_index MATCH :match LIMIT ${MOST_NAMESAKES})
       CROSS JOIN search_entry ON search_entry.id = entry
     WHERE length(name) = :letters LIMIT :limit`,
  )
  const near = db.prepare<[string, string], string>('SELECT term FROM search_word WHERE term >= ? AND term < ?').pluck()

  function exactly(text: string, words: readonly string[], limit: number): Line[] {
    const begins = `name : ^ ${quoteSearchWord(words.join(' '))}`
    const letters = [...text.trim()].length
    const beginning = best.all({ match: `${begins} *`, limit })
    const areAll = beginning.length < limit // then the very names are among them
    const exact = areAll
      ? beginning.filter(({ name }) => [...name].length === letters)
      : named.all({ match: begins, letters, limit })
    const begun = unique([...exact, ...beginning])
    if (begun.length >= limit) return begun.slice(0, limit)
    return unique([...begun, ...best.all({ match: everyWord(words), limit })]).slice(0, limit)
  }

  /** Words of the index at a small edit distance from a typed one, closest first. */
  function closeTo(word: string): string[] {
    const most = getMaxEditDistance(word)
    if (most === 0) return []
    return beginnings(word)
      .flatMap((letter) => near.all(letter, nextLetter(letter)))
      .map((term) => ({ term, slips: computeEditDistance(word, term, most) }))
      .filter(({ slips }) => slips !== null)
      .sort((a, b) => (a.slips ?? 0) - (b.slips ?? 0))
      .slice(0, GUESSES_A_WORD)
      .map(({ term }) => term)
  }

  /**
   * Whether a word of the index has this prefix, so that the typed word needs no correction unless it is the only one.
   */
  function isKnown(word: string): boolean {
    return near.get(word, `${word}\u{10ffff}`) !== undefined
  }

  function guesses(words: readonly string[], limit: number): Line[] {
    if (words.length > MOST_GUESSED_WORDS) return []
    const isAlone = words.length === 1
    const meant = words.map((word) => (isAlone || !isKnown(folded(word)) ? closeTo(folded(word)) : []))
    if (meant.every((terms) => terms.length === 0)) return []
    const parts = words.map((word, index) => {
      const typed = `${quoteSearchWord(word)}${index === words.length - 1 ? ' *' : ''}`
      return `(${[typed, ...(meant[index] ?? []).map(quoteSearchWord)].join(' OR ')})`
    })
    return best.all({ match: parts.join(' AND '), limit })
  }

  return {
    /** Finds hits, best first: the exact name, names with the typed prefix, then by weight; guesses come last. */
    find({ text, limit }: { text: string; limit: number }): IndexHit[] {
      const words = splitSearchWords(text)
      if (words.length === 0) return []
      const found = exactly(text, words, limit)
      const isEnough = found.length >= Math.min(A_HANDFUL, limit)
      const all = isEnough ? found : unique([...found, ...guesses(words, limit)]).slice(0, limit)
      return all.map(({ long, ...hit }, index) => ({
        ...hit,
        excerpt: long === null ? hit.excerpt : firstPlace(long, words),
        isGuess: index >= found.length,
      }))
    },
  }
}

/** Splits a text into words as the index does: letters and digits, with everything else as separators. */
export function splitSearchWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu) ?? []
}

/** Excerpt of a long text around the first match of one of the words; empty if none occurs exactly. */
function firstPlace(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const small = lower.length === text.length ? lower : text // a few letters grow, and would move the place
  const places = words.map((word) => ({ at: findWordIndex(small, word.toLowerCase()), length: word.length }))
  const [first] = places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)
  if (!first) return ''
  const end = first.at + first.length
  const [before, after] = [text.slice(Math.max(0, first.at - AROUND), first.at), text.slice(end, end + AROUND)]
  return `…${before}${MARK}${text.slice(first.at, end)}\u2069${after}…`.toWellFormed()
}

/** Offset at which a word begins in a text, or -1. */
function findWordIndex(text: string, word: string): number {
  let at = text.indexOf(word)
  while (at > 0 && /[\p{L}\p{N}\p{M}]/u.test(text.charAt(at - 1))) at = text.indexOf(word, at + 1)
  return at
}

function everyWord(words: readonly string[]): string {
  return `${words.map(quoteSearchWord).join(' AND ')} *`
}

/** Quotes a word so that the query syntax finds no operators in it. */
export function quoteSearchWord(word: string): string {
  return `"${word}"`
}

/** Normalizes a word as the index does: lower case, without accents. */
function folded(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/**
 * Possible first letters of the intended word: the first letter typed, and the second one in case the first was
 * inserted or both were swapped.
 */
function beginnings(word: string): string[] {
  return [...new Set([...word].slice(0, 2))]
}

function nextLetter(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)
}

function unique(lines: readonly Line[]): Line[] {
  const seen = new Map<string, Line>()
  for (const line of lines) {
    const key = `${line.kind}/${line.refId}`
    if (!seen.has(key)) seen.set(key, { ...line, excerpt: line.excerpt.includes(MARK) ? line.excerpt : '' })
  }
  return [...seen.values()]
}
