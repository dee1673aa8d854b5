import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { type ResolvedTurn, resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import { hashGameState } from '#main/games/fistful/proof/seal.ts'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { createVerifiableDice } from '#main/games/kit/verifiable-dice.ts'
import type { Orders, Side } from '#shared/games/fistful/model.ts'
import { buildGameState } from './fistful-dependencies.ts'

type ReportPart = Extract<MailPart, { kind: 'report' }>

/**
 * Resolves the turn again from both orders and the faces of the report. Returns the turn, or the difference
 * (FIST-REP-2).
 */
export function resolveReportedTurn(
  game: FistfulGame,
  sheets: Readonly<Record<Side, { readonly orders: Orders }>>,
  { turn, dice, seed, stateHash: claimed }: ReportPart,
): ResolvedTurn | string {
  if (game.areDiceTyped !== (seed === null))
    return game.areDiceTyped
      ? 'The dice of this game are thrown by hand, and the report has a seed.'
      : 'The report lacks the seed of its dice.'
  const given = createGivenDice(dice)
  const resolved = withGivenDice(() =>
    resolveTurn(buildGameState(game), { A: sheets.A.orders, B: sheets.B.orders }, given),
  )
  if (resolved === null) return `The report of turn ${turn} has ${dice.length} dice, and the turn throws more.`
  if (given.left() > 0)
    return `The report of turn ${turn} has ${dice.length} dice, and the turn throws ${given.faces.length}.`
  const wrong = seed === null ? -1 : wrongDie(dice, seed)
  if (wrong !== -1)
    return `Die ${wrong + 1} of turn ${turn} shows ${dice[wrong]}, which does not follow from the seed of the report.`
  if (hashGameState(resolved.state) === claimed) return resolved
  return `The report of turn ${turn} ends otherwise than its orders and dice lead to here. Compare both order sheets with the other player.`
}

/** Null if faces are missing. */
function withGivenDice(resolve: () => ResolvedTurn): ResolvedTurn | null {
  try {
    return resolve()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Index of the first face that does not follow from the seed, or -1. */
function wrongDie(dice: readonly number[], seed: string): number {
  const proven = createVerifiableDice(seed)
  return dice.findIndex((face) => proven.die(6) !== face)
}
