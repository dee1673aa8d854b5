import type { JournalEdition } from '#shared/contract/journal.ts'

/** Whose view is shown: `gamemaster`, `everyone` at the table, or a player id. */
export type JournalReaderId = string

/** Player id of a view; null for what everyone may read. */
export function findReaderPlayerId(reader: JournalReaderId): string | null {
  return reader === 'everyone' || reader === 'gamemaster' ? null : reader
}

/** The edition that a view prints and exports. */
export function getReaderEdition(reader: JournalReaderId): JournalEdition {
  return reader === 'gamemaster' ? { for: 'gamemaster' } : { for: 'player', playerId: findReaderPlayerId(reader) }
}
