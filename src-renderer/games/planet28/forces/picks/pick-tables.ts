import {
  findRulebookRow,
  PRINTED_TABLES,
  type Rulebook,
  type Rules,
  type TableName,
  type RowTypeByTable,
  RULEBOOK_TABLE_HEADINGS,
} from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { formatCount, formatIdAsWords } from '#shared/kit/format.ts'

/** Origin of a row: the book, the group, or the group's change to the book. */
export type PickOrigin = 'printed' | 'house' | 'patched'

/** A row that can be chosen. */
export interface PickRow {
  readonly id: string
  readonly name: string
  readonly cost: number
  readonly page: number
  readonly summary: string
  /** Short summary of its numbers, such as “40 cm · 2D8 · 2 hands”; may be empty. */
  readonly facts: string
  readonly origin: PickOrigin
}

/** Rows under a heading. */
export interface PickGroup {
  readonly label: string
  readonly rows: readonly PickRow[]
}

/** Choosable tables in force of one kind. */
export interface PickTable {
  /** Singular noun, such as “trait”. */
  readonly noun: string
  readonly nouns: string
  /** Unit of costs. */
  readonly unit: 'pts' | 'cr'
  /** Whether a row may be chosen only once (P28-TR-0). */
  readonly once: boolean
  readonly groups: readonly PickGroup[]
}

/** A chosen row with its count and the index of its first choice. */
export interface ChosenRow {
  readonly row: PickRow
  readonly count: number
}

/** Character traits (pp. 64-67). */
export const buildTraitPickTable = (rules: Rules): PickTable => talents(rules, 'traits', 'trait', 'traits')

/** Character abilities (pp. 67-68). */
export const buildAbilityPickTable = (rules: Rules): PickTable => talents(rules, 'abilities', 'ability', 'abilities')

/** Vehicle traits (p. 73). */
export const buildVehicleTraitPickTable = (rules: Rules): PickTable =>
  talents(rules, 'vehicleTraits', 'trait', 'traits')

/** Vehicle abilities (p. 73). */
export const buildVehicleAbilityPickTable = (rules: Rules): PickTable =>
  talents(rules, 'vehicleAbilities', 'ability', 'abilities')

/** Equipment of characters (pp. 74-79). */
export function buildEquipmentPickTable({ tables }: Rules): PickTable {
  const [weapons, items] = [listPickRows(tables, 'weapons'), listPickRows(tables, 'items')]
  const isRanged = ({ id }: PickRow) => tables.weapons[id]?.type === 'ranged'
  const kindOf = ({ id }: PickRow) => tables.items[id]?.kind
  return {
    noun: 'piece of equipment',
    nouns: 'equipment',
    unit: 'cr',
    once: false,
    groups: [
      { label: 'Melee weapons', rows: weapons.filter((row) => !isRanged(row)) },
      { label: 'Ranged weapons', rows: weapons.filter(isRanged) },
      { label: 'Ammunition', rows: items.filter((row) => kindOf(row) === 'ammo') },
      { label: 'Armour', rows: listPickRows(tables, 'armour') },
      { label: 'Items', rows: items.filter((row) => kindOf(row) !== 'ammo') },
    ],
  }
}

/** Weapons for a hard point or turret (p. 46). */
export function buildMountedWeaponPickTable({ tables }: Rules): PickTable {
  return {
    noun: 'weapon',
    nouns: 'weapons',
    unit: 'pts',
    once: false,
    groups: [
      { label: 'Vehicle weapons', rows: listPickRows(tables, 'vehicleWeapons') },
      {
        label: 'Ranged weapons',
        rows: listPickRows(tables, 'weapons').filter(({ id }) => tables.weapons[id]?.type === 'ranged'),
      },
    ],
  }
}

/** Lists the rows of a table in force, the printed ones first. */
export function listPickRows(tables: Rulebook, table: TableName): PickRow[] {
  return listRowIds(tables[table]).flatMap((id) => {
    const row = findRulebookRow(tables, table, id)
    if (row === null) return []
    const cost = 'cost' in row ? row.cost : 0
    const facts = factsOf(tables, row)
    return [{ id, name: row.name, cost, page: row.page, summary: row.summary, facts, origin: originOf(table, id, row) }]
  })
}

/**
 * Filters rows whose name, numbers or summary contain every word of a search. Names that begin with it come first.
 * Empty groups are removed.
 */
