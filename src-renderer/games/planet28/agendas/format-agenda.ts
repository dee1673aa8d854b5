import type { AgendaAudit, AgendaView } from '#shared/contract/planet28/agendas.ts'

/** Formats the number of games in which an agenda failed. */
export function formatFailures(failedGames: number): string {
  if (failedGames === 0) return 'Not failed yet'
  return failedGames === 1 ? 'Failed once' : `Failed ${failedGames} times`
}

/** Formats who may read an agenda. */
export function formatAgendaReaders({
  playerName,
  characterName,
}: Pick<AgendaView, 'playerName' | 'characterName'>): string {
  return playerName ?? `the player of ${characterName}`
}

export const DIE_SOURCE_LABELS = { seeded: 'Orrery’s die', typed: 'rolled at the table' } as const

export function formatAgendaOutcome({ outcome, failedGames, paid, isRevealed }: AgendaAudit): string {
  const failed = failedGames === 0 ? '' : `, failed ${failedGames === 1 ? 'once' : `${failedGames} times`}`
  const shown = isRevealed ? ', revealed' : ''
  switch (outcome) {
    case 'held':
      return `Dealt${failed}${shown}`
    case 'done':
      return `Done for ${paid ?? 0} CP${failed}${shown}`
    case 'dropped':
      return `Dropped${failed}${shown}`
    case 'removed':
      return `Taken away${failed}${shown}`
    case 'undone':
      return 'Its dealing was undone'
  }
}

/** Formats the corners searched. A corner without a die is the last one. */
export function formatSearchedCorners({ searched, faces, foundAt }: NonNullable<AgendaView['search']>): string {
  if (searched === 0) return 'No corner searched yet.'
  const corners = Array.from({ length: searched }, (_, at) => {
    const face = faces[at]
    return `corner ${at + 1}: ${face === undefined ? 'certain' : face}`
  })
  const end = foundAt === null ? 'nothing found yet' : `found in corner ${foundAt}`
  return `Searched ${corners.join(', ')}; ${end}.`
}
