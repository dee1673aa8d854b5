import type { JournalLine } from '../../src-shared/contract/journal.ts'

/** Entries whose title or beginning holds every word, whatever its letter case. */
export function filterEntries(entries: JournalLine[], filter: string): JournalLine[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ title, excerpt }) => {
    const text = `${title}\n${excerpt}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
