import { ABILITIES, type AbilityId } from '../../../src-shared/games/planet28/tables/abilities.ts'
import { ARMOUR, type ArmourId } from '../../../src-shared/games/planet28/tables/armour.ts'
import type { EquipmentId, MountedWeaponId } from '../../../src-shared/games/planet28/tables/equipment.ts'
import { ITEMS } from '../../../src-shared/games/planet28/tables/items.ts'
import { type PrintedRow, rowIds } from '../../../src-shared/games/planet28/tables/row.ts'
import { TRAITS, type TraitId } from '../../../src-shared/games/planet28/tables/traits.ts'
import {
  VEHICLE_ABILITIES,
  type VehicleAbilityId,
} from '../../../src-shared/games/planet28/tables/vehicle-abilities.ts'
import { VEHICLE_TRAITS, type VehicleTraitId } from '../../../src-shared/games/planet28/tables/vehicle-traits.ts'
import { VEHICLE_WEAPONS, type VehicleWeaponRow } from '../../../src-shared/games/planet28/tables/vehicle-weapons.ts'
import { WEAPON_RULES } from '../../../src-shared/games/planet28/tables/weapon-rules.ts'
import { WEAPONS, type WeaponRow } from '../../../src-shared/games/planet28/tables/weapons.ts'

/** One row that can be chosen. */
export interface PickRow<Id extends string = string> {
  readonly id: Id
  readonly name: string
  readonly cost: number
  readonly page: number
  readonly summary: string
  /** Its numbers in short, such as “40 cm · 2D8 · 2 hands”; empty where it has none. */
  readonly facts: string
}

/** Rows under a heading. */
export interface PickGroup<Id extends string = string> {
  readonly label: string
  readonly rows: readonly PickRow<Id>[]
}

/** What can be chosen from: the printed tables of one kind. */
export interface PickTable<Id extends string = string> {
  /** One of them, such as “trait”. */
  readonly noun: string
  readonly nouns: string
  /** What costs are counted in. */
  readonly unit: 'pts' | 'cr'
  /** A row may be chosen once (P28-TR-0), or as often as wanted. */
  readonly once: boolean
  readonly groups: readonly PickGroup<Id>[]
}

type Priced = PrintedRow & { readonly cost: number }

function rowsOf<Id extends string>(
  table: Readonly<Record<Id, Priced>>,
  factsOf: (id: Id) => string = () => '',
): PickRow<Id>[] {
  return rowIds(table).map((id) => {
    const { name, cost, page, summary } = table[id]
    return { id, name, cost, page, summary, facts: factsOf(id) }
  })
}

const WEAPON_ROWS = rowsOf(WEAPONS, (id) => weaponFacts(WEAPONS[id]))
const isRanged = (row: WeaponRow): boolean => row.type === 'ranged'

/** Character traits (pp. 64-67). */
export const TRAIT_PICKS: PickTable<TraitId> = {
  noun: 'trait',
  nouns: 'traits',
  unit: 'pts',
  once: true,
  groups: [{ label: 'Traits', rows: rowsOf(TRAITS) }],
}

/** Character abilities (pp. 67-68). */
export const ABILITY_PICKS: PickTable<AbilityId> = {
  noun: 'ability',
  nouns: 'abilities',
  unit: 'pts',
  once: true,
  groups: [{ label: 'Abilities', rows: rowsOf(ABILITIES) }],
}

/** What a character carries (pp. 74-79). */
export const EQUIPMENT_PICKS: PickTable<EquipmentId> = {
  noun: 'piece of equipment',
  nouns: 'equipment',
  unit: 'cr',
  once: false,
  groups: [
    { label: 'Melee weapons', rows: WEAPON_ROWS.filter(({ id }) => !isRanged(WEAPONS[id])) },
    { label: 'Ranged weapons', rows: WEAPON_ROWS.filter(({ id }) => isRanged(WEAPONS[id])) },
    { label: 'Armour', rows: rowsOf(ARMOUR, armourFacts) },
    { label: 'Items', rows: rowsOf(ITEMS) },
  ],
}

/** Vehicle traits (p. 73). */
export const VEHICLE_TRAIT_PICKS: PickTable<VehicleTraitId> = {
  noun: 'trait',
  nouns: 'traits',
  unit: 'pts',
  once: true,
  groups: [{ label: 'Vehicle traits', rows: rowsOf(VEHICLE_TRAITS) }],
}

/** Vehicle abilities (p. 73). */
export const VEHICLE_ABILITY_PICKS: PickTable<VehicleAbilityId> = {
  noun: 'ability',
  nouns: 'abilities',
  unit: 'pts',
  once: true,
  groups: [{ label: 'Vehicle abilities', rows: rowsOf(VEHICLE_ABILITIES) }],
}

/** What a hard point or turret can carry (p. 46). */
export const MOUNTED_WEAPON_PICKS: PickTable<MountedWeaponId> = {
  noun: 'weapon',
  nouns: 'weapons',
  unit: 'pts',
  once: false,
  groups: [
    { label: 'Vehicle weapons', rows: rowsOf(VEHICLE_WEAPONS, (id) => weaponFacts(VEHICLE_WEAPONS[id])) },
    { label: 'Ranged weapons', rows: WEAPON_ROWS.filter(({ id }) => isRanged(WEAPONS[id])) },
  ],
}

/** The rows that a search leaves: every word of it stands in name, facts or summary. Groups left empty go. */
export function searchPicks<Id extends string>(groups: readonly PickGroup<Id>[], search: string): PickGroup<Id>[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const fits = ({ name, facts, summary }: PickRow<Id>): boolean => {
    const text = `${name} ${facts} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups.map(({ label, rows }) => ({ label, rows: rows.filter(fits) })).filter(({ rows }) => rows.length > 0)
}

/** The chosen rows under their headings, in the order they were chosen, each with its place in the list. */
export function chosenPicks<Id extends string>(
  { groups }: PickTable<Id>,
  chosen: readonly Id[],
): { label: string; picks: { index: number; row: PickRow<Id> }[] }[] {
  return groups
    .map(({ label, rows }) => ({
      label,
      picks: chosen.flatMap((id, index) => {
        const row = rows.find((one) => one.id === id)
        return row ? [{ index, row }] : []
      }),
    }))
    .filter(({ picks }) => picks.length > 0)
}

/** The choice with a row taken: a row that may be chosen once goes when it is taken again. */
export function togglePick<Id extends string>({ once }: PickTable<Id>, chosen: readonly Id[], id: Id): Id[] {
  return once && chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
}

function weaponFacts(weapon: WeaponRow | VehicleWeaponRow): string {
  const range = weapon.rangeCm === 0 ? 'melee' : `${spanOf(weapon)} cm`
  const hands = 'hands' in weapon ? [`${weapon.hands} ${weapon.hands === 1 ? 'hand' : 'hands'}`] : []
  return [range, weapon.damage, ...hands, ...weapon.specialRules.map((id) => WEAPON_RULES[id].name)].join(' · ')
}

function spanOf(weapon: WeaponRow | VehicleWeaponRow): string {
  const least = 'minRangeCm' in weapon ? weapon.minRangeCm : undefined
  return least === undefined ? String(weapon.rangeCm) : `${least}-${weapon.rangeCm}`
}

function armourFacts(id: ArmourId): string {
  return ARMOUR[id].defence ?? 'no roll'
}
