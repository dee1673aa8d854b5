import type { VehicleStats } from '../../../../src-shared/games/planet28/model.ts'
import type { VehicleTraitId } from '../../../../src-shared/games/planet28/tables/vehicle-traits.ts'

/** What a vehicle trait changes while a vehicle is built. */
export interface VehicleTraitHooks {
  /** The core crew may be another section. */
  freesCoreCrew?(): boolean
  /** What the vehicle lacks to use the trait, or null; pointed out, not refused. */
  misses?(stats: VehicleStats): string | null
}

/** Vehicle traits that matter while building; the others act in play only. */
export const vehicleTraitHooks: Readonly<Partial<Record<VehicleTraitId, VehicleTraitHooks>>> = {
  mercenary: {
    freesCoreCrew: () => true,
    misses: ({ seats }) =>
      seats > 0 ? null : 'A Mercenary vehicle acts only with a Pilot aboard and has 0 seats. Add a transport section.',
  },
}

/** A vehicle trait in force with its hooks. */
export interface VehicleTraitInForce {
  readonly id: VehicleTraitId
  readonly hooks: VehicleTraitHooks
}

/** The traits of a vehicle, each once. */
export function vehicleTraitsInForce(traits: readonly VehicleTraitId[]): VehicleTraitInForce[] {
  return [...new Set(traits)].map((id) => ({ id, hooks: vehicleTraitHooks[id] ?? {} }))
}
