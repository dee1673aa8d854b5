import { createSeededDice } from '#main/games/kit/dice.ts'
import {
  type GameState,
  NO_ORDERS,
  type Orders,
  type Ships,
  type Side,
  type StarLabel,
} from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { ARMED_KINDS, type ArmedKind } from '#shared/games/fistful/tables/ships.ts'
import { resolveTurn } from '../commands/resolve-turn.ts'
import { addShips, mergeFleetShips } from '../rules/fleet-ships.ts'
import { type BattleOdds, findBattleOddsWithinLimit } from './battle-odds.ts'
import { MAX_INSTANT_FIGHT_STATES } from './fight-state-space.ts'

/** A fight caused by a side's orders. */
export interface CausedBattle {
  readonly star: StarLabel
  /** All ships of each side at the star. */
  readonly ships: Readonly<Record<Side, Ships>>
  /** Null if the fight is too large to compute instantly. */
  readonly odds: BattleOdds | null
}

/**
 * Lists every fight that a side's orders cause if the enemy gives no orders: its fleets stay and defend (FIST-DEF-1).
 */
export function listCausedBattles(state: GameState, side: Side, orders: Orders): readonly CausedBattle[] {
  const both = side === 'A' ? { A: orders, B: NO_ORDERS } : { A: NO_ORDERS, B: orders }
  // Which fleets meet does not depend on the dice. They only decide the survivors, which are not used here.
  const { battles } = resolveTurn(state, both, createSeededDice('')).report
  return battles.map(({ star, start }) => {
    const ships = { A: mergeFleetShips(start.A), B: mergeFleetShips(start.B) }
    return { star, ships, odds: findBattleOddsWithinLimit(MAX_INSTANT_FIGHT_STATES, ships.A, ships.B, state.settings) }
  })
}

/**
 * A side's win chance with one more ship, for each kind that fights (a transport changes no fight). Empty if it cannot
 * be computed instantly.
 */
export function computeMarginalWinChances(
  { ships }: Pick<CausedBattle, 'ships'>,
  side: Side,
  settings: FistfulSettings,
): { kind: ArmedKind; chance: number }[] {
  return ARMED_KINDS.flatMap((kind) => {
    const more = { ...ships, [side]: addShips(ships[side], { [kind]: 1 }) }
    const odds = findBattleOddsWithinLimit(MAX_INSTANT_FIGHT_STATES, more.A, more.B, settings)
    return odds ? [{ kind, chance: odds.win[side] }] : []
  })
}
