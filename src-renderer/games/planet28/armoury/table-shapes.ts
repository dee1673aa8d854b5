import type { CellValue } from '#renderer/ui/types.ts'
import type { Rulebook, Table, TableName } from '#shared/games/planet28/rulebook.ts'

/** One column of a table of the book: how it is called and what a row has in it. */
export interface Fact<Row = never> {
  readonly key: string
  readonly label: string
  readonly unit?: string
  readonly isNumber?: boolean
  /** Told of a row, but with no column of its own in the table. */
  readonly isDetail?: boolean
  readonly textOf: (row: Row, tables: Rulebook) => CellValue
}

/** Of a column of figures. */
export const NUMBER = { isNumber: true } as const

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
export type ShelfName = TableName | ReferenceName

/** One row as it was read: its columns, and the row itself for whatever has no column. */
export interface ReadRow {
  readonly id: string
  readonly rule: string
  readonly name: string
  readonly summary: string
  readonly page: number | null
  readonly cells: Readonly<Record<string, CellValue>>
  readonly row: object
}

/** A table of the book as the armoury shows it. */
export interface Shelf {
  readonly name: ShelfName
  readonly title: string
  /** One of its rows. */
  readonly noun: string
  readonly facts: readonly Fact[]
  readonly read: (tables: Rulebook) => readonly ReadRow[]
}

interface BookRow {
  readonly name: string
  readonly summary?: string
  readonly page?: number
}

interface Shape<Row extends BookRow> {
  readonly name: ShelfName
  readonly title: string
  readonly noun: string
  readonly rows: (tables: Rulebook) => Table<Row>
  readonly rule: (id: string, row: Row) => string
  readonly facts: readonly Fact<Row>[]
}

/** A shelf from the shape of its rows. */
export function shelf<Row extends BookRow>({ name, title, noun, rows, rule, facts }: Shape<Row>): Shelf {
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
