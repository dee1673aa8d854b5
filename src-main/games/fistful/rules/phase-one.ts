import {
  type Colony,
  type Fleet,
  type GameState,
  type Orders,
  type RejectedOrder,
  type Side,
  SIDES,
  type StarLabel,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import { landTransports } from './landing.ts'
import { executeBuildOrders } from './production.ts'
import { applyReorganisation } from './reorganise.ts'

/** Result of one side's Phase I. */
export interface PhaseOneResult {
  readonly rejected: readonly RejectedOrder[]
  readonly landings: TurnReport['landings']
  readonly production: TurnReport['production']
  /** The side's fleets by letter. */
  readonly fleets: readonly Fleet[]
  /** The side's new and changed colonies. */
  readonly colonies: ReadonlyMap<StarLabel, Colony>
}

/** Resolves Phase I of one side alone, as far as possible without the other's orders (FIST-TURN-1). */
export function resolveUncontestedPhaseOne(state: GameState, side: Side, orders: Orders) {
  const { rejected, landings, production, ...work } = resolveSidePhaseOne(state, side, orders, new Set())
  return { state: applyPhaseOneResults(state, { [side]: work }), rejected, landings, production }
}

/** Lands, reorganises and produces (FIST-TURN-1). `lost` are contested stars where the side may not land. */
export function resolveSidePhaseOne(
  state: GameState,
  side: Side,
  orders: Orders,
  lost: ReadonlySet<StarLabel>,
): PhaseOneResult {
  const landed = landTransports(state, side, orders, lost)
  const reorganised = applyReorganisation(landed.state, side, orders)
  const produced = executeBuildOrders(reorganised.state, side, orders)
  return {
    rejected: [...landed.rejected, ...reorganised.rejected, ...produced.rejected],
    landings: landed.landings,
    production: produced.production,
    fleets: produced.fleets,
    colonies: new Map([...landed.founded, ...produced.changed]),
  }
}

/** The game with the results of one or both sides. In Phase I neither side can affect the other. */
export function applyPhaseOneResults(
  state: GameState,
  works: { readonly [One in Side]?: Pick<PhaseOneResult, 'fleets' | 'colonies'> },
): GameState {
  const colonies = { ...state.colonies }
  for (const side of SIDES) {
    for (const [star, colony] of works[side]?.colonies ?? []) colonies[star] = colony
  }
  const ownIn = (side: Side): readonly Fleet[] => state.fleets.filter(({ owner }) => owner === side)
  return { ...state, colonies, fleets: SIDES.flatMap((side) => works[side]?.fleets ?? ownIn(side)) }
}
