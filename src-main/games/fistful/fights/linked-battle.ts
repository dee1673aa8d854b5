import type { AnyGame, LinkedBattle, MatchOutcome } from '#main/games/kit/game.ts'
import { playMatchScript } from '#main/games/kit/replay.ts'
import {
  computeCubeShares,
  type LinkedFight,
  type LinkedFightOutcome,
  LINKED_FIGHT_KINDS,
  type LinkedFightTerms,
  type MatchReplayScript,
  listSidesInSeatOrder,
} from '#shared/games/fistful/linked-fights.ts'
import type { Side } from '#shared/games/fistful/model.ts'

/** Finds the linked-battle rules for a kind of fight among the given games. */
export function findLinkedBattleRules(games: readonly AnyGame[], { what }: Pick<LinkedFight, 'what'>) {
  const { game: id } = LINKED_FIGHT_KINDS[what]
  const game = games.find((anyGame) => anyGame.id === id)
  if (game?.arena === undefined) throw new Error(`This version of Orrery cannot play ${id}.`)
  return { game, arena: game.arena }
}

/** Default pieces of both sides: cubes by strength, or four figures per point (SP-CLASH-1, SAND-LAND-1). */
export function getDefaultFightTerms(fight: LinkedFight): LinkedFightTerms {
  if (fight.what === 'clash') return { pieces: computeCubeShares(fight), turnLimit: null }
  const [a, b] = listSidesInSeatOrder(fight)
  const figures = (side: Side) => Math.min(MOST_FIGURES, FIGURES_FOR_A_POINT * fight.strength[side])
  return { pieces: [figures(a), figures(b)], turnLimit: null }
}

const FIGURES_FOR_A_POINT = 4
const MOST_FIGURES = 40

/** Converts a fight to a linked battle of another game. Throws if the pieces do not match the ruling. */
export function createLinkedBattle(fight: LinkedFight, { pieces, turnLimit }: LinkedFightTerms): LinkedBattle {
  const ruled = computeCubeShares(fight)
  if (fight.what === 'clash' && pieces.some((count, at) => count !== ruled[at]))
    throw new Error(`This clash is flown with ${ruled.join(' and ')} cubes (SP-CLASH-1).`)
  return { pieces, turnLimit, hasStronghold: fight.isFortified }
}

/**
 * Replays a fight and returns its outcome. Throws a readable error if a command is illegal or the match is not over.
 */
export function replayFight(
  games: readonly AnyGame[],
  fight: LinkedFight,
  { terms, faces, log }: MatchReplayScript,
): LinkedFightOutcome {
  const { game, arena } = findLinkedBattleRules(games, fight)
  const state = playMatchScript(game, { options: arena.agree(createLinkedBattle(fight, terms)), faces, log })
  return getFightOutcome(fight, arena.verdict(state), game.seats(state))
}

/**
 * Converts a match outcome to the outcome of a fight. A clash without exactly one surviving side is rolled instead
 * (SP-CLASH-2).
 */
export function getFightOutcome(
  fight: LinkedFight,
  verdict: MatchOutcome | null,
  seats: readonly string[],
): LinkedFightOutcome {
  if (verdict === null) throw new Error('It is not over.')
  const sides = listSidesInSeatOrder(fight)
  const [winner, ...others] = verdict.winners
  const at = seats.indexOf(winner ?? '')
  const side = sides[at]
  const left = verdict.left[at] ?? 0
  if (fight.what === 'capture') {
    // Any result other than the attacker's win changes nothing (SAND-LAND-2).
    const isTaken = side === fight.attacker && others.length === 0
    return { winner: isTaken ? sides[0] : sides[1], had: 1, left: 1 }
  }
  const isClear = side !== undefined && others.length === 0 && left > 0 && verdict.left[1 - at] === 0
  return isClear ? { winner: side, had: verdict.had[at] ?? 1, left } : null
}
