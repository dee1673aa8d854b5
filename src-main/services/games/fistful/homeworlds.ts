import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { chooseBotHomeworld } from '#main/games/fistful/bots/homeworld.ts'
import { placeHomeworld } from '#main/games/fistful/setup.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { Side, StarLabel } from '#shared/games/fistful/model.ts'
import { createFistfulArchiveAccess, buildStartStep } from './archive.ts'
import { type FistfulDependencies, extractPosition, buildGameState } from './fistful-dependencies.ts'

/** Sets the homeworld of a side. Refused if the star may not be one (FIST-SETUP-2). */
export function applyHomeworldChoice(game: FistfulGame, side: Side, star: StarLabel): FistfulGame {
  try {
    return { ...game, position: extractPosition(placeHomeworld(buildGameState(game), side, star)) }
  } catch (error) {
    // Rule errors say why a star may not be a homeworld; all other errors are faults.
    if (error instanceof Error && error.constructor === Error) throw new RefusalError('illegal', error.message)
    throw error
  }
}

/** Chooses homeworlds for the bots whose turn it is. */
export function chooseBotHomeworlds(game: FistfulGame): FistfulGame {
  const { homeworlds } = game.position
  const side = homeworlds.A === null ? 'A' : homeworlds.B === null ? 'B' : null
  const temper = side === null ? null : game.seats[side].temper
  if (side === null || temper === null) return game
  const dice = createSeededDice(`${game.diceSeed}/homeworld/${side}`, 0, game.diceVersion)
  const star = chooseBotHomeworld(buildGameState(game), side, temper, dice)
  return chooseBotHomeworlds(applyHomeworldChoice(game, side, star))
}

/** Writes a game with chosen homeworlds. Its archive begins with the second one. Call inside the change. */
export function createHomeworldWriter(tools: FistfulDependencies) {
  const archive = createFistfulArchiveAccess(tools)
  return (game: FistfulGame): void => {
    tools.board.games.update(game)
    const { A, B } = game.position.homeworlds
    if (A !== null && B !== null) archive.append(game.id, [buildStartStep(game, tools.board.keys.find(game.id))])
  }
}
