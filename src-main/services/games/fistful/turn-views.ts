import type { FistfulGame, FistfulTurn } from '#main/db/repositories/fistful.ts'
import { formatOrderStatements } from '#main/games/fistful/mail/order-statements.ts'
import { formatTurnReport } from '#main/games/fistful/mail/report-text.ts'
import { redactReportForSide, buildGameView } from '#main/games/fistful/view.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { TurnListItem, TurnView } from '#shared/contract/fistful/reports.ts'
import { type Side, SIDES, type TurnReport } from '#shared/games/fistful/model.ts'
import { createFistfulArchiveAccess } from './archive.ts'
import { createCorrectionViewLister } from './correction-views.ts'
import { buildBattleView, listReportEvents } from './events.ts'
import { getViewerSide, type FistfulDependencies, buildGameState } from './fistful-dependencies.ts'
import { buildPositionView } from './position.ts'
import { buildRejectedOrderView } from './sheet-views.ts'

/**
 * Creates the queries of resolved turns: their list, and one turn with orders, events, battles and proof. In fog each
 * side gets only what it may know (FIST-REP-2).
 */
export function createFistfulTurnViewBuilder(tools: FistfulDependencies) {
  const { board, getGame, sheetOf } = tools
  const archive = createFistfulArchiveAccess(tools)
  const corrections = createCorrectionViewLister(tools)

  /**
   * A turn for a viewer: in fog what FIST-FOG-1 and -2 allow; at one table without what the other side built or got
   * wrong.
   */
  function reportIn(game: FistfulGame, report: TurnReport, eyes: Side | null): TurnReport {
    const seen = redactReportForSide(report, eyes, game.settings)
    if (eyes === null || isShared(game)) return seen
    const isOwn = ({ side }: { readonly side: Side }): boolean => side === eyes
    return { ...seen, rejected: seen.rejected.filter(isOwn), production: seen.production.filter(isOwn) }
  }

  function viewOf(game: FistfulGame, turns: readonly FistfulTurn[], turn: number, eyes: Side | null): TurnView {
    const row = requireFound(turns.find((candidate) => candidate.turn === turn) ?? null, 'turn')
    const next = turns.find((candidate) => candidate.turn === turn + 1)?.before ?? game.position
    const reports = turns.filter((candidate) => candidate.turn <= turn).map((item) => item.report)
    const report = reportIn(game, row.report, eyes)
    const readable = eyes === null || isShared(game) ? SIDES : [eyes]
    const orders = readable.map((side) => {
      const { orders: given } = sheetOf(game, turn, side)
      return { side, orders: given, text: formatOrderStatements(given).join('\n') }
    })
    return {
      turn,
      before: buildPositionView(game, row.before, reports.slice(0, -1), eyes),
      after: buildPositionView(game, next, reports, eyes),
      orders,
      rejected: report.rejected.map((rejectedOrder) =>
        buildRejectedOrderView(rejectedOrder, sheetOf(game, turn, rejectedOrder.side).orders),
      ),
      corrections: corrections(game, turn, eyes),
      events: listReportEvents(game, report),
      battles: report.battles.map((battle) => buildBattleView(game, battle)),
      dice: [...report.dice],
      text: formatTurnReport(report, buildGameView(buildGameState(game, next), reports, isShared(game) ? null : eyes), {
        name: game.name,
        players: { A: game.seats.A.name, B: game.seats.B.name },
        resolver: row.resolver,
        orders,
        ...proofFor(game, turn, eyes),
      }),
    }
  }

  /** The proof of a turn. In fog for the referee only, since the hash of a state could be used to test guesses. */
  function proofFor(game: FistfulGame, turn: number, eyes: Side | null) {
    const step = eyes === null || game.settings.fog === 'off' ? archive.turnStep(game.id, turn) : null
    return { seed: step?.seed ?? null, stateHash: step?.stateHash ?? null }
  }

  function turns({ id, as }: { id: string; as: Side | null }): TurnListItem[] {
    const game = getGame(id)
    const eyes = getViewerSide(game, as)
    return board.turns.listOf(id).map(({ turn: number, resolver, resolvedAt, report }) => {
      const { battles, captures, rejected } = reportIn(game, report, eyes)
      const counts = { battles: battles.length, captures: captures.length, rejected: rejected.length }
      return { turn: number, resolver, resolvedAt, ...counts }
    })
  }

  function turn({ id, turn: number, as }: { id: string; turn: number; as: Side | null }): TurnView {
    const game = getGame(id)
    return viewOf(game, board.turns.listOf(id), number, getViewerSide(game, as))
  }

  return { viewOf, turns, turn }
}

/** Whether each player has both order sheets of a resolved turn, as in games by mail. */
function isShared({ mode }: FistfulGame): boolean {
  return mode === 'mail' || mode === 'sealed'
}
