import {
  findRow,
  PRINTED,
  type Rulebook,
  type Rules,
  type TableName,
  type TableRows,
  TABLES,
} from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { formatCount, formatId } from '#shared/kit/format.ts'

/** Who wrote a row: the book, the group, or the group over what the book says. */
export type Origin = 'printed' | 'house' | 'patched'

/** One row that can be chosen. */
export interface PickRow {
  readonly id: string
  readonly name: string
  readonly cost: number
  readonly page: number
  readonly summary: string
  /** Its numbers in short, such as “40 cm · 2D8 · 2 hands”; empty where it has none. */
  readonly facts: string
  readonly origin: Origin
}

/** Rows under a heading. */
export interface PickGroup {
  readonly label: string
  readonly rows: readonly PickRow[]
}

/** What can be chosen from: tables in force of one kind. */
export interface PickTable {
  /** One of them, such as “trait”. */
  readonly noun: string
  readonly nouns: string
  /** What costs are counted in. */
  readonly unit: 'pts' | 'cr'
  /** A row may be chosen once (P28-TR-0), or as often as wanted. */
  readonly once: boolean
  readonly groups: readonly PickGroup[]
}

/** A chosen row: how often, and where it was first chosen. */
export interface ChosenRow {
  readonly row: PickRow
  readonly count: number
}

/** Character traits (pp. 64-67). */
export const getTraitTable = (rules: Rules): PickTable => talents(rules, 'traits', 'trait', 'traits')

/** Character abilities (pp. 67-68). */
export const getAbilityTable = (rules: Rules): PickTable => talents(rules, 'abilities', 'ability', 'abilities')

/** Vehicle traits (p. 73). */
export const getVehicleTraitTable = (rules: Rules): PickTable => talents(rules, 'vehicleTraits', 'trait', 'traits')

/** Vehicle abilities (p. 73). */
export const getVehicleAbilityTable = (rules: Rules): PickTable =>
  talents(rules, 'vehicleAbilities', 'ability', 'abilities')

/** What a character carries (pp. 74-79). */
export function getEquipmentTable({ tables }: Rules): PickTable {
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

/** What a hard point or turret can carry (p. 46). */
export function getMountedWeaponTable({ tables }: Rules): PickTable {
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

/** The rows of a table in force, the printed ones first. */
export function listPickRows(tables: Rulebook, table: TableName): PickRow[] {
  return listRowIds(tables[table]).flatMap((id) => {
    const row = findRow(tables, table, id)
    if (row === null) return []
    const cost = 'cost' in row ? row.cost : 0
    const facts = factsOf(tables, row)
    return [{ id, name: row.name, cost, page: row.page, summary: row.summary, facts, origin: originOf(table, id, row) }]
  })
}

/** The rows that a search leaves: every word of it stands in name, facts or summary; names that begin so come first. Groups left empty go. */
export function searchPicks(groups: readonly PickGroup[], search: string): PickGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, facts, summary, origin }: PickRow): boolean => {
    const text = `${name} ${facts} ${summary} ${ORIGIN_LABELS[origin]}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups.map(({ label, rows }) => ({ label, rows: rows.filter(fits) })).filter(({ rows }) => rows.length > 0)
}

/** The row that a search most likely means: the first whose name begins with it, else with a word of it, else the first of all. */
export function findLikeliestPick(groups: readonly PickGroup[], search: string): string | null {
  const wanted = search.trim().toLowerCase()
  const rows = groups.flatMap((group) => group.rows)
  const begins = rows.find(({ name }) => name.toLowerCase().startsWith(wanted))
  const holds = rows.find(({ name }) => name.toLowerCase().includes(wanted))
  return (begins ?? holds ?? rows[0])?.id ?? null
}

/** The chosen rows under their headings, each once with its count; what the rules do not know stands last. */
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

/** The choice with a row taken: a row that may be chosen once goes when it is taken again. */
export function togglePick({ once }: PickTable, chosen: readonly string[], id: string): string[] {
  return once && chosen.includes(id) ? chosen.filter((otherId) => otherId !== id) : [...chosen, id]
}

/** The choice with one of a row given back. */
export function removePick(chosen: readonly string[], id: string): string[] {
  const at = chosen.lastIndexOf(id)
  return at < 0 ? [...chosen] : chosen.toSpliced(at, 1)
}

/** What a list says of who wrote a row; nothing of a printed one. */
export const ORIGIN_LABELS: Readonly<Record<Origin, string>> = {
  printed: '',
  house: 'House',
  patched: 'House, changed',
}

function talents({ tables, settings }: Rules, table: TableName, noun: string, nouns: string): PickTable {
  const groups = [{ label: TABLES[table].title, rows: listPickRows(tables, table) }]
  return { noun, nouns, unit: 'pts', once: !settings.traitRepeats, groups }
}

function unknownRow(id: string): PickRow {
  const summary = 'The rules of this warband have no such row: take it away.'
  return { id, name: formatId(id), cost: 0, page: 0, summary, facts: '', origin: 'house' }
}

function originOf(table: TableName, id: string, row: object): Origin {
  const printed = findRow(PRINTED, table, id)
  if (printed === null) return 'house'
  return JSON.stringify(printed) === JSON.stringify(row) ? 'printed' : 'patched'
}

function factsOf(tables: Rulebook, row: TableRows[TableName]): string {
  if ('rangeCm' in row) return weaponFacts(tables, row)
  return 'defence' in row ? (row.defence ?? 'no roll') : ''
}

function weaponFacts(tables: Rulebook, weapon: WeaponRow | VehicleWeaponRow): string {
  const { rangeCm, damage, specialRules } = weapon
  const least = 'minRangeCm' in weapon ? weapon.minRangeCm : undefined
  const span = least === undefined ? String(rangeCm) : `${least}-${rangeCm}`
  const held = 'hands' in weapon ? [formatCount(weapon.hands, 'hand', 'hands')] : []
  const rules = specialRules.map((id) => findRow(tables, 'weaponRules', id)?.name ?? id)
  return [rangeCm === 0 ? 'melee' : `${span} cm`, damage, ...held, ...rules].join(' · ')
}
