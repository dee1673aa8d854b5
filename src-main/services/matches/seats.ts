import type { MatchSeat } from '#main/db/repositories/matches.ts'
import type { Viewer } from '../kit/caller.ts'
import { RefusalError } from '../kit/refusal-error.ts'

/** The seats that a viewer may see and play, in the order of play. */
export function listViewerSeats({ role, playerId }: Viewer, seats: readonly MatchSeat[]): string[] {
  const mine = role === 'gamemaster' ? seats : seats.filter((seat) => playerId !== null && seat.playerId === playerId)
  return mine.map(({ seat }) => seat)
}

/** Selects one of the viewer's seats. By default a player gets the first one, and the gamemaster none. */
export function selectViewerSeat(viewer: Viewer, seats: readonly MatchSeat[], wish: string | null): string | null {
  const mine = listViewerSeats(viewer, seats)
  if (wish === null) return viewer.role === 'gamemaster' ? null : (mine[0] ?? null)
  if (mine.includes(wish)) return wish
  throw new RefusalError('illegal', 'This seat is not one of yours.')
}
