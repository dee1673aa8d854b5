import type { SeatInput } from '#shared/contract/matches.ts'

/** Builds the assignment of a seat from its occupant, `player:` or `faction:` with an id; others occupy none. */
export function buildSeatInput(seat: string, occupant: string | null): SeatInput {
  const [kind, id = null] = occupant?.split(':') ?? []
  return {
    seat,
    playerId: kind === 'player' ? id : null,
    warbandId: null,
    factionId: kind === 'faction' ? id : null,
  }
}
