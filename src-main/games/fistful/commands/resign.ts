import { type GameResult, type GameState, getOtherSide, type Side } from '#shared/games/fistful/model.ts'

/** Reasons to lose without a fight. */
export type ResignReason = Extract<GameResult['why'], 'resigned' | 'forfeit'>

/** Ends the game because a side resigned or did not answer in time (FIST-VIC-3). Throws if the game is already over. */
export function applyResignation(state: GameState, side: Side, why: ResignReason = 'resigned'): GameState {
  if (state.result !== null) throw new Error('The game is over already.')
  return { ...state, result: { winner: getOtherSide(side), why } }
}
