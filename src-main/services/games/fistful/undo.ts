import { canonicalJson } from '#main/games/kit/hash.ts'
import { RefusalError } from '#main/services/refusal-error.ts'
import type { Tools } from '#main/services/tools.ts'

/** What stands of a sealed game, and the words that refuse to turn it back. */
interface Standing {
  readonly gameId: string
  readonly content: string
  readonly why: string
}

/**
 * What undo may not touch: in a sealed game a commitment stands once its mail was written, with what it was made over, and
 * a turn follows from two of them. Look before a change is turned back, and call what comes back once its rows are written
 * (FIST-TURN-3).
 */
export function createFistfulUndo({ file }: Pick<Tools, 'file'>) {
  const board = file.rows.fistful

  /** Homeworlds, and the keys by which mails are checked. */
  function startOf(gameId: string): Standing {
    const game = board.games.find(gameId)
    const keys = board.keys.find(gameId)
    const why = 'Orders are sealed over these homeworlds and keys, and their mail is written: they stand.'
    const content = canonicalJson([game?.position.homeworlds ?? null, keys?.publicA ?? null, keys?.publicB ?? null])
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
        // A game that is removed takes all of it along.
        const lost = before.find(
          ({ gameId, content }) => !after.has(`${gameId} ${content}`) && board.games.find(gameId) !== null,
        )
        if (lost !== undefined) throw new RefusalError('conflict', lost.why)
      }
    },
  }
}
