import { type GameResult, type GameState, getOtherSide, type Side } from '#shared/games/fistful/model.ts'

/** How a side loses without a fight. */
export type ResignReason = Extract<GameResult['why'], 'resigned' | 'forfeit'>

/** The game after a side gave up, or did not answer in time (FIST-VIC-3); throws when it is over already. */
export function resign(state: GameState, side: Side, why: ResignReason = 'resigned'): GameState {
  if (state.result !== null) throw new Error('The game is over already.')
  return { ...state, result: { winner: getOtherSide(side), why } }
}
