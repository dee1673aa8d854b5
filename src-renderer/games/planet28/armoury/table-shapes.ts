import type { TableCellValue } from '#renderer/ui/types.ts'
import type { Rulebook, Table, TableName } from '#shared/games/planet28/rulebook.ts'

/** A column of a table: its label and its value in a row. */
export interface ArmouryColumn<Row = never> {
  readonly key: string
  readonly label: string
  readonly unit?: string
  readonly isNumber?: boolean
  /** Shown in the details of a row, but not as a column of the table. */
  readonly isDetail?: boolean
  readonly textOf: (row: Row, tables: Rulebook) => TableCellValue
}

/** Options of a numeric column. */
export const NUMERIC_COLUMN_OPTIONS = { isNumber: true } as const

/** Names of the read-only tables. */
export type ReadOnlyTableName =
  | 'arcana'
  | 'hiddenAgendas'
  | 'injuries'
  | 'vehicleDamage'
  | 'scenarioPrompts'
  | 'deployment'
  | 'skills'
  | 'vehicleSizes'

export type ArmouryTableName = TableName | ReadOnlyTableName

/** A parsed row: its columns, and the raw row for everything else. */
export interface ParsedArmouryRow {
  readonly id: string
  readonly rule: string
  readonly name: string
  readonly summary: string
  readonly page: number | null
  readonly cells: Readonly<Record<string, TableCellValue>>
  readonly row: object
}

export interface ArmouryTable {
  readonly name: ArmouryTableName
  readonly title: string
  /** Singular noun for a row. */
  readonly noun: string
  readonly facts: readonly ArmouryColumn[]
  readonly read: (tables: Rulebook) => readonly ParsedArmouryRow[]
}

interface BookRow {
  readonly name: string
  readonly summary?: string
  readonly page?: number
}

interface Shape<Row extends BookRow> {
  readonly name: ArmouryTableName
  readonly title: string
  readonly noun: string
  readonly rows: (tables: Rulebook) => Table<Row>
  readonly rule: (id: string, row: Row) => string
  readonly facts: readonly ArmouryColumn<Row>[]
}

/** Creates an armoury table from the structure of its rows. */
export function createArmouryTable<Row extends BookRow>({
  name,
  title,
  noun,
  rows,
  rule,
  facts,
}: Shape<Row>): ArmouryTable {
  return {
    name,
    title,
    noun,
    facts,
    read: (tables) =>
      Object.entries(rows(tables)).map(([id, row]) => ({
        id,
        rule: rule(id, row),
        name: row.name,
        summary: row.summary ?? '',
        page: row.page ? row.page : null,
        cells: Object.fromEntries(facts.map(({ key, textOf }) => [key, textOf(row, tables)])),
        row,
      })),
  }
}
