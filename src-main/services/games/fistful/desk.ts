import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { findHomeworldWarning } from '#main/games/fistful/map-warnings.ts'
import { classifyHomeworldStars } from '#main/games/fistful/setup.ts'
import type { OrderDeskView, FistfulGameHeader, OrderSheetView } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import { createCorrectionViewLister } from './correction-views.ts'
import { buildFightView } from './fight-views.ts'
import { getViewerSide, type FistfulDependencies, isPlayedHere, buildGameState } from './fistful-dependencies.ts'
import { createNextStepLister } from './next-step.ts'
import type { OutgoingMailService } from './outgoing-mail.ts'
import { buildMapView, buildCurrentPositionView } from './position.ts'
import { buildSheetView } from './sheet-views.ts'

/**
 * Creates the order desk for one side or the referee. It is built from what they may know, never by removing data from
 * the full state.
 */
export function createOrderDeskViewBuilder(
  tools: FistfulDependencies,
  head: (game: FistfulGame) => FistfulGameHeader,
  post: OutgoingMailService,
) {
  const { board, fights, getGame, sheetOf } = tools
  const next = createNextStepLister(tools)
  const corrections = createCorrectionViewLister(tools)

  /** The viewer's own sheet; both sheets for the referee. */
  function sheetsFor(game: FistfulGame, eyes: Side | null): OrderSheetView[] {
    const { homeworlds, result, turn } = game.position
    if (homeworlds.A === null || homeworlds.B === null || result !== null) return []
    const state = buildGameState(game)
    return SIDES.filter((side) => eyes === null || eyes === side).map((side) =>
      buildSheetView(state, sheetOf(game, turn, side)),
    )
  }

  function freeStars(game: FistfulGame, side: Side): string[] {
    if (!isPlayedHere(game, side)) return []
    return [...classifyHomeworldStars(buildGameState(game), side).legal]
  }

  function warningsOf(game: FistfulGame): Record<string, string> {
    const state = buildGameState(game)
    const stars = new Set(SIDES.flatMap((side) => freeStars(game, side)))
    const warnings = [...stars].map((star) => [star, findHomeworldWarning(state, star)] as const)
    return Object.fromEntries(warnings.flatMap(([star, text]) => (text === null ? [] : [[star, text]])))
  }

  return ({ id, as }: { id: string; as: Side | null }): OrderDeskView => {
    const game = getGame(id)
    const eyes = getViewerSide(game, as)
    const reports = board.turns.listOf(id).map(({ report }) => report)
    return {
      head: headFor(head(game), eyes),
      viewer: eyes,
      next: next(game, post.hasMail(game)),
      map: buildMapView(game),
      homeworldStars: { A: freeStars(game, 'A'), B: freeStars(game, 'B') },
      homeworldWarnings: warningsOf(game),
      position: buildCurrentPositionView(game, reports, eyes),
      sheets: sheetsFor(game, eyes),
      fights: fights.ofTurn(game).map((fight) => buildFightView(game, fight)),
      corrections: corrections(game, game.position.turn, eyes),
      turns: reports.length,
    }
  }
}

/** The head without the notes, unless the viewer is the gamemaster as referee. */
function headFor(head: FistfulGameHeader, eyes: Side | null): FistfulGameHeader {
  return eyes === null || head.mySide !== null ? head : { ...head, notes: '' }
}
