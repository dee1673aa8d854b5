import type { BuildItem, Colony, RejectionReason } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { FORT_COST_PER_TURN, SHIPS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'
import { getShipCost } from './fleet-ships.ts'

/** Inputs for validating a colony's production: its state, its star's rating, the turn and the settings. */
export interface BuildContext {
  readonly colony: Colony
  readonly rating: number
  readonly turn: number
  readonly settings: FistfulSettings
}

/** The points that a colony can spend: its size, or none in the turn it is founded (FIST-PROD-1, -6; FIST-CAP-7). */
export function getColonyBuildPoints({ colony, turn, settings }: BuildContext): number {
  const isIdle = colony.founded === turn || (colony.besieged > 0 && settings.besiegedProduction === 'none')
  return isIdle ? 0 : colony.size
}

/** Whether a build item is a ship. */
export function isShipItem(item: Pick<BuildItem, 'kind'>): item is { readonly kind: ShipKind; readonly fleet: string } {
  return Object.hasOwn(SHIPS, item.kind)
}

/** The cost of build items. Growth consumes all points (FIST-PROD-3, -4). */
export function computeBuildCost(
  items: readonly Pick<BuildItem, 'kind'>[],
  { colony, settings }: BuildContext,
): number {
  const costs = items.map((item) => {
    if (isShipItem(item)) return getShipCost(item.kind, settings)
    return item.kind === 'fortify' ? FORT_COST_PER_TURN : colony.size
  })
  return costs.reduce((sum, cost) => sum + cost, 0)
}

/**
 * Why a colony may not build these items in one turn, or null (FIST-PROD-2 to -6, FIST-FORT-1, FIST-CAP-7). Does not
 * check fleets.
 */
export function findBuildRefusal(
  items: readonly Pick<BuildItem, 'kind'>[],
  shop: BuildContext,
): RejectionReason | null {
  const { colony, rating, turn, settings } = shop
  const forts = items.filter(({ kind }) => kind === 'fortify').length
  const grows = items.some(({ kind }) => kind === 'grow')
  const banned = settings.besiegedProduction
  if (colony.founded === turn) return 'founded-this-turn'
  if (colony.besieged > 0 && (banned === 'none' || (banned === 'no-ships' && items.some(isShipItem)))) return 'besieged'
  if (grows && colony.size >= rating) return 'at-maximum'
  if (grows && colony.size === 1 && !settings.sizeOneGrowth) return 'size-one'
  if (grows && items.length > 1) return 'growth-takes-all'
  if (forts > 0 && colony.fortified) return 'already-fortified'
  if (forts > 1) return 'fortify-once'
  return computeBuildCost(items, shop) > colony.size ? 'not-enough-points' : null
}
