import type { FistfulFight, FistfulGame } from '#main/db/repositories/fistful.ts'
import { findLinkedBattleRules, getFightOutcome } from '#main/games/fistful/fights/linked-battle.ts'
import type { AnyGame, MatchOutcome } from '#main/games/kit/game.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { createMatchServiceDependencies, type LoadedMatch } from '#main/services/matches/match-service-dependencies.ts'
import type { ArchivedFight, LinkedFightOutcome, DecidedLinkedFight } from '#shared/games/fistful/linked-fights.ts'

/** A fight of the current turn, whether it is decided, and its outcome. */
export interface FightWithOutcome {
  readonly row: FistfulFight
  /** Whether it is over, or resolved by the book. */
  readonly isDecided: boolean
  readonly outcome: LinkedFightOutcome
}

/** Tracks the fights of turns: those waiting, those fought in other games, and their outcomes. */
export function createFightTracker(tools: ServiceDependencies, games: readonly AnyGame[]) {
  const { fights } = tools.file.rows.fistful
  const book = createMatchServiceDependencies(tools, games)

  function matchOf({ matchId }: FistfulFight): LoadedMatch | null {
    const isThere = matchId !== null && tools.file.rows.matches.matches.find(matchId) !== null
    return isThere ? book.open(matchId, { name: '', session: '', role: 'gamemaster', playerId: null }) : null
  }
  function verdictOf(row: FistfulFight): { verdict: MatchOutcome; seats: readonly string[] } | null {
    const open = matchOf(row)
    if (open === null) return null
    const { state } = book.standing(open)
    const verdict = findLinkedBattleRules(games, row.fight).arena.verdict(state)
    return verdict === null ? null : { verdict, seats: open.game.seats(state) }
  }
  function inHand(row: FistfulFight): FightWithOutcome {
    if (row.isByBook) return { row, isDecided: true, outcome: null }
    const ended = verdictOf(row)
    if (ended === null) return { row, isDecided: false, outcome: null }
    return { row, isDecided: true, outcome: getFightOutcome(row.fight, ended.verdict, ended.seats) }
  }
  /** The fights of the current turn, in the order in which they are due. */
  const ofTurn = ({ id, position: { turn } }: Pick<FistfulGame, 'id' | 'position'>): FightWithOutcome[] =>
    fights
      .listOf(id)
      .filter((row) => row.turn === turn)
      .map(inHand)

  return {
    book,
    games,
    ofTurn,
    decidedOf: (game: FistfulGame): DecidedLinkedFight[] =>
      ofTurn(game)
        .filter(({ isDecided }) => isDecided)
        .map(({ row: { fight }, outcome }) => ({ what: fight.what, star: fight.star, outcome })),
    /** The faces entered before the newest fights were due. */
    facesOf: (game: FistfulGame): readonly number[] => ofTurn(game).at(-1)?.row.faces ?? [],
    /** The fights as archived, each with its complete match. */
    archivedOf: (game: FistfulGame): ArchivedFight[] =>
      ofTurn(game).map(({ row }) => {
        const { what, star } = row.fight
        const open = row.isByBook ? null : matchOf(row)
        if (open === null || row.terms === null) return { what, star, match: null }
        const log = book
          .logOf(open.match.id)
          .map(({ command, faces }) => ({ command: { ...command }, faces: [...faces] }))
        return { what, star, match: { terms: row.terms, faces: [...open.match.faces], log } }
      }),
  }
}
