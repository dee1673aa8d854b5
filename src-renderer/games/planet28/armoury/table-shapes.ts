import type { CellValue } from '#renderer/ui/types.ts'
import type { Rulebook, Table, TableName } from '#shared/games/planet28/rulebook.ts'

/** One column of a table of the book: how it is called and what a row has in it. */
export interface ArmouryColumn<Row = never> {
  readonly key: string
  readonly label: string
  readonly unit?: string
  readonly isNumber?: boolean
  /** Told of a row, but with no column of its own in the table. */
  readonly isDetail?: boolean
  readonly textOf: (row: Row, tables: Rulebook) => CellValue
}

/** Of a column of figures. */
export const NUMBER_COLUMN = { isNumber: true } as const

/** Names of the tables that nobody adds rows to. */
export type ReferenceName =
  | 'arcana'
  | 'hiddenAgendas'
  | 'injuries'
  | 'vehicleDamage'
  | 'scenarioPrompts'
  | 'deployment'
  | 'skills'
  | 'vehicleSizes'

/** Name of a table of the armoury. */
export type ArmouryTableName = TableName | ReferenceName

/** One row as it was read: its columns, and the row itself for whatever has no column. */
export interface ParsedRow {
  readonly id: string
  readonly rule: string
  readonly name: string
  readonly summary: string
  readonly page: number | null
  readonly cells: Readonly<Record<string, CellValue>>
  readonly row: object
}

/** A table of the book as the armoury shows it. */
export interface ArmouryTable {
  readonly name: ArmouryTableName
  readonly title: string
  /** One of its rows. */
  readonly noun: string
  readonly facts: readonly ArmouryColumn[]
  readonly read: (tables: Rulebook) => readonly ParsedRow[]
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

/** A shelf from the shape of its rows. */
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
