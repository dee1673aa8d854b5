import { correctState } from '../commands/correct-state.ts'
import type { Replay, StepOf } from './replay.ts'
import { stateHash } from './seal.ts'

/** The game after what its players set right by hand, or why that cannot be; a game by mail has no table at which both see it. */
export function replayCorrection(replay: Replay, step: StepOf<'correction'>): Replay | string {
  const { mode } = replay.start
  if (mode === 'mail' || mode === 'sealed') return 'Games by mail are not corrected by hand.'
  try {
    const state = correctState(replay.state, step.corrections)
    if (stateHash(state) !== step.stateHash) return 'The hash of the state after the correction does not fit.'
    return { ...replay, state, corrections: [...replay.corrections, step] }
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return `The correction makes no sense: ${error.message}`
    throw error
  }
}
