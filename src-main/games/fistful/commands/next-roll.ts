import type { RecordedDice } from '#main/games/kit/dice.ts'
import type { GameState, Orders, Side, TurnReport } from '#shared/games/fistful/model.ts'
import type { WantedRoll } from '#shared/games/fistful/views.ts'
import { type ResolvedTurn, resolveTurn } from './resolve-turn.ts'

/**
 * Goes through a turn with the faces typed in so far: what the next die is for, or the turn once no die is missing.
 * Throws where a face is not one of a D6, or where there are more faces than dice.
 */
export function nextRoll(
  state: GameState,
  orders: Readonly<Record<Side, Orders>>,
  faces: readonly number[],
): { readonly wanted: WantedRoll } | { readonly resolved: ResolvedTurn } {
  const wrong = faces.findIndex((face) => !Number.isInteger(face) || face < 1 || face > 6)
  if (wrong !== -1) throw new RangeError(`Die ${wrong + 1} is a D6: it cannot show ${faces[wrong]}.`)
  const resolved = resolveTurn(state, orders, typedDice(faces))
  const rolls = rollsOf(resolved.report)
  const wanted = rolls[faces.length]
  if (wanted !== undefined) return { wanted }
  if (faces.length > rolls.length) throw new RangeError(`This turn throws ${rolls.length} dice, not ${faces.length}.`)
  return { resolved }
}

/** The faces typed in, then ones: what a die is for depends only on the faces before it. */
function typedDice(typed: readonly number[]): RecordedDice {
  const faces: number[] = []
  return {
    faces,
    die() {
      const face = typed[faces.length] ?? 1
      faces.push(face)
      return face
    },
  }
}

/** What every die of a turn was for, in the order thrown (FIST-COMBAT-4). */
function rollsOf({ landingRolls, battles }: TurnReport): WantedRoll[] {
  const landings = landingRolls.map(({ star }): WantedRoll => ({ what: 'landing', star }))
  const fights = battles.flatMap(({ star, rounds }) =>
    rounds.flatMap((rolls, at) =>
      rolls.map(({ attacker, enemy, isLead }): WantedRoll => {
        return { what: 'battle', star, round: at + 1, attacker, enemy, isLead }
      }),
    ),
  )
  return [...landings, ...fights]
}
