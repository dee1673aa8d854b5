import type { MatchEntry, MatchSeat } from '#main/db/repositories/matches.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import type { MatchLogLine, MatchView, SeatInput } from '#shared/contract/matches.ts'
import type { Viewer } from '../kit/caller.ts'
import { createMatchListItemBuilder } from './match-list-items.ts'
import type { MatchServiceDependencies, LoadedMatch } from './match-service-dependencies.ts'
import { selectViewerSeat, listViewerSeats } from './seats.ts'

/** A viewer, and the seat whose view is requested. */
export interface MatchViewer {
  readonly viewer: Viewer
  readonly seat: string | null
}

/** Creates the views of matches. States, commands, events and dice leave only through the game's own views. */
export function createMatchViewBuilder(book: MatchServiceDependencies) {
  const { versions, standing } = book
  const lines = createMatchListItemBuilder(book)

  return {
    view(open: LoadedMatch, { viewer, seat }: MatchViewer): MatchView {
      const { match, game, seats } = open
      const eyes = selectViewerSeat(viewer, seats, seat)
      const isGamemaster = viewer.role === 'gamemaster'
      const { state, n } = standing(open)
      const seen = game.viewFor(state, eyes)
      return {
        ...lines.head(match, seats),
        isOver: game.isOver(state),
        viewer: eyes,
        mine: listViewerSeats(viewer, seats),
        canUndo: isGamemaster && n > 0 && book.wasPlayed(match.id, n),
        canRedo: isGamemaster && versions.undoneAfter(match.id, n) !== null,
        campaign: isGamemaster ? campaignOf(open) : null,
        turn: book.nameSeats(seats, game.playable?.turn(seen) ?? null),
        winners: [...(game.isOver(state) ? (game.winners?.(state) ?? []) : [])],
        problem: null,
        view: seen,
      }
    },
    logLine: (
      { game, seats }: Pick<LoadedMatch, 'game' | 'seats'>,
      { n, command, actor, at, typed, events }: MatchEntry,
      seen: { readonly eyes: string | null; readonly state: unknown },
    ): MatchLogLine => {
      const visible = events
        .flatMap((event) => buildVisibleEventViews(game, event, seen))
        .map(({ text, event }) => ({ ...book.nameSeats(seats, { text }), event }))
      return { n, seat: seatIn(command), actor, at, typed, events: visible }
    },
  }
}

/** Formats the events that a viewer may know, with the names of the state; hidden ones are omitted. */
export function buildVisibleEventViews(
  game: AnyGame,
  event: unknown,
  { eyes, state }: { readonly eyes: string | null; readonly state: unknown },
): { text: string; event: unknown }[] {
  const seen = game.eventFor(event, eyes)
  if (seen === null) return []
  const text = game.describe(seen)
  return [{ text: game.naming?.(state)(text) ?? text, event: seen }]
}

function campaignOf({ match: { notes, starId, nightId, battleId }, seats }: LoadedMatch): MatchView['campaign'] {
  return { notes, starId, nightId, battleId, seats: seats.map(seatInput) }
}

function seatInput({ seat, playerId, warbandId, factionId }: MatchSeat): SeatInput {
  return { seat, playerId, warbandId, factionId }
}

function seatIn(command: unknown): string {
  return (command as { readonly by: string }).by
}
