import type { VehicleStats } from '#shared/games/planet28/model.ts'
import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { isRowId } from '#shared/games/planet28/tables/row.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import type { VehicleSectionRow } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { VehicleTraitId } from '#shared/games/planet28/tables/vehicle-traits.ts'

/** What a vehicle has to have: what is missing, and which sections would do. */
export interface MissingSection {
  readonly message: string
  helps(row: VehicleSectionRow): boolean
}

/** What a vehicle trait changes while a vehicle is built. */
export interface VehicleTraitHooks {
  /** The core crew may be another section. */
  freesCoreCrew?(): boolean
  /** What the vehicle lacks to use the trait, or null; pointed out, not refused. */
  misses?(stats: VehicleStats): MissingSection | null
  /** Why this vehicle may not have the trait, or null. */
  forbids?(stats: VehicleStats, settings: Settings): string | null
}

/** Vehicle traits that matter while building; the others act in play only. */
const vehicleTraitHooks: Readonly<Partial<Record<VehicleTraitId, VehicleTraitHooks>>> = {
  mercenary: {
    freesCoreCrew: () => true,
    misses: ({ seats }) => (seats > 0 ? null : PILOT_SEAT),
  },
  ramshackle: {
    forbids: ({ sections }, { ramshackleMinSections: least }) =>
      least === 'none' || sections >= least
        ? null
        : `A Ramshackle vehicle has at least ${least} sections by your ruling; this one has ${sections}. Drop the trait or add ${least - sections}.`,
  },
}

const PILOT_SEAT: MissingSection = {
  message: 'A Mercenary vehicle acts only with a Pilot aboard and has 0 seats. Add a transport section.',
  helps: (row) => (row.seats ?? 0) > 0,
}

/** The traits of a vehicle that are in force, each once; a group's own ones act in play only. */
export function listVehicleTraitsInForce(traits: readonly string[], { tables }: Rules) {
  const known = [...new Set(traits)].filter((id) => findRow(tables, 'vehicleTraits', id) !== null)
  return known.map((id) => ({ id, hooks: hooksOf(id) }))
}

/** Which of these traits let the core crew be another section (P28-VTR-mercenary). */
export function listTraitsFreeingCoreCrew(traits: readonly string[], rules: Rules): string[] {
  return listVehicleTraitsInForce(traits, rules).flatMap(({ id, hooks }) =>
    hooks.freesCoreCrew?.() === true ? [id] : [],
  )
}

function hooksOf(id: string): VehicleTraitHooks {
  return (isRowId(vehicleTraitHooks, id) ? vehicleTraitHooks[id] : null) ?? {}
}
