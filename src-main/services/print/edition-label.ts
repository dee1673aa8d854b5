import type { Tools } from '#main/services/kit/tools.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { GAMEMASTERS_EDITION, PLAYERS_EDITION } from './page-form.ts'

/** Label of an edition, such as “Edition of Ann”, for feet and file names. */
export function getEditionLabel({ file }: Pick<Tools, 'file'>, edition: JournalEdition): string {
  if (edition.for === 'gamemaster') return GAMEMASTERS_EDITION
  const name = edition.playerId === null ? null : file.rows.players.find(edition.playerId)?.name
  return name == null ? PLAYERS_EDITION : `Edition of ${name}`
}
