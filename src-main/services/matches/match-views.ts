import type { MatchEntry, MatchHead, MatchSeat } from '#main/db/repositories/matches.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import type { MatchLine, MatchLogLine, MatchView, SeatInput } from '#shared/contract/matches.ts'
import type { Turn } from '#shared/match/protocol.ts'
import type { Viewer } from '../kit/caller.ts'
import type { MatchContext, OpenMatch } from './match-context.ts'
import { selectViewerSeat, listViewerSeats } from './seats.ts'

/** A viewer, and the seat whose view is requested. */
export interface MatchViewer {
  readonly viewer: Viewer
  readonly seat: string | null
}

/** Creates the views of matches. States, commands, events and dice leave only through the game's own views. */
export function createMatchViews(book: MatchContext) {
  const { rows, versions, seatName, standing } = book

  function line({ id, game, name, createdAt }: MatchHead, seats: readonly MatchSeat[]): Omit<MatchLine, 'turn'> {
    const newest = rows.entries.findNewest(id)
    const entries = newest?.n ?? 0
    const named = seats.map((seat) => ({ seat: seat.seat, name: seatName(seat) }))
    const version = versions.newestOf(id, seats, entries)
    const updatedAt = newest?.at ?? createdAt
    return { id, game, name, createdAt, updatedAt, seats: named, isOver: newest?.isLast ?? false, entries, version }
  }

  /** Whose turn it is, as everybody may know; null if it is over, or if its rules are not known here. */
  function findTurn(match: MatchHead, seats: readonly MatchSeat[]): Turn | null {
    const found = rows.matches.find(match.id)
    const game = book.findGame(match.game)
    if (found === null || game?.playable === undefined || game.format !== found.format) return null
    const turn = game.playable.turn(game.viewFor(standing({ match: found, seats, game }).state, null))
    return book.nameSeats(seats, turn)
  }

  return {
    /** A match in a list. */
    line(match: MatchHead, seats: readonly MatchSeat[]): MatchLine {
      const listed = line(match, seats)
      return { ...listed, turn: listed.isOver ? null : findTurn(match, seats) }
    },
    view(open: OpenMatch, { viewer, seat }: MatchViewer): MatchView {
      const { match, game, seats } = open
      const eyes = selectViewerSeat(viewer, seats, seat)
      const isGamemaster = viewer.role === 'gamemaster'
      const { state, n } = standing(open)
      const seen = game.viewFor(state, eyes)
      return {
        ...line(match, seats),
        isOver: game.isOver(state),
        viewer: eyes,
        mine: listViewerSeats(viewer, seats),
        canUndo: isGamemaster && n > 0 && book.wasPlayed(match.id, n),
        canRedo: isGamemaster && versions.undoneAfter(match.id, n) !== null,
        campaign: isGamemaster ? campaignOf(open) : null,
        turn: book.nameSeats(seats, game.playable?.turn(seen) ?? null),
        view: seen,
      }
    },
    logLine: (
      { game, seats }: Pick<OpenMatch, 'game' | 'seats'>,
      { n, command, actor, at, typed, events }: MatchEntry,
      seen: { readonly eyes: string | null; readonly state: unknown },
    ): MatchLogLine => {
      const visible = events
        .flatMap((event) => listVisibleEvents(game, event, seen))
        .map(({ text, event }) => ({ ...book.nameSeats(seats, { text }), event }))
      return { n, seat: seatIn(command), actor, at, typed, events: visible }
    },
  }
}

/** Formats the events that a viewer may know, with the names of the state; hidden ones are omitted. */
export function listVisibleEvents(
  game: AnyGame,
  event: unknown,
  { eyes, state }: { readonly eyes: string | null; readonly state: unknown },
): { text: string; event: unknown }[] {
  const seen = game.eventFor(event, eyes)
  if (seen === null) return []
  const text = game.describe(seen)
  return [{ text: game.naming?.(state)(text) ?? text, event: seen }]
}

function campaignOf({ match: { notes, starId, nightId, battleId }, seats }: OpenMatch): MatchView['campaign'] {
  return { notes, starId, nightId, battleId, seats: seats.map(seatInput) }
}

function seatInput({ seat, playerId, warbandId, factionId }: MatchSeat): SeatInput {
  return { seat, playerId, warbandId, factionId }
}

function seatIn(command: unknown): string {
  return (command as { readonly by: string }).by
}
