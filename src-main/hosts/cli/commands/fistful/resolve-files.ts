import { resolve } from 'node:path'
import { type ResolvedTurn, resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { computeTurnResolutionState } from '#main/games/fistful/commands/turn-resolution-state.ts'
import { formatTurnReport } from '#main/games/fistful/mail/report-text.ts'
import { hashGameState } from '#main/games/fistful/proof/seal.ts'
import { buildGameView } from '#main/games/fistful/view.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { type CommandResult, type CommandLineCall, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { writeNewFile } from '#main/hosts/cli/files.ts'
import { getErrorMessage } from '#main/hosts/error-message.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { type GameState, type Orders, type Side, SIDES } from '#shared/games/fistful/model.ts'
import { formatRejectedOrder } from './check-orders.ts'
import { parseFaces } from './game-options.ts'
import { readOrderSheet, readState, requireMatchingOrderSheet, type ParsedOrderSheet } from './read-input.ts'

/** `orrery fistful resolve STATE SHEET-A SHEET-B`: resolves one turn and returns the next state and the report. */
export function resolveTurnFromFiles(call: CommandLineCall): CommandResult {
  const [, statePath, pathA, pathB] = call.args
  const state = readState(statePath)
  const sheets = { A: readOrderSheet(pathA), B: readOrderSheet(pathB) }
  for (const side of SIDES) requireMatchingOrderSheet(sheets[side], { game: null, turn: state.turn, side })
  const seed = seedOf(call)
  const turn = resolveWith({ state, orders: { A: sheets.A.orders, B: sheets.B.orders } }, call, seed)
  const problems = SIDES.flatMap((side) => sheets[side].problems.map((problem) => ({ side, ...problem })))
  const out = getTextOption(call, 'out')
  if (out !== null) writeNewFile(resolve(out), `${JSON.stringify(turn.state)}\n`)
  const unread = problems.map(({ side, line, why }) => `${side}, line ${line}: ${why}`)
  const report = call.values['report'] === true ? [writtenReport(turn, sheets, seed)] : shortReport(turn, seed)
  return {
    data: { ...turn, problems, seed },
    text: [...unread, ...report].join('\n'),
    hasProblems: problems.length + turn.report.rejected.length > 0,
  }
}

/** The given seed, or null for a random one, so that the dice cannot be known before the orders are written. */
function seedOf(call: CommandLineCall): string | null {
  return getTextOption(call, 'faces') === null ? (getTextOption(call, 'seed') ?? call.world.newSeed()) : null
}

function shortReport({ state, report }: ResolvedTurn, seed: string | null): string[] {
  return [
    ...report.rejected.map(formatRejectedOrder),
    ...report.battles.map(({ star, winner, rounds }) => `battle at ${star}: ${winner} wins in ${rounds.length} rounds`),
    ...report.captures.map(({ star, from, to }) => `${star}: ${to} takes it from ${from}`),
    ...(seed === null || report.dice.length === 0 ? [] : [`${report.dice.length} dice from the seed ${seed}`]),
    state.result === null
      ? `Turn ${state.turn} is next.`
      : `The game is over: ${state.result.winner ?? 'nobody'} wins.`,
  ]
}

/** Formats the report as in mails and on the turn's page (FIST-REP-2). */
function writtenReport(
  { state, report }: ResolvedTurn,
  sheets: Readonly<Record<Side, ParsedOrderSheet>>,
  seed: string | null,
): string {
  const orders = SIDES.map((side) => ({ side, orders: sheets[side].orders }))
  const heading = {
    name: sheets.A.game ?? 'A Fistful of Planets',
    players: { A: 'player A', B: 'player B' },
    resolver: null,
  }
  return formatTurnReport(report, buildGameView(state, [report], null), {
    ...heading,
    orders,
    seed,
    stateHash: hashGameState(state),
  }).trimEnd()
}

interface Turn {
  readonly state: GameState
  readonly orders: Readonly<Record<Side, Orders>>
}

function resolveWith({ state, orders }: Turn, call: CommandLineCall, seed: string | null): ResolvedTurn {
  if (state.result !== null) throw new RefusalError('illegal', 'This game is over: there is no turn to resolve.')
  if (state.homeworlds.A === null || state.homeworlds.B === null)
    throw new RefusalError('illegal', 'Both homeworlds must be chosen before the first turn.')
  if (seed !== null) return resolveTurn(state, orders, createSeededDice(`${seed}/${state.turn}`))
  const next = throwTyped(state, orders, parseFaces(getTextOption(call, 'faces') ?? ''))
  if ('resolved' in next) return next.resolved
  if ('open' in next)
    throw new RefusalError(
      'illegal',
      `What is fought at ${next.open[0]?.star ?? 'a star'} is played in Orrery: on the command line leave flownClashes and foughtCaptures out.`,
    )
  const { star } = next.wanted
  throw new RefusalError('illegal', `More dice are thrown at ${star}: name one face more with --faces.`)
}

function throwTyped(state: GameState, orders: Readonly<Record<Side, Orders>>, faces: readonly number[]) {
  try {
    return computeTurnResolutionState(state, orders, faces)
  } catch (error) {
    throw new UsageError(getErrorMessage(error))
  }
}
