import {
  type CharacterProfile,
  ENGINE_SECTION_ID,
  type SquadProfile,
  type VehicleProfile,
} from '#shared/games/planet28/model.ts'
import { findRulebookRow, type Rulebook, type TableName } from '#shared/games/planet28/rulebook.ts'
import { findEquipment, findMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'

/** Profiles and lists that name rows of the tables in force, by kind. */
interface Naming {
  readonly character: CharacterProfile
  readonly squad: SquadProfile
  readonly vehicle: VehicleProfile
  readonly stash: readonly string[]
}

/**
 * Rows that a profile names but that are not in force, each once, as text: trait "x". Any other check of such a
 * profile may fail.
 */
export function listUnknownRows<Kind extends keyof Naming>(
  kind: Kind,
  profile: Naming[Kind],
  tables: Rulebook,
): string[] {
  return [...new Set(readers[kind](profile, tables))]
}

const readers: { readonly [Kind in keyof Naming]: (profile: Naming[Kind], tables: Rulebook) => string[] } = {
  character: (profile, tables) => [
    ...unknownIn(tables, 'traits', 'trait', profile.traits),
    ...unknownIn(tables, 'abilities', 'ability', profile.abilities),
    ...unknownGear(profile.equipment, tables),
  ],
  squad: (profile, tables) => [
    ...unknownIn(tables, 'traits', 'trait', profile.traits),
    ...unknownIn(tables, 'abilities', 'ability', profile.abilities),
    ...profile.loadouts.flatMap(({ equipment }) => unknownGear(equipment, tables)),
  ],
  vehicle: (profile, tables) => [
    ...unknownIn(tables, 'vehicleTypes', 'type', [profile.type]),
    ...unknownIn(tables, 'vehicleSections', 'section', boughtSections(profile)),
    ...unknownIn(tables, 'vehicleTraits', 'trait', profile.traits),
    ...unknownIn(tables, 'vehicleAbilities', 'ability', profile.abilities),
    ...weaponsNamed(profile).flatMap((id) => (findMountedWeapon(tables, id) === null ? [`weapon "${id}"`] : [])),
  ],
  stash: unknownGear,
}

function unknownIn(tables: Rulebook, table: TableName, word: string, ids: readonly string[]): string[] {
  return ids.filter((id) => findRulebookRow(tables, table, id) === null).map((id) => `${word} "${id}"`)
}

function unknownGear(ids: readonly string[], tables: Rulebook): string[] {
  return ids.filter((id) => findEquipment(tables, id) === null).map((id) => `gear "${id}"`)
}

function boughtSections({ sections }: VehicleProfile): string[] {
  return sections.map(({ section }) => section).filter((section) => section !== ENGINE_SECTION_ID)
}

function weaponsNamed({ sections, weapons }: VehicleProfile): string[] {
  return [...sections.flatMap(({ weapon }) => weapon ?? []), ...weapons]
}
