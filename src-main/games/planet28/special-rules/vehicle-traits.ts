import type { VehicleStats } from '#shared/games/planet28/model.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { isRowId } from '#shared/games/planet28/tables/row.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import type { VehicleSectionRow } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { VehicleTraitId } from '#shared/games/planet28/tables/vehicle-traits.ts'

/** Something a vehicle is missing, and the sections that would provide it. */
export interface MissingSection {
  readonly message: string
  helps(row: VehicleSectionRow): boolean
}

/** Effects of a vehicle trait on vehicle building. */
export interface VehicleTraitHooks {
  /** Whether the core crew may be another section. */
  freesCoreCrew?(): boolean
  /** What the vehicle lacks to use the trait, or null. Flagged, not refused. */
  misses?(stats: VehicleStats): MissingSection | null
  /** Reason why this vehicle may not have the trait, or null. */
  forbids?(stats: VehicleStats, settings: Settings): string | null
}

/** Vehicle traits that affect building. All others act in play only. */
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

/** Hooks of the traits in force on a vehicle, each once. House traits act in play only. */
export function listVehicleTraitHooks(traits: readonly string[], { tables }: Rules) {
  const known = [...new Set(traits)].filter((id) => findRulebookRow(tables, 'vehicleTraits', id) !== null)
  return known.map((id) => ({ id, hooks: hooksOf(id) }))
}

/** The traits among these that allow another section as core crew (P28-VTR-mercenary). */
export function listTraitsAllowingOtherCoreCrew(traits: readonly string[], rules: Rules): string[] {
  return listVehicleTraitHooks(traits, rules).flatMap(({ id, hooks }) => (hooks.freesCoreCrew?.() === true ? [id] : []))
}

function hooksOf(id: string): VehicleTraitHooks {
  return (isRowId(vehicleTraitHooks, id) ? vehicleTraitHooks[id] : null) ?? {}
}
