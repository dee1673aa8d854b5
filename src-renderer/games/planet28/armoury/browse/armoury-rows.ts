import type { TableCellValue, DefinitionListItem } from '#renderer/ui/types.ts'
import type { HouseRowView } from '#shared/contract/planet28/house.ts'
import { PRINTED_TABLES, type Rulebook } from '#shared/games/planet28/rulebook.ts'
import { formatNumber } from '#shared/kit/format.ts'
import { ARMOURY_TABLES } from '../armoury-tables.ts'
import { listTermsOutsideColumns } from '../format-value.ts'
import type { ParsedArmouryRow, ArmouryTable } from '../table-shapes.ts'

/** Origin of a row: the book, the book as changed by the group, or the group. */
export type RowOrigin = 'printed' | 'patched' | 'own'

export interface ArmouryRow extends ParsedArmouryRow {
  /** Unique key across all tables, such as `weapons/dagger`. */
  readonly key: string
  readonly shelf: ArmouryTable
  readonly origin: RowOrigin
  /** The group's own row or change, if any. */
  readonly house: HouseRowView | null
  /** The printed row, if the group changed it. */
  readonly before: ParsedArmouryRow | null
}

/** Value of a cell before and after the group's change. */
export interface CellChange {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** Lists the rows of every table in force, the group's own at the end of each. */
export function buildArmouryRows(tables: Rulebook, house: readonly HouseRowView[]): readonly ArmouryRow[] {
  const byKey = new Map(house.map((row) => [`${row.table}/${row.rowId}`, row]))
  return ARMOURY_TABLES.flatMap((shelf) => {
    const printed = new Map(shelf.read(PRINTED_TABLES).map((row) => [row.id, row]))
    return shelf.read(tables).map((row) => {
      const key = `${shelf.name}/${row.id}`
      const own = byKey.get(key) ?? null
      const before = printed.get(row.id) ?? null
      const origin: RowOrigin = before === null ? 'own' : own === null ? 'printed' : 'patched'
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

/** Cost of a row, or null if it has none. */
export function findRowCost({ cells }: ArmouryRow): number | null {
  return typeof cells['cost'] === 'number' ? cells['cost'] : null
}

export function formatCell(value: TableCellValue, unit?: string): string {
  if (value === null || value === undefined || value === '') return '–'
  const text = typeof value === 'number' ? formatNumber(value) : String(value)
  return unit ? `${text} ${unit}` : text
}

const COMMON = ['name', 'summary', 'page', 'erratum', 'base', 'effects', 'use']

/** Lists all values of a row with their labels. */
export function listRowTerms(row: ArmouryRow): readonly DefinitionListItem[] {
  const { facts } = row.shelf
  const shown = facts.map(({ key, label, unit }) => ({ term: label, value: formatCell(row.cells[key], unit) }))
  return [...shown, ...listTermsOutsideColumns(row.row, new Set([...COMMON, ...facts.map(({ key }) => key)]))]
}

/** Lists the group's changes to a printed row. */
export function listHouseChanges(row: ArmouryRow): readonly CellChange[] {
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

/** Returns the erratum of a row, or null. */
export function findErratum({ row }: ParsedArmouryRow): string | null {
  const note: unknown = Reflect.get(row, 'erratum')
  return typeof note === 'string' ? note : null
}

/** List of ids in a column of a row, such as its special rules. */
export function listIdsInColumn({ row }: ParsedArmouryRow, column: string): readonly string[] {
  const list: unknown = Reflect.get(row, column)
  return Array.isArray(list) ? list.filter((candidate) => typeof candidate === 'string') : []
}

export function getArmouryRowSearchText(row: ArmouryRow): string {
  return [row.name, row.summary, row.rule, row.cells['specialRules'], row.cells['keywords'], row.cells['type']].join(
    ' ',
  )
}
