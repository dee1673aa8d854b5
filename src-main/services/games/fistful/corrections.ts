import type { Author } from '#main/db/change-log.ts'
import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { correctState } from '#main/games/fistful/commands/correct-state.ts'
import { stateHash } from '#main/games/fistful/proof/seal.ts'
import { Refused } from '#main/services/refused.ts'
import type { InputOf } from '#shared/contract/contract.ts'
import type { Correction } from '#shared/games/fistful/correction.ts'
import type { GameState } from '#shared/games/fistful/model.ts'
import { midSentence } from '#shared/kit/words.ts'
import { createFistfulArchive } from './archive.ts'
import type { OutgoingMails } from './outgoing-mail.ts'
import { requireChosen } from './sheets.ts'
import { type FistfulTools, positionOf, requireNothingFought, stateOf } from './tools.ts'

/** The position set right by hand: a named step of the archive, which can be undone. */
export function createFistfulCorrections(tools: FistfulTools, { keepOutgoing }: OutgoingMails) {
  const { file, board, getGame, getRunning, deskVersion, requireFreshSheets } = tools
  const archive = createFistfulArchive(tools)

  return {
    correct({ id, version, note, corrections }: InputOf<'fistful', 'correct'>, author: Author): { version: number } {
      const game = getRunning(id)
      requireFreshSheets(game, version, [])
      requireOneTable(game)
      requireNothingFought(tools, game)
      requireChosen(game)
      const state = corrected(stateOf(game), corrections)
      const { turn } = game.position
      file.changes.record(`Correct the position of ${midSentence(game.name)}: ${note}`, author, () => {
        board.games.update({ ...game, position: positionOf(state), isOver: state.result !== null })
        const body = { kind: 'correction', turn, note, corrections: [...corrections] } as const
        archive.append(id, [{ ...body, stateHash: stateHash(state) }])
        keepOutgoing(getGame(id))
      })
      return { version: deskVersion(getGame(id)) }
    },
  }
}

/** By mail the other file would not know of it, and the two would part. */
function requireOneTable({ mode, name }: FistfulGame): void {
  if (mode === 'mail' || mode === 'sealed')
    throw new Refused(
      'conflict',
      `${name} is played by mail: the other file would not know of a correction. Undo what was wrong instead.`,
    )
}

function corrected(state: GameState, corrections: readonly Correction[]): GameState {
  try {
    return correctState(state, corrections)
  } catch (error) {
    // The rules say in words why a correction makes no sense; anything else is a fault.
    if (error instanceof Error && error.constructor === Error) throw new Refused('illegal', error.message)
    throw error
  }
}
