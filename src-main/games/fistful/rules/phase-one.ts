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
import { produce } from './production.ts'
import { reorganise } from './reorganise.ts'

/** What one side did in Phase I. */
export interface PhaseOneResult {
  readonly rejected: readonly RejectedOrder[]
  readonly landings: TurnReport['landings']
  readonly production: TurnReport['production']
  /** Its fleets by letter. */
  readonly fleets: readonly Fleet[]
  /** Its colonies that are new or not as before. */
  readonly colonies: ReadonlyMap<StarLabel, Colony>
}

/** Phase I of one side alone, as far as it goes without knowing the other's orders (FIST-TURN-1). */
export function resolvePhaseOne(state: GameState, side: Side, orders: Orders) {
  const { rejected, landings, production, ...work } = resolveSidePhaseOne(state, side, orders, new Set())
  return { state: mergePhaseOne(state, { [side]: work }), rejected, landings, production }
}

/** Land, reorganise, produce (FIST-TURN-1); `lost` are contested stars where the side may not land. */
export function resolveSidePhaseOne(
  state: GameState,
  side: Side,
  orders: Orders,
  lost: ReadonlySet<StarLabel>,
): PhaseOneResult {
  const landed = landTransports(state, side, orders, lost)
  const reorganised = reorganise(landed.state, side, orders)
  const produced = produce(reorganised.state, side, orders)
  return {
    rejected: [...landed.rejected, ...reorganised.rejected, ...produced.rejected],
    landings: landed.landings,
    production: produced.production,
    fleets: produced.fleets,
    colonies: new Map([...landed.founded, ...produced.changed]),
  }
}

/** The game with what sides did to their own fleets and colonies: nothing in Phase I lets one touch the other's. */
export function mergePhaseOne(
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
