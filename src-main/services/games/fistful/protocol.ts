import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import { type SealProtocol, type Reveal, type TurnSealsAndReveals } from '#main/games/fistful/proof/protocol.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'

/** The state of a sealed game from this side's view, derived from its sheets (FIST-TURN-3). */
export function buildSealProtocol(game: FistfulGame, sheets: readonly FistfulSheet[]): SealProtocol {
  const own = game.mySide ?? 'A'
  const last = sheets.reduce((most, { turn }) => Math.max(most, turn), 0)
  const find = (turn: number, side: Side) => sheets.find((sheet) => sheet.turn === turn && sheet.side === side)
  const turns = Array.from({ length: last }, (_, at): TurnSealsAndReveals => {
    const [A, B] = SIDES.map((side) => find(at + 1, side))
    return {
      seals: { A: A?.seal ?? null, B: B?.seal ?? null },
      reveals: { A: revealOf(A, own), B: revealOf(B, own) },
    }
  })
  const { turn, result } = game.position
  return { game: game.code, side: own, turns, resolved: turn - 1, isOver: result !== null }
}

/** Our own orders are known from sealing on. */
function revealOf(sheet: FistfulSheet | undefined, own: Side): Reveal | null {
  if (!sheet || sheet.nonce === null || !(sheet.isRevealed || sheet.side === own)) return null
  return { orders: sheet.orders, nonce: sheet.nonce }
}
