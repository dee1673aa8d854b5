import type { Author } from '#main/db/change-log/change-log.ts'
import type { FistfulFight, FistfulGame } from '#main/db/repositories/fistful.ts'
import {
  findLinkedBattleRules,
  createLinkedBattle,
  getDefaultFightTerms,
} from '#main/games/fistful/fights/linked-battle.ts'
import { buildBoard } from '#main/services/cluster/boards.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { beginMatch } from '#main/services/matches/begin-match.ts'
import {
  type LinkedFight,
  LINKED_FIGHT_KINDS,
  type LinkedFightTerms,
  listSidesInSeatOrder,
} from '#shared/games/fistful/linked-fights.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import { getFightName } from './fight-views.ts'
import type { FistfulDependencies, GameVersionRef } from './fistful-dependencies.ts'

interface SeenFight extends GameVersionRef {
  readonly place: number
}

/** The id of a fight, from its index in the turn. */
function fightId(gameId: string, turn: number, place: number): string {
  return `${gameId}/${turn}/fight/${place}`
}

/** Records the fights that a turn waits for. Call inside the change. */
export function createFightWriter({ board, fights }: FistfulDependencies) {
  return (game: FistfulGame, open: readonly LinkedFight[], faces: readonly number[]): void => {
    const { turn } = game.position
    const known = fights.ofTurn(game).map(({ row }) => row.fight)
    const fresh = open.filter(({ what, star }) => !known.some((fight) => fight.what === what && fight.star === star))
    for (const [at, fight] of fresh.entries()) {
      const place = known.length + at
      const row = { id: fightId(game.id, turn, place), gameId: game.id, turn, place, fight, faces: [...faces] }
      board.fights.put({ ...row, terms: null, matchId: null, isByBook: false })
    }
  }
}

/**
 * Creates the service of fights: starting one in another game, or resolving it by the book after all (SP-CLASH-1,
 * SAND-LAND-1).
 */
export function createFistfulFightService(tools: FistfulDependencies) {
  const { file, board, fights, getRunning, getGame, deskVersion, requireFresh } = tools

  function openFight({ id, version, place }: SeenFight): { game: FistfulGame; row: FistfulFight } {
    const game = getRunning(id)
    const row = requireFound(board.fights.find(fightId(id, game.position.turn, place)), 'fight')
    requireFresh('fistful_fight', row.id, version)
    return { game, row }
  }
  function seatInputs({ seats }: FistfulGame, fight: LinkedFight, places: readonly string[]) {
    return listSidesInSeatOrder(fight).map((side, at) => {
      const { playerId, factionId } = seats[side]
      return { seat: places[at] ?? '', playerId, warbandId: null, factionId }
    })
  }

  return {
    /** Starts the match of a fight. The terms come from the ruling, or are agreed. */
    beginFight(
      { terms, ...seen }: SeenFight & { terms: LinkedFightTerms | null },
      author: Author,
    ): { matchId: string } {
      const { game, row } = openFight(seen)
      if (row.matchId !== null)
        throw new RefusalError('conflict', `${getFightName(game, row.fight)} has begun already.`)
      const { game: rules, arena } = findLinkedBattleRules(fights.games, row.fight)
      const agreed = terms ?? getDefaultFightTerms(row.fight)
      const options = arena.agree(arenaAgreed(row.fight, agreed)) as Record<string, unknown> & { seats: string[] }
      const name = `${getFightName(game, row.fight)}, turn ${row.turn}`
      const starId = starIdOf(tools, game, row.fight.star)
      const seats = seatInputs(game, row.fight, options.seats)
      const match = { game: rules.id, name, options, seats, starId, nightId: null, battleId: null }
      const { id: matchId } = beginMatch(fights.book, match, author, (id) =>
        board.fights.put({ ...row, terms: agreed, matchId: id, isByBook: false }),
      )
      return { matchId }
    },
    /** Resolves a clash by dice or a capture by the book instead; `isByBook` false undoes this decision. */
    decideFight({ isByBook, ...seen }: SeenFight & { isByBook: boolean }, author: Author): { version: number } {
      const { game, row } = openFight(seen)
      const how = isByBook ? LINKED_FIGHT_KINDS[row.fight.what].byBook : 'waits again'
      file.changes.record(`${getFightName(game, row.fight)} ${how}, ${formatNameMidSentence(game.name)}`, author, () =>
        board.fights.put({ ...row, isByBook }),
      )
      return { version: deskVersion(getGame(game.id)) }
    },
  }
}

function arenaAgreed(fight: LinkedFight, terms: LinkedFightTerms) {
  try {
    return createLinkedBattle(fight, terms)
  } catch (error) {
    throw new RefusalError('illegal', error instanceof Error ? error.message : String(error))
  }
}

/** Id of the campaign's star that a star of the game's map was copied from, if it is still in its hex; else null. */
function starIdOf(
  { file }: Pick<FistfulDependencies, 'file'>,
  { clusterId }: FistfulGame,
  star: string,
): string | null {
  const { clusters, things } = file.rows
  const cluster = clusterId === null ? null : clusters.find(clusterId)
  if (cluster === null) return null
  const board = buildBoard(cluster)
  return things.star.listShown(cluster.id).find((candidate) => getHexLabel(candidate, board) === star)?.id ?? null
}
