import { Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'

/**
 * What undo may not touch: in a sealed game a commitment stands once its mail was written, and a turn follows from two of
 * them. Look before a change is turned back, and call what comes back once its rows are written (FIST-TURN-3).
 */
export function createFistfulUndo({ file }: Pick<Tools, 'file'>) {
  const board = file.rows.fistful
  const look = () => ({ seals: board.sheets.listSeals(), turns: board.turns.listSealed() })
  return {
    beforeUndo(): () => void {
      const before = look()
      return () => {
        if (before.seals.length === 0) return
        const after = look()
        const standing = (gameId: string): boolean => board.games.find(gameId) !== null
        const seal = before.seals.find(
          (one) => !after.seals.some((kept) => kept.id === one.id && kept.seal === one.seal),
        )
        if (seal !== undefined && standing(seal.gameId))
          throw new Refused(
            'conflict',
            `The orders of side ${seal.side} for turn ${seal.turn} are sealed and their mail is written: they stand.`,
          )
        const turn = before.turns.find((one) => !after.turns.some(({ id }) => id === one.id))
        if (turn !== undefined && standing(turn.gameId))
          throw new Refused(
            'conflict',
            `Turn ${turn.turn} follows from what both sides sealed, and its mails are written: it cannot come out otherwise.`,
          )
      }
    },
  }
}
