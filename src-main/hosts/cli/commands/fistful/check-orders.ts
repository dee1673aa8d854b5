import { resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { type CommandResult, type CommandLineCall, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { type RejectedOrder, type Side, SIDES } from '#shared/games/fistful/model.ts'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { REJECTION_TEXTS } from '#shared/games/fistful/tables/rejection-texts.ts'
import { readOrderSheet, readState, type ParsedOrderSheet } from './read-input.ts'

/**
 * `orrery fistful orders SHEET [--state STATE --side A]`: prints an order sheet as JSON, and the orders that would be
 * rejected.
 */
export function checkOrders(call: CommandLineCall): CommandResult {
  const [, path] = call.args
  const sheet = readOrderSheet(path)
  const rejected = rejectedOf(call, sheet)
  const lines = [...sheet.problems.map(({ line, why }) => `line ${line}: ${why}`), ...rejected.map(formatRejectedOrder)]
  return {
    data: { orders: sheet.orders, problems: sheet.problems, rejected },
    text: lines.length === 0 ? 'Every line can be carried out.' : lines.join('\n'),
    hasProblems: lines.length > 0,
  }
}

/** Formats a rejected order. */
export function formatRejectedOrder({ side, part, about, reason, nearest }: RejectedOrder): string {
  return `${side} ${part} ${about}: ${REJECTION_TEXTS[reason]}${nearest === null ? '' : ` Nearest: ${nearest}`}`
}

function rejectedOf(call: CommandLineCall, { orders, side: named }: ParsedOrderSheet): readonly RejectedOrder[] {
  const path = getTextOption(call, 'state')
  if (path === null) return []
  const side: Side | null = SIDES.find((candidate) => candidate === (getTextOption(call, 'side') ?? named)) ?? null
  if (side === null) throw new UsageError('Say with --side A or --side B whose sheet it is.')
  const both = { A: NO_ORDERS, B: NO_ORDERS, [side]: orders }
  return resolveTurn(readState(path), both, createSeededDice('check')).report.rejected
}
