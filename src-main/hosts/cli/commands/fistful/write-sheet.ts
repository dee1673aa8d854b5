import { resolve } from 'node:path'
import { formatOrderSheet } from '#main/games/fistful/mail/order-sheet-text.ts'
import {
  type CommandResult,
  type CommandLineCall,
  parseChoiceOption,
  CLI_AUTHOR,
  getTextOption,
} from '#main/hosts/cli/command.ts'
import { writeNewFile } from '#main/hosts/cli/files.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { OrderDeskView, RejectedOrderView, OrderSheetView } from '#shared/contract/fistful/views.ts'
import type { Side } from '#shared/games/fistful/model.ts'
import { BOT_STYLE_NAMES } from '#shared/games/fistful/tables/bot-styles.ts'
import {
  type FistfulGameHandle,
  listNextStepLines,
  hasYesOption,
  parseSideOption,
  runWithFistfulGame,
} from './campaign-game.ts'
import { readOrderSheet, requireMatchingOrderSheet } from './read-input.ts'

/**
 * `orrery fistful sheet [--bot TEMPER]`: the current order sheet of a side, initially blank; a bot can fill it in
 * first.
 */
export function showOrderSheet(call: CommandLineCall): Promise<CommandResult> {
  return runWithFistfulGame(call, (game) => {
    const side = parseSideOption(call, game.desk())
    const temper = parseChoiceOption(call, 'bot', BOT_STYLE_NAMES)
    if (temper !== null) game.fistful.botOrders({ ...game.seen(), side, temper }, CLI_AUTHOR)
    const desk = game.desk(side)
    const text = sheetText(desk, openSheet(desk, side))
    const out = getTextOption(call, 'out')
    if (out !== null) writeNewFile(resolve(out), text)
    return { data: openSheet(desk, side).orders, text: out ?? text.trimEnd() }
  })
}

/** The order sheet as text. Comment lines list what is needed to fill it in: own fleets, colonies and their points. */
function sheetText({ head, map }: OrderDeskView, { side, orders, fleets, works }: OrderSheetView): string {
  const nameOf = (star: string) =>
    `${star} ${map.stars.find((candidate) => candidate.star === star)?.name ?? ''}`.trim()
  const remarks = [
    ...fleets.map(
      ({ fleet, at, ships }) =>
        `# Fleet ${fleet} at ${nameOf(at)}: ${Object.entries(ships)
          .map(([kind, count]) => `${count}${kind}`)
          .join('')}`,
    ),
    ...works.map(({ star, points, size, rating }) => `# ${nameOf(star)}: ${points} points, size ${size} of ${rating}`),
  ]
  return [formatOrderSheet({ game: head.code, turn: head.turn, side }, orders).trimEnd(), ...remarks, ''].join('\n')
}

function openSheet(desk: OrderDeskView, side: Side): OrderSheetView {
  const sheet = desk.sheets.find((candidate) => candidate.side === side)
  if (sheet) return sheet
  throw new RefusalError('conflict', desk.next[0]?.text ?? `There is no order sheet of ${side} now.`)
}

/** `orrery fistful hand-in [SHEET]`: writes and hands in the orders of a side. Rejected orders need `--yes`. */
export function handInSheet(call: CommandLineCall): Promise<CommandResult> {
  return runWithFistfulGame(call, (game) => {
    const side = parseSideOption(call, game.desk())
    const problems = call.args.length > 1 ? writeFrom(call, game, side) : []
    const { rejected } = openSheet(game.desk(side), side)
    const lines = [...problems.map(({ line, why }) => `line ${line}: ${why}`), ...rejected.map(formatRejectedLine)]
    const isHandedIn = lines.length === 0 || hasYesOption(call)
    if (isHandedIn) game.fistful.handIn({ ...game.seen(), side, isReady: true }, CLI_AUTHOR)
    const end = isHandedIn
      ? listNextStepLines(game.desk(side))
      : ['The orders are written but not handed in: mend these lines, or say --yes.']
    return {
      data: { isHandedIn, problems, rejected },
      text: [...lines, ...end].join('\n'),
      hasProblems: lines.length > 0,
    }
  })
}

function writeFrom(call: CommandLineCall, { fistful, seen, desk }: FistfulGameHandle, side: Side) {
  const sheet = readOrderSheet(call.args[1])
  const { code, turn } = desk().head
  requireMatchingOrderSheet(sheet, { game: code, turn, side })
  fistful.saveOrders({ ...seen(), side, turn, orders: sheet.orders }, CLI_AUTHOR)
  return sheet.problems
}

/** Formats a rejected line with the nearest valid one. */
export function formatRejectedLine({ side, line, text, nearest }: RejectedOrderView): string {
  return `${side} ${line}: ${text}${nearest === null ? '' : ` Nearest: ${nearest}`}`
}
