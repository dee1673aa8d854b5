import {
  type GameState,
  NO_ORDERS,
  type Orders,
  type Ships,
  type Side,
  type StarLabel,
} from '../../../../src-shared/games/fistful/model.ts'
import type { Settings } from '../../../../src-shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS, type ShipKind } from '../../../../src-shared/games/fistful/tables/ships.ts'
import { seededDice } from '../../kit/dice.ts'
import { resolveTurn } from '../commands/resolve-turn.ts'
import { addShips, allShips } from '../rules/fleet-ships.ts'
import { type BattleOdds, battleOdds } from './battle-odds.ts'

/** A fight that orders would cause. */
export interface CausedBattle {
  readonly star: StarLabel
  /** All ships of each side there. */
  readonly ships: Readonly<Record<Side, Ships>>
  readonly odds: BattleOdds
}

/** Every fight that a side's orders would cause if the enemy ordered nothing: its fleets stay and defend (FIST-DEF-1). */
export function battlesCaused(state: GameState, side: Side, orders: Orders): readonly CausedBattle[] {
  const both = side === 'A' ? { A: orders, B: NO_ORDERS } : { A: NO_ORDERS, B: orders }
  // Who meets whom depends on no die: the faces only decide what is left, and nobody looks at that.
  const { battles } = resolveTurn(state, both, seededDice('')).report
  return battles.map(({ star, start }) => {
    const ships = { A: allShips(start.A), B: allShips(start.B) }
    return { star, ships, odds: battleOdds(ships.A, ships.B, state.settings) }
  })
}

/** The odds of a fight if a side had one more ship of a kind there. */
export function withShip(
  { ships }: Pick<CausedBattle, 'ships'>,
  side: Side,
  kind: ShipKind,
  settings: Settings,
): BattleOdds {
  const more = { ...ships, [side]: addShips(ships[side], { [kind]: 1 }) }
  return battleOdds(more.A, more.B, settings)
}

/** A side's chance to win if it had one more ship there, for each kind. */
export function winWithOneMore(
  battle: Pick<CausedBattle, 'ships'>,
  side: Side,
  settings: Settings,
): Readonly<Record<ShipKind, number>> {
  const chances = SHIP_KINDS.map((kind) => [kind, withShip(battle, side, kind, settings).win[side]] as const)
  return Object.fromEntries(chances) as Record<ShipKind, number>
}
