import { seededDice } from '#main/games/kit/dice.ts'
import {
  type GameState,
  NO_ORDERS,
  type Orders,
  type Ships,
  type Side,
  type StarLabel,
} from '#shared/games/fistful/model.ts'
import type { Settings } from '#shared/games/fistful/tables/settings.ts'
import { ARMED_KINDS, type ArmedKind } from '#shared/games/fistful/tables/ships.ts'
import { resolveTurn } from '../commands/resolve-turn.ts'
import { addShips, mergeFleetShips } from '../rules/fleet-ships.ts'
import { type BattleOdds, findBattleOddsWithin } from './battle-odds.ts'
import { MAX_INSTANT_POSITIONS } from './fight-space.ts'

/** A fight that orders would cause. */
export interface CausedBattle {
  readonly star: StarLabel
  /** All ships of each side there. */
  readonly ships: Readonly<Record<Side, Ships>>
  /** Null where the fight is too large to be counted at once. */
  readonly odds: BattleOdds | null
}

/** Every fight that a side's orders would cause if the enemy ordered nothing: its fleets stay and defend (FIST-DEF-1). */
export function listCausedBattles(state: GameState, side: Side, orders: Orders): readonly CausedBattle[] {
  const both = side === 'A' ? { A: orders, B: NO_ORDERS } : { A: NO_ORDERS, B: orders }
  // Who meets whom depends on no die: the faces only decide what is left, and nobody looks at that.
  const { battles } = resolveTurn(state, both, seededDice('')).report
  return battles.map(({ star, start }) => {
    const ships = { A: mergeFleetShips(start.A), B: mergeFleetShips(start.B) }
    return { star, ships, odds: findBattleOddsWithin(MAX_INSTANT_POSITIONS, ships.A, ships.B, state.settings) }
  })
}

/** A side's chance to win if it had one more ship there, for each kind that fights (a transport changes no fight); none where that cannot be counted at once. */
export function computeMarginalWinChances(
  { ships }: Pick<CausedBattle, 'ships'>,
  side: Side,
  settings: Settings,
): { kind: ArmedKind; chance: number }[] {
  return ARMED_KINDS.flatMap((kind) => {
    const more = { ...ships, [side]: addShips(ships[side], { [kind]: 1 }) }
    const odds = findBattleOddsWithin(MAX_INSTANT_POSITIONS, more.A, more.B, settings)
    return odds ? [{ kind, chance: odds.win[side] }] : []
  })
}
