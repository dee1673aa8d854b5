import type { CellValue, Term } from '#renderer/ui/types.ts'
import type { HouseRowView } from '#shared/contract/planet28/house.ts'
import { PRINTED, type Rulebook } from '#shared/games/planet28/rulebook.ts'
import { formatNumber } from '#shared/kit/format.ts'
import { ARMOURY_TABLES } from './armoury-tables.ts'
import { listValueTerms } from './format-value.ts'
import type { ParsedRow, ArmouryTable } from './table-shapes.ts'

/** Where a row comes from: the book, the book with a change of the group, or the group alone. */
export type Origin = 'printed' | 'patched' | 'own'

/** A row of the armoury. */
export interface ArmouryRow extends ParsedRow {
  /** Names it among all tables: weapons/dagger. */
  readonly key: string
  readonly shelf: ArmouryTable
  readonly origin: Origin
  /** The group's own row or change, where there is one. */
  readonly house: HouseRowView | null
  /** The row as printed, where the group changed it. */
  readonly before: ParsedRow | null
}

/** One value of a row before and after the group changed it. */
export interface CellChange {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** Every row in force of every table, the group's own at the end of each. */
export function buildArmouryRows(tables: Rulebook, house: readonly HouseRowView[]): readonly ArmouryRow[] {
  const byKey = new Map(house.map((row) => [`${row.table}/${row.rowId}`, row]))
  return ARMOURY_TABLES.flatMap((shelf) => {
    const printed = new Map(shelf.read(PRINTED).map((row) => [row.id, row]))
    return shelf.read(tables).map((row) => {
      const key = `${shelf.name}/${row.id}`
      const own = byKey.get(key) ?? null
      const before = printed.get(row.id) ?? null
      const origin: Origin = before === null ? 'own' : own === null ? 'printed' : 'patched'
      return {
        ...row,
        page: origin === 'own' ? null : row.page,
        key,
        shelf,
        origin,
        house: own,
        before: origin === 'patched' ? before : null,
      }
    })
  })
}

/** What a row costs, or null where it has no price. */
export function costOf({ cells }: ArmouryRow): number | null {
  return typeof cells['cost'] === 'number' ? cells['cost'] : null
}

/** A cell in words with its unit. */
export function formatCell(value: CellValue, unit?: string): string {
  if (value === null || value === undefined || value === '') return '–'
  const text = typeof value === 'number' ? formatNumber(value) : String(value)
  return unit ? `${text} ${unit}` : text
}

const COMMON = ['name', 'summary', 'page', 'erratum', 'base', 'effects', 'use']

/** Everything printed of a row, in words. */
export function listRowTerms(row: ArmouryRow): readonly Term[] {
  const { facts } = row.shelf
  const told = facts.map(({ key, label, unit }) => ({ term: label, value: formatCell(row.cells[key], unit) }))
  return [...told, ...listValueTerms(row.row, new Set([...COMMON, ...facts.map(({ key }) => key)]))]
}

/** What the group changed of a printed row. */
export function listChanges(row: ArmouryRow): readonly CellChange[] {
  const { before, shelf } = row
  if (before === null) return []
  const words = shelf.facts.map(({ key, label, unit }) => ({
    label,
    before: formatCell(before.cells[key], unit),
    after: formatCell(row.cells[key], unit),
  }))
  const texts = [
    { label: 'Name', before: before.name, after: row.name },
    { label: 'Summary', before: before.summary, after: row.summary },
  ]
  return [...texts, ...words].filter((candidate) => candidate.before !== candidate.after)
}

/** A note on what is wrong in print, where there is one. */
export function findErratum({ row }: ParsedRow): string | null {
  const note: unknown = Reflect.get(row, 'erratum')
  return typeof note === 'string' ? note : null
}

/** A list of ids in a column of a row, such as its special rules. */
export function listColumnIds({ row }: ParsedRow, column: string): readonly string[] {
  const list: unknown = Reflect.get(row, column)
  return Array.isArray(list) ? list.filter((candidate) => typeof candidate === 'string') : []
}

/** What is searched for a row. */
export function getSearchText(row: ArmouryRow): string {
  return [row.name, row.summary, row.rule, row.cells['specialRules'], row.cells['keywords'], row.cells['type']].join(
    ' ',
  )
}