export function searchPicks(groups: readonly PickGroup[], search: string): PickGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, facts, summary, origin }: PickRow): boolean => {
    const text = `${name} ${facts} ${summary} ${PICK_ORIGIN_LABELS[origin]}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups.map(({ label, rows }) => ({ label, rows: rows.filter(fits) })).filter(({ rows }) => rows.length > 0)
}

/**
 * Finds the most likely match of a search: the first name that begins with it, else one with a word that does, else
 * the first row.
 */
export function findLikeliestPickId(groups: readonly PickGroup[], search: string): string | null {
  const wanted = search.trim().toLowerCase()
  const rows = groups.flatMap((group) => group.rows)
  const begins = rows.find(({ name }) => name.toLowerCase().startsWith(wanted))
  const holds = rows.find(({ name }) => name.toLowerCase().includes(wanted))
  return (begins ?? holds ?? rows[0])?.id ?? null
}

/** Groups the chosen rows with their counts. Rows unknown to the rules come last. */
export function groupChosenPicks(
  { groups }: PickTable,
  chosen: readonly string[],
): { label: string; picks: ChosenRow[] }[] {
  const counts = new Map<string, number>()
  for (const id of chosen) counts.set(id, (counts.get(id) ?? 0) + 1)
  const known = groups.map(({ label, rows }) => ({
    label,
    picks: rows.flatMap((row) => {
      const count = counts.get(row.id)
      counts.delete(row.id)
      return count === undefined ? [] : [{ row, count }]
    }),
  }))
  const unknown = {
    label: 'Not in these rules',
    picks: [...counts].map(([id, count]) => ({ row: unknownRow(id), count })),
  }
  return [...known, unknown].filter(({ picks }) => picks.length > 0)
}

/**
 * Adds a row to the chosen ones, once more if it may be chosen repeatedly. A row that may be chosen only once is
 * removed if it was chosen.
 */
export function addOrTogglePick({ once }: PickTable, chosen: readonly string[], id: string): string[] {
  return once && chosen.includes(id) ? chosen.filter((otherId) => otherId !== id) : [...chosen, id]
}

/** Removes one of a row. */
export function removePick(chosen: readonly string[], id: string): string[] {
  const at = chosen.lastIndexOf(id)
  return at < 0 ? [...chosen] : chosen.toSpliced(at, 1)
}

/** Labels of origins. Empty for printed rows. */
export const PICK_ORIGIN_LABELS: Readonly<Record<PickOrigin, string>> = {
  printed: '',
  house: 'House',
  patched: 'House, changed',
}

function talents({ tables, settings }: Rules, table: TableName, noun: string, nouns: string): PickTable {
  const groups = [{ label: RULEBOOK_TABLE_HEADINGS[table].title, rows: listPickRows(tables, table) }]
  return { noun, nouns, unit: 'pts', once: !settings.traitRepeats, groups }
}

function unknownRow(id: string): PickRow {
  const summary = 'The rules of this warband have no such row: take it away.'
  return { id, name: formatIdAsWords(id), cost: 0, page: 0, summary, facts: '', origin: 'house' }
}

function originOf(table: TableName, id: string, row: object): PickOrigin {
  const printed = findRulebookRow(PRINTED_TABLES, table, id)
  if (printed === null) return 'house'
  return JSON.stringify(printed) === JSON.stringify(row) ? 'printed' : 'patched'
}

function factsOf(tables: Rulebook, row: RowTypeByTable[TableName]): string {
  if ('rangeCm' in row) return weaponFacts(tables, row)
  return 'defence' in row ? (row.defence ?? 'no roll') : ''
}

function weaponFacts(tables: Rulebook, weapon: WeaponRow | VehicleWeaponRow): string {
  const { rangeCm, damage, specialRules } = weapon
  const least = 'minRangeCm' in weapon ? weapon.minRangeCm : undefined
  const span = least === undefined ? String(rangeCm) : `${least}-${rangeCm}`
  const held = 'hands' in weapon ? [formatCount(weapon.hands, 'hand', 'hands')] : []
  const rules = specialRules.map((id) => findRulebookRow(tables, 'weaponRules', id)?.name ?? id)
  return [rangeCm === 0 ? 'melee' : `${span} cm`, damage, ...held, ...rules].join(' · ')
}
