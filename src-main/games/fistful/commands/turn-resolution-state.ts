import type { RecordedDice } from '#main/games/kit/dice.ts'
import type { LinkedFight, DecidedLinkedFight } from '#shared/games/fistful/linked-fights.ts'
import type { GameState, Orders, Side, TurnReport } from '#shared/games/fistful/model.ts'
import type { RollRequest } from '#shared/games/fistful/views.ts'
import { type ResolvedTurn, resolveTurn } from './resolve-turn.ts'

/** What resolving a turn still needs: a die, the outcome of fights, or nothing. */
export type TurnResolutionState =
  | { readonly wanted: RollRequest }
  | { readonly open: readonly LinkedFight[] }
  | { readonly resolved: ResolvedTurn }

/**
 * Resolves a turn with the faces and decided fights entered so far. Returns the purpose of the next die, the open
 * fights (all clashes first, then all captures), or the finished turn. Throws if a face is not one of a D6, or if
 * there are more faces than dice.
 */
export function computeTurnResolutionState(
  state: GameState,
  orders: Readonly<Record<Side, Orders>>,
  faces: readonly number[],
  decided: readonly DecidedLinkedFight[] = [],
): TurnResolutionState {
  const wrong = faces.findIndex((face) => !Number.isInteger(face) || face < 1 || face > 6)
  if (wrong !== -1) throw new RangeError(`Die ${wrong + 1} is a D6: it cannot show ${faces[wrong]}.`)
  const resolved = resolveTurn(state, orders, typedDice(faces), decided)
  const open = listUndecidedFights(resolved, decided)
  const isClash = open[0]?.what === 'clash'
  const rolls = rollsOf(isClash ? { ...resolved.report, battles: [] } : resolved.report)
  const wanted = rolls[faces.length]
  if (wanted !== undefined) return { wanted }
  if (faces.length > rolls.length) throw new RangeError(`This turn throws ${rolls.length} dice, not ${faces.length}.`)
  return open.length > 0 ? { open } : { resolved }
}

/** The undecided fights of a turn: clashes first, then the captures that remain after them. */
export function listUndecidedFights(
  { fights }: ResolvedTurn,
  decided: readonly DecidedLinkedFight[],
): readonly LinkedFight[] {
  const open = fights.filter(({ what, star }) => !decided.some((fight) => fight.what === what && fight.star === star))
  const clashes = open.filter(({ what }) => what === 'clash')
  return clashes.length > 0 ? clashes : open
}

/** The entered faces, followed by ones. The purpose of a die depends only on the faces before it. */
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

/** The purpose of every die of a turn, in the order rolled (FIST-COMBAT-4). */
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
