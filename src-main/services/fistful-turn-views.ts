import type { PositionView } from '../../src-shared/contract/fistful-views.ts'
import type { TurnLine, TurnView } from '../../src-shared/contract/fistful-reports.ts'
import { type Side, SIDES, type TurnReport } from '../../src-shared/games/fistful/model.ts'
import { REASONS } from '../../src-shared/games/fistful/tables/reasons.ts'
import type { FistfulGame, FistfulTurn } from '../db/repositories/fistful.ts'
import { orderStatements } from '../games/fistful/mail/order-statements.ts'
import { reportFor } from '../games/fistful/view.ts'
import { battleLines, battleView, eventsOf } from './fistful-events.ts'
import { positionView } from './fistful-position.ts'
import { rejectedView } from './fistful-sheet-views.ts'
import { eyesOf, type FistfulTools } from './fistful-tools.ts'
import { fleetWords, sentence, settingsWords, shipWords, starWords } from './fistful-words.ts'
import { found } from './refused.ts'

/** Past turns, as a side or the referee may read them. */
export type FistfulTurnViews = ReturnType<typeof createFistfulTurnViews>

/** The archive of turns in words (FIST-REP-2). */
export function createFistfulTurnViews({ board, getGame, sheetOf }: FistfulTools) {
  /** A turn for a viewer: in fog what FIST-FOG-1 and -2 allow; at one table nobody reads what the other side made or got wrong. */
  function reportIn(game: FistfulGame, report: TurnReport, eyes: Side | null): TurnReport {
    const seen = reportFor(report, eyes, game.settings)
    if (eyes === null || isShared(game)) return seen
    const isOwn = ({ side }: { readonly side: Side }): boolean => side === eyes
    return { ...seen, rejected: seen.rejected.filter(isOwn), production: seen.production.filter(isOwn) }
  }

  function viewOf(game: FistfulGame, turns: readonly FistfulTurn[], turn: number, eyes: Side | null): TurnView {
    const row = found(turns.find((one) => one.turn === turn) ?? null, 'turn')
    const next = turns.find((one) => one.turn === turn + 1)?.before ?? game.position
    const reports = turns.filter((one) => one.turn <= turn).map((one) => one.report)
    const report = reportIn(game, row.report, eyes)
    const readable = eyes === null || isShared(game) ? SIDES : [eyes]
    const after = positionView(game, next, reports, eyes)
    const orders = readable.map((side) => {
      const { orders: given } = sheetOf(game, turn, side)
      return { side, orders: given, text: orderStatements(given).join('\n') }
    })
    return {
      turn,
      before: positionView(game, row.before, reports.slice(0, -1), eyes),
      after,
      orders,
      rejected: report.rejected.map(rejectedView),
      events: eventsOf(game, report),
      battles: report.battles.map((battle) => battleView(game, battle)),
      dice: [...report.dice],
      text: reportText(game, row, report, { after, orders }),
    }
  }

  function turns({ id, viewer }: { id: string; viewer: Side | null }): TurnLine[] {
    const game = getGame(id)
    const eyes = eyesOf(game, viewer)
    return board.turns.listOf(id).map(({ turn: number, resolver, resolvedAt, report }) => {
      const { battles, captures, rejected } = reportIn(game, report, eyes)
      const counts = { battles: battles.length, captures: captures.length, rejected: rejected.length }
      return { turn: number, resolver, resolvedAt, ...counts }
    })
  }

  function turn({ id, turn: number, viewer }: { id: string; turn: number; viewer: Side | null }): TurnView {
    const game = getGame(id)
    return viewOf(game, board.turns.listOf(id), number, eyesOf(game, viewer))
  }

  return { viewOf, turns, turn }
}

/** In games by mail each player has both order sheets of a turn that was resolved. */
function isShared({ mode }: FistfulGame): boolean {
  return mode === 'mail' || mode === 'sealed'
}

function reportText(
  game: FistfulGame,
  { turn, resolver }: FistfulTurn,
  report: TurnReport,
  { after, orders }: Pick<TurnView, 'after' | 'orders'>,
): string {
  const by = resolver === null ? '' : `, resolved by ${game.seats[resolver].name}`
  const rejected = report.rejected.map(({ side, part, about, reason, nearest }) => {
    const instead = nearest === null ? '' : ` Nearest: ${nearest}.`
    return `${side}, ${part} ${about}: ${REASONS[reason]}${instead}`
  })
  const dice = report.dice.length === 0 ? [] : [`Dice: ${report.dice.join(' ')}`]
  return [
    `${game.name} (${game.code}), report of turn ${turn}${by}`,
    settingsWords(game.settings),
    ...section(
      'What happened',
      eventsOf(game, report).map(({ text }) => text),
    ),
    ...section('Battles', [...report.battles.flatMap((battle) => battleLines(game, battle)), ...dice]),
    ...section('Not carried out', rejected),
    ...section('Fleets', fleetLines(game, after)),
    ...section('Colonies', colonyLines(game, after)),
    ...orders.flatMap(({ side, text }) => section(`Orders of ${side}`, text === '' ? ['none'] : text.split('\n'))),
    '',
  ].join('\n')
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `- ${line}`.replace(/^- {2}/, '  '))]
}

function fleetLines({ map }: FistfulGame, { fleets }: PositionView): string[] {
  return fleets.map(({ owner, id, at, ships }) => {
    const what = ships === null ? 'unknown ships' : shipWords(ships)
    return sentence(`${fleetWords(owner, id ?? '')} at ${starWords(map, at)}: ${what}`)
  })
}

function colonyLines({ map }: FistfulGame, { colonies }: PositionView): string[] {
  return colonies.map(({ star, owner, size, isFortified, isBesieged, isHomeworld }) => {
    const parts = [
      isHomeworld ? 'homeworld' : '',
      size === null ? 'size unknown' : `size ${size}`,
      isFortified ? 'fortified' : '',
      isBesieged ? 'besieged' : '',
    ]
    return `${starWords(map, star)} of ${owner}: ${parts.filter(Boolean).join(', ')}.`
  })
}
