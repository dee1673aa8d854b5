import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { GAMEMASTERS_EDITION_LABEL, PLAYERS_EDITION_LABEL } from './page-form.ts'

/** Label of an edition, such as “Edition of Ann”, for feet and file names. */
export function getEditionLabel({ file }: Pick<ServiceDependencies, 'file'>, edition: JournalEdition): string {
  if (edition.for === 'gamemaster') return GAMEMASTERS_EDITION_LABEL
  const name = edition.playerId === null ? null : file.rows.players.find(edition.playerId)?.name
  return name == null ? PLAYERS_EDITION_LABEL : `Edition of ${name}`
}
