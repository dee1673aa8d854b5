import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import type { ResolvedTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { listSealAndRevealSteps } from '#main/games/fistful/proof/archive.ts'
import { getTurnSealsAndReveals } from '#main/games/fistful/proof/protocol.ts'
import { hashGameState } from '#main/games/fistful/proof/seal.ts'
import type { ArchiveStepBody } from '#shared/games/fistful/archive-step.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import { createFistfulArchiveAccess } from './archive.ts'
import { type FistfulDependencies, extractPosition } from './fistful-dependencies.ts'
import { buildSealProtocol } from './protocol.ts'
import { createStepSigner } from './signed-steps.ts'

export type SheetsBySide = Readonly<Record<Side, FistfulSheet>>

/** A resolved turn, ready to be written. */
export interface TurnToWrite {
  readonly game: FistfulGame
  readonly sheets: SheetsBySide
  readonly resolved: ResolvedTurn
  /** Null if dice were entered. */
  readonly seed: string | null
  readonly resolver: Side | null
}

/** Writes resolved turns with their steps. Call inside the change. */
export function createTurnWriter(tools: FistfulDependencies) {
  const { board, now } = tools
  const { fights } = tools
  const archive = createFistfulArchiveAccess(tools)
  const signing = createStepSigner(tools)

  function sealSteps(game: FistfulGame, turn: number): ArchiveStepBody[] {
    if (game.mode !== 'sealed') return []
    const bodies = listSealAndRevealSteps(
      turn,
      getTurnSealsAndReveals(buildSealProtocol(game, board.sheets.listOf(game.id)), turn),
    )
    return signing.signedSteps(game, bodies)
  }

  return ({ game, sheets, resolved, seed, resolver }: TurnToWrite): void => {
    const { state, report } = resolved
    const { turn } = game.position
    for (const side of SIDES) board.sheets.put({ ...sheets[side], isReady: true, isRevealed: true })
    const row = { id: `${game.id}/${turn}`, gameId: game.id, turn, before: game.position, report, resolver }
    board.turns.add({ ...row, resolvedAt: now() })
    const orders = { A: sheets.A.orders, B: sheets.B.orders }
    const fought = fights.archivedOf(game)
    const proof = fought.length > 0 ? { fights: fought } : {}
    const body = { kind: 'turn', turn, resolver, seed, orders, dice: report.dice, ...proof, report } as const
    archive.append(game.id, [...sealSteps(game, turn), { ...body, stateHash: hashGameState(state) }])
    board.games.update({ ...game, position: extractPosition(state), isOver: state.result !== null, dueOn: null })
  }
}
