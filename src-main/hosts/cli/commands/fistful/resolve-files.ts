import { resolve } from 'node:path'
import { nextRoll } from '#main/games/fistful/commands/next-roll.ts'
import { type ResolvedTurn, resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { seededDice } from '#main/games/kit/dice.ts'
import { type Answer, type Call, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { writeNew } from '#main/hosts/cli/write-new.ts'
import { messageOf } from '#main/hosts/messages.ts'
import { Refused } from '#main/services/refused.ts'
import { type GameState, type Orders, type Side, SIDES } from '#shared/games/fistful/model.ts'
import { rejectedLine } from './check-orders.ts'
import { readSheet, readState, type Sheet } from './read-input.ts'

/** `orrery fistful resolve STATE SHEET-A SHEET-B`: one turn; the answer holds the next state and the report. */
export function resolveFiles(call: Call): Answer {
  const [, statePath, pathA, pathB] = call.args
  const state = readState(statePath)
  const sheets = { A: readSheet(pathA), B: readSheet(pathB) }
  for (const side of SIDES) requireSheetOf(sheets[side], side, state)
  const turn = resolveWith(call, state, { A: sheets.A.orders, B: sheets.B.orders })
  const problems = SIDES.flatMap((side) => sheets[side].problems.map((one) => ({ side, ...one })))
  const out = textOf(call, 'out')
  if (out !== null) writeNew(resolve(out), `${JSON.stringify(turn.state)}\n`)
  return {
    data: { ...turn, problems },
    text: [
      ...problems.map(({ side, line, why }) => `${side}, line ${line}: ${why}`),
      ...turn.report.rejected.map(rejectedLine),
      ...turn.report.battles.map(
        ({ star, winner, rounds }) => `battle at ${star}: ${winner} wins in ${rounds.length} rounds`,
      ),
      ...turn.report.captures.map(({ star, from, to }) => `${star}: ${to} takes it from ${from}`),
      turn.state.result === null
        ? `Turn ${turn.state.turn} is next.`
        : `The game is over: ${turn.state.result.winner ?? 'nobody'} wins.`,
    ].join('\n'),
  }
}

function requireSheetOf(sheet: Sheet, side: Side, { turn }: GameState): void {
  if (sheet.side !== null && sheet.side !== side)
    throw new WrongUsage(`The sheet given for ${side} says that it is of player ${sheet.side}.`)
  if (sheet.turn !== null && sheet.turn !== turn)
    throw new Refused('illegal', `The sheet of ${side} is for turn ${sheet.turn}, and turn ${turn} is to be resolved.`)
}

function resolveWith(call: Call, state: GameState, orders: Readonly<Record<Side, Orders>>): ResolvedTurn {
  if (state.result !== null) throw new Refused('illegal', 'This game is over: there is no turn to resolve.')
  if (state.homeworlds.A === null || state.homeworlds.B === null)
    throw new Refused('illegal', 'Both homeworlds must be chosen before the first turn.')
  const typed = textOf(call, 'faces')
  if (typed === null) return resolveTurn(state, orders, seededDice(`${textOf(call, 'seed') ?? '1'}/${state.turn}`))
  const next = throwTyped(
    state,
    orders,
    typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  )
  if ('resolved' in next) return next.resolved
  const { star } = next.wanted
  throw new Refused('illegal', `More dice are thrown at ${star}: name one face more with --faces.`)
}

function throwTyped(state: GameState, orders: Readonly<Record<Side, Orders>>, faces: readonly number[]) {
  try {
    return nextRoll(state, orders, faces)
  } catch (error) {
    throw new WrongUsage(messageOf(error))
  }
}
