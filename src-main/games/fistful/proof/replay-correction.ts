import { applyCorrections } from '../commands/apply-corrections.ts'
import type { ArchiveReplay, StepOfKind } from './replay.ts'
import { hashGameState } from './seal.ts'

/**
 * Replays a manual correction, or returns why it is invalid. Games by mail allow none, because their players do not
 * share a table.
 */
export function replayCorrection(replay: ArchiveReplay, step: StepOfKind<'correction'>): ArchiveReplay | string {
  const { mode } = replay.start
  if (mode === 'mail' || mode === 'sealed') return 'Games by mail are not corrected by hand.'
  try {
    const state = applyCorrections(replay.state, step.corrections)
    if (hashGameState(state) !== step.stateHash) return 'The hash of the state after the correction does not fit.'
    return { ...replay, state, corrections: [...replay.corrections, step] }
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return `The correction makes no sense: ${error.message}`
    throw error
  }
}
