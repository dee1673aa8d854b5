import type { ChronicleItem } from '#shared/contract/journal.ts'

/** Finds the items that speak of a name, as whole words and in any case. */
export type MentionFinder = (name: string) => readonly ChronicleItem[]

const WORDS = /[\p{L}\p{N}\p{M}]+/gu

/** Indexes items by their words, so that a name is looked for only where its rarest word stands. */
export function createMentionFinder(items: readonly ChronicleItem[]): MentionFinder {
  const texts = items.map((item) => ({ item, text: getText(item).toLowerCase() }))
  const byWord = new Map<string, typeof texts>()
  for (const entry of texts)
    for (const word of new Set(entry.text.match(WORDS))) {
      const entries = byWord.get(word)
      if (entries) entries.push(entry)
      else byWord.set(word, [entry])
    }
  /** The entries with the rarest word of a phrase. A name such as `!!!` has no word and may stand in any. */
  function listCandidates(phrase: string) {
    const [rarest] = (phrase.match(WORDS) ?? [])
      .map((word) => byWord.get(word) ?? [])
      .toSorted((a, b) => a.length - b.length)
    return rarest ?? (phrase === '' ? [] : texts)
  }

  const found = new Map<string, readonly ChronicleItem[]>()
  return (name) => {
    const phrase = name.toLowerCase()
    const known = found.get(phrase)
    if (known) return known
    const mentions = listCandidates(phrase)
      .filter(({ text }) => hasPhrase(text, phrase))
      .map(({ item }) => item)
    found.set(phrase, mentions)
    return mentions
  }
}

function getText(item: ChronicleItem): string {
  if (item.what !== 'battle') return `${item.name}\n${item.text}`
  const fighters = item.sides.flatMap(({ name, warbands, units }) => [
    name,
    ...warbands,
    ...units.map((unit) => unit.name),
  ])
  return [item.name, item.place ?? '', ...fighters].join('\n')
}

function hasPhrase(text: string, phrase: string): boolean {
  const isInWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}\p{M}]/u.test(letter)
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1))
    if (!isInWord(text[at - 1]) && !isInWord(text[at + phrase.length])) return true
  return false
}
