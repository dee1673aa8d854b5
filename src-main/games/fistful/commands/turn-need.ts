import type { RecordedDice } from '#main/games/kit/dice.ts'
import type { Fight, DecidedFight } from '#shared/games/fistful/fights.ts'
import type { GameState, Orders, Side, TurnReport } from '#shared/games/fistful/model.ts'
import type { RollRequest } from '#shared/games/fistful/views.ts'
import { type ResolvedTurn, resolveTurn } from './resolve-turn.ts'

/** What a turn needs next: a die, a fight elsewhere, or nothing more. */
export type TurnNeed =
  | { readonly wanted: RollRequest }
  | { readonly open: readonly Fight[] }
  | { readonly resolved: ResolvedTurn }

/**
 * Goes through a turn with the faces typed in and the fights decided so far: what the next die is for, which fights are
 * open (first all clashes, then all captures), or the turn once nothing is missing.
 * Throws where a face is not one of a D6, or where there are more faces than dice.
 */
export function findTurnNeed(
  state: GameState,
  orders: Readonly<Record<Side, Orders>>,
  faces: readonly number[],
  decided: readonly DecidedFight[] = [],
): TurnNeed {
  const wrong = faces.findIndex((face) => !Number.isInteger(face) || face < 1 || face > 6)
  if (wrong !== -1) throw new RangeError(`Die ${wrong + 1} is a D6: it cannot show ${faces[wrong]}.`)
  const resolved = resolveTurn(state, orders, typedDice(faces), decided)
  const open = listOpenFights(resolved, decided)
  const isClash = open[0]?.what === 'clash'
  const rolls = rollsOf(isClash ? { ...resolved.report, battles: [] } : resolved.report)
  const wanted = rolls[faces.length]
  if (wanted !== undefined) return { wanted }
  if (faces.length > rolls.length) throw new RangeError(`This turn throws ${rolls.length} dice, not ${faces.length}.`)
  return open.length > 0 ? { open } : { resolved }
}

/** The fights of a turn that nobody has decided: its clashes, or else, what is left when those are over, its captures. */
export function listOpenFights({ fights }: ResolvedTurn, decided: readonly DecidedFight[]): readonly Fight[] {
  const open = fights.filter(({ what, star }) => !decided.some((fight) => fight.what === what && fight.star === star))
  const clashes = open.filter(({ what }) => what === 'clash')
  return clashes.length > 0 ? clashes : open
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
function rollsOf({ landingRolls, battles }: Pick<TurnReport, 'landingRolls' | 'battles'>): RollRequest[] {
  const landings = landingRolls.map(({ star }): RollRequest => ({ what: 'landing', star }))
  const fights = battles.flatMap(({ star, rounds }) =>
    rounds.flatMap((rolls, at) =>
      rolls.map(({ attacker, enemy, isLead }): RollRequest => {
        return { what: 'battle', star, round: at + 1, attacker, enemy, isLead }
      }),
    ),
  )
  return [...landings, ...fights]
}
