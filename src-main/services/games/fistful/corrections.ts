import type { Author } from '#main/db/change-log/change-log.ts'
import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { applyCorrections } from '#main/games/fistful/commands/apply-corrections.ts'
import { hashGameState } from '#main/games/fistful/proof/seal.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { Correction } from '#shared/games/fistful/correction.ts'
import type { GameState } from '#shared/games/fistful/model.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { createFistfulArchiveAccess } from './archive.ts'
import {
  type FistfulDependencies,
  extractPosition,
  requireNoFightStarted,
  buildGameState,
} from './fistful-dependencies.ts'
import type { OutgoingMailService } from './outgoing-mail.ts'
import { requireHomeworldsChosen } from './sheets.ts'

/** Corrects the position by hand, as a named step of the archive that can be undone. */
export function createFistfulCorrectionService(tools: FistfulDependencies, { keepOutgoing }: OutgoingMailService) {
  const { file, board, getGame, getRunning, deskVersion, requireFreshSheets } = tools
  const archive = createFistfulArchiveAccess(tools)

  return {
    correct(
      { id, version, note, corrections }: ServiceMethodInput<'fistful', 'correct'>,
      author: Author,
    ): { version: number } {
      const game = getRunning(id)
      requireFreshSheets(game, version, [])
      requireOneTable(game)
      requireNoFightStarted(tools, game)
      requireHomeworldsChosen(game)
      const state = corrected(buildGameState(game), corrections)
      const { turn } = game.position
      file.changes.record(`Correct the position of ${formatNameMidSentence(game.name)}: ${note}`, author, () => {
        board.games.update({ ...game, position: extractPosition(state), isOver: state.result !== null })
        const body = { kind: 'correction', turn, note, corrections: [...corrections] } as const
        archive.append(id, [{ ...body, stateHash: hashGameState(state) }])
        keepOutgoing(getGame(id))
      })
      return { version: deskVersion(getGame(id)) }
    },
  }
}

/** Refuses games by mail: the other file would not receive the correction, and the two would diverge. */
function requireOneTable({ mode, name }: FistfulGame): void {
  if (mode === 'mail' || mode === 'sealed')
    throw new RefusalError(
      'conflict',
      `${name} is played by mail: the other file would not know of a correction. Undo what was wrong instead.`,
    )
}

function corrected(state: GameState, corrections: readonly Correction[]): GameState {
  try {
    return applyCorrections(state, corrections)
  } catch (error) {
    // Rule errors say why a correction is invalid; all other errors are faults.
    if (error instanceof Error && error.constructor === Error) throw new RefusalError('illegal', error.message)
    throw error
  }
}
