import { type CommandResult, type CommandLineCall, CLI_AUTHOR, getTextOption } from '#main/hosts/cli/command.ts'
import type { TurnView } from '#shared/contract/fistful/reports.ts'
import {
  type FistfulGameHandle,
  listNextStepLines,
  hasYesOption,
  parseSideOption,
  runWithFistfulGame,
} from './campaign-game.ts'
import { parseFaces } from './game-options.ts'
import { resolveTurnFromFiles } from './resolve-files.ts'
import { formatRejectedLine } from './write-sheet.ts'

/** `orrery fistful home HEX`: chooses a side's homeworld. A poor one needs `--yes` (FIST-SETUP-2). */
export function chooseHome(call: CommandLineCall): Promise<CommandResult> {
  const [, star = ''] = call.args
  return runWithFistfulGame(call, (game) => {
    const desk = game.desk()
    const side = parseSideOption(call, desk)
    const warning = desk.homeworldWarnings[star]
    if (warning !== undefined && !hasYesOption(call))
      return {
        data: { warning },
        text: `${warning}\nNothing was chosen: say --yes to begin there all the same.`,
        hasProblems: true,
      }
    game.fistful.chooseHomeworld({ ...game.seen(), side, star }, CLI_AUTHOR)
    return {
      data: { side, star },
      text: [`Player ${side} begins at ${star}.`, ...listNextStepLines(game.desk(side))].join('\n'),
    }
  })
}

/** `orrery fistful resolve`: resolves the turn of a game of the campaign, or of a state and two sheets in files. */
export function resolveGameTurn(call: CommandLineCall): CommandResult | Promise<CommandResult> {
  if (call.args.length > 1) return resolveTurnFromFiles(call)
  return runWithFistfulGame(call, (game) => {
    const faces = getTextOption(call, 'faces')
    const { turn } = game.fistful.resolve(
      { ...game.seen(), faces: faces === null ? [] : parseFaces(faces) },
      CLI_AUTHOR,
    )
    return tellTurn(call, game, turn)
  })
}

/** `orrery fistful report [TURN]`: the report of a turn, by default of the last one. */
export function showReport(call: CommandLineCall): Promise<CommandResult> {
  const [, turn] = call.args
  return runWithFistfulGame(call, (game) => {
    const { text, ...view } = readTurn(call, game, turn === undefined ? game.desk().turns : Number(turn))
    return { data: view, text: text.trimEnd() }
  })
}

function readTurn(call: CommandLineCall, { fistful, id, desk }: FistfulGameHandle, turn: number): TurnView {
  const as = getTextOption(call, 'side') === null ? null : parseSideOption(call, desk())
  return fistful.turn({ id, turn: Number.isInteger(turn) ? turn : 0, as })
}

function tellTurn(call: CommandLineCall, game: FistfulGameHandle, turn: number): CommandResult {
  const { text, rejected, events, ...view } = readTurn(call, game, turn)
  const lines =
    call.values['report'] === true
      ? [text.trimEnd()]
      : [...rejected.map(formatRejectedLine), ...events.map((event) => event.text)]
  return {
    data: { turn, rejected, events, battles: view.battles, after: view.after },
    text: [...lines, ...listNextStepLines(game.desk())].join('\n'),
    hasProblems: rejected.length > 0,
  }
}
