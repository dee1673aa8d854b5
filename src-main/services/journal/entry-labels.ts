import type { GameNight } from '#main/db/repositories/game-nights.ts'
import type { JournalEntry } from '#main/db/repositories/journal.ts'
import type { Thing } from '#shared/contract/base.ts'

/** The entry as a named thing. */
export function getEntryThing({ id, title }: Pick<JournalEntry, 'id' | 'title'>): Thing {
  return { kind: 'journal', id, name: title }
}

/** The game night as a named thing. */
export function getNightThing({ id, name }: Pick<GameNight, 'id' | 'name'>): Thing {
  return { kind: 'night', id, name }
}

/** A title in quotation marks. */
export function quoteTitle(title: string): string {
  return `“${title}”`
}

const AUDIENCES = {
  gamemaster: (title: string) => `Keep ${title} to the gamemaster`,
  chosen: (title: string) => `Let chosen players read ${title}`,
  all: (title: string) => `Let everybody read ${title}`,
} as const satisfies Record<JournalEntry['audience'], (title: string) => string>

/** History label of an edit of an entry. */
export function formatEntryHistoryLabel(before: JournalEntry, after: JournalEntry): string {
  const title = quoteTitle(after.title)
  if (before.title !== after.title) return `Edit ${quoteTitle(before.title)}, now ${title}`
  if (before.body !== after.body) return `Edit ${title}`
  if (before.audience !== after.audience) return AUDIENCES[after.audience](title)
  if (before.isPinned !== after.isPinned) return `${after.isPinned ? 'Pin' : 'Unpin'} ${title}`
  return `Edit ${title}`
}
