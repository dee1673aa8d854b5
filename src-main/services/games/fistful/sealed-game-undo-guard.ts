import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'

/** A fact of a sealed game that must not be undone, and the refusal. */
interface Standing {
  readonly gameId: string
  readonly content: string
  readonly why: string
}

/**
 * Guards sealed games against undo: a commitment is final once its mail was written, together with what it was made
 * over, and a turn follows from two of them. Call before a revert, and call the returned function once its rows are
 * written (FIST-TURN-3).
 */
export function createSealedGameUndoGuard({ file }: Pick<ServiceDependencies, 'file'>) {
  const board = file.rows.fistful

  /** Homeworlds, and the keys that verify mails. */
  function startOf(gameId: string): Standing {
    const game = board.games.find(gameId)
    const keys = board.keys.find(gameId)
    const why = 'Orders are sealed over these homeworlds and keys, and their mail is written: they stand.'
    const content = formatCanonicalJson([
      game?.position.homeworlds ?? null,
      keys?.publicA ?? null,
      keys?.publicB ?? null,
    ])
    return { gameId, content, why }
  }

  function standing(): Standing[] {
    const seals = board.sheets.listSeals()
    const turns = board.turns.listSealed()
    return [
      ...seals.map(({ gameId, id, seal, side, turn }) => {
        const why = `The orders of side ${side} for turn ${turn} are sealed and their mail is written: they stand.`
        return { gameId, content: `${id} ${seal}`, why }
      }),
      ...[...new Set(seals.map(({ gameId }) => gameId))].map(startOf),
      ...turns.map(({ gameId, id, turn }) => {
        const why = `Turn ${turn} follows from what both sides sealed, and its mails are written: it cannot come out otherwise.`
        return { gameId, content: id, why }
      }),
    ]
  }

  return {
    beforeUndo(): () => void {
      const before = standing()
      return () => {
        if (before.length === 0) return
        const after = new Set(standing().map(({ gameId, content }) => `${gameId} ${content}`))
        // Removing a game removes all of these.
        const lost = before.find(
          ({ gameId, content }) => !after.has(`${gameId} ${content}`) && board.games.find(gameId) !== null,
        )
        if (lost !== undefined) throw new RefusalError('conflict', lost.why)
      }
    },
  }
}
