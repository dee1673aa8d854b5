import type { Match, MatchSeat } from '#main/db/repositories/matches.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import { replayLog } from '#main/games/kit/replay.ts'
import { formatSeat } from '#shared/match/seat-name.ts'
import type { Viewer } from '../kit/caller.ts'
import { getNameIndex } from '../kit/name-index.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { createMatchDice } from './match-dice.ts'
import { createMatchVersionChecks } from './match-versions.ts'
import { replaceSeatIds } from './replace-seat-ids.ts'
import { listViewerSeats } from './seats.ts'

/** A match with its seats and the rules of its game. It may be over. */
export interface LoadedMatch {
  readonly match: Match
  readonly seats: readonly MatchSeat[]
  readonly game: AnyGame
}

export type MatchServiceDependencies = ReturnType<typeof createMatchServiceDependencies>

/** Returns the name of a seat that another part of the file knows, such as that of a player by mail, or null. */
export type SeatNameFinder = (seat: Pick<MatchSeat, 'matchId' | 'seat'>) => string | null

/**
 * Creates the dependencies that the services of all matches share: repositories, version checks, names of seats, and
 * access to a match by id. Call once per campaign; `games` are the playable games.
 */
export function createMatchServiceDependencies(
  tools: ServiceDependencies,
  games: readonly AnyGame[],
  nameElsewhere: SeatNameFinder = () => null,
) {
  const { file } = tools
  const { matches: rows, players } = file.rows
  const things = getNameIndex(file)
  const versions = createMatchVersionChecks(file)
  const calledInGame = seatNamer(rows, games)

  const findGame = (id: string): AnyGame | undefined => games.find((anyGame) => anyGame.id === id)
  function getGame(id: string): AnyGame {
    const game = findGame(id)
    if (game !== undefined) return game
    throw new RefusalError('conflict', `This version of Orrery cannot play ${id}.`)
  }

  /** The public name of a seat: that of its side in the game, else of its occupant, else its id. */
  function seatName({ matchId, seat, playerId, warbandId, factionId }: MatchSeat): string {
    const side = nameElsewhere({ matchId, seat }) ?? calledInGame({ matchId, seat })
    if (side !== seat) return side
    const player = playerId === null ? null : players.find(playerId)
    const warband = warbandId === null ? null : things.find('warband', warbandId)
    const faction = factionId === null ? null : things.find('faction', factionId)
    return player?.name ?? warband?.name ?? faction?.name ?? seat
  }

  /** The log in the games' format. */
  const logOf = (id: string) =>
    rows.entries.listOf(id).map(({ command, faces, events }) => {
      return { command: command as { readonly by: string }, faces, events }
    })

  return {
    ...tools,
    rows,
    players,
    things,
    versions,
    dice: createMatchDice(file),
    findGame,
    getGame,
    logOf,
    /** Opens a match if the viewer may know it: a player needs a seat in it. */
    open: (id: string, viewer: Viewer): LoadedMatch => {
      const seats = rows.seats.listOf(id)
      const isTheirs = viewer.role === 'gamemaster' || listViewerSeats(viewer, seats).length > 0
      const match = requireFound(isTheirs ? rows.matches.find(id) : null, 'match')
      const game = getGame(match.game)
      if (match.format === game.format) return { match, seats, game }
      throw new RefusalError('conflict', `${match.name} was begun with another version of its rules, not known here.`)
    },
    /** The present state and the number of entries: from the snapshot if it is current, else replayed. */
    standing: ({ match: { id, start }, game }: LoadedMatch): { readonly state: unknown; readonly n: number } => {
      const n = rows.entries.findNewest(id)?.n ?? 0
      if (n === 0) return { state: start, n }
      const snapshot = rows.snapshots.find(id)
      const isFresh =
        snapshot?.n === n && snapshot.format === game.format && snapshot.version === versions.ofEntry(id, n)
      return { state: isFresh ? snapshot.state : replayLog(game, start, logOf(id)), n }
    },
    /**
     * Whether an entry was played after the match was created, so that undoing it keeps the match. The entries of an
     * imported file or a sample belong to the change that created the match.
     */
    wasPlayed: (id: string, n: number): boolean => {
      const [newest] = rows.entries.listPage(id, { before: n + 1, limit: 1 })
      return newest !== undefined && !versions.isBeginning(id, newest.changeId)
    },
    seatName,
    /** Puts the names of seats into the texts of an answer of a game. */
    nameSeats: <Answer>(seats: readonly MatchSeat[], answer: Answer): Answer =>
      replaceSeatIds(
        answer,
        seats.map((seat) => ({ seat: seat.seat, name: formatSeat({ seat: seat.seat, name: seatName(seat) }) })),
      ),
  }
}

/** Creates a cached lookup of the seat names that a game assigns, such as those of its sides. */
function seatNamer(rows: ServiceDependencies['file']['rows']['matches'], games: readonly AnyGame[]) {
  const known = new Map<string, string>()
  return ({ matchId, seat }: Pick<MatchSeat, 'matchId' | 'seat'>): string => {
    const key = `${matchId}/${seat}`
    const before = known.get(key)
    if (before !== undefined) return before
    const match = rows.matches.find(matchId)
    const game = games.find(({ id, format }) => id === match?.game && format === match.format)
    const name = game?.naming?.(match?.start)(seat) ?? seat
    known.set(key, name)
    return name
  }
}
