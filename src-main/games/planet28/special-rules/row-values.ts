import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { RowValue } from '#shared/games/planet28/tables/row.ts'

/** A row with the numbers and dice printed in its effect, by name. */
interface Valued {
  readonly name: string
  readonly values?: Readonly<Record<string, RowValue>>
}

/** Looks up the hooks of a row. Null for most rows, and for house rows. */
export function findHooks<Hooks>(table: Readonly<Partial<Record<string, Hooks>>>, id: string): Hooks | null {
  return Object.hasOwn(table, id) ? (table[id] ?? null) : null
}

/** Battle effects of a row: those of the printed rules and those of a house row. */
export function listRowEffects<Row extends { readonly effects?: readonly Effect[] | undefined }>(
  table: Readonly<Partial<Record<string, (row: Row) => readonly Effect[]>>>,
  id: string,
  row: Row,
): Effect[] {
  return [...(findHooks(table, id)?.(row) ?? []), ...(row.effects ?? [])]
}

/** A number in a row's effect. Throws if the row has none of that name. */
export function getRowNumber(row: Valued, name: string): number {
  const value = row.values?.[name]
  return typeof value === 'number' ? value : lacks(row, name)
}

/** A text in a row's effect, such as dice. */
export function getRowText(row: Valued, name: string): string {
  const value = row.values?.[name]
  return typeof value === 'string' ? value : lacks(row, name)
}

/** A pair of numbers in a row's effect. */
export function getRowNumberPair(row: Valued, name: string): readonly [number, number] {
  const value: unknown = row.values?.[name]
  const [a, b] = Array.isArray(value) ? value : []
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : lacks(row, name)
}

/** A range of die faces with its value. */
export interface DiceBand {
  readonly on: readonly number[]
  readonly dice: string
}

/** Ranges of die faces in a row's effect, each with its dice from the field `name`. */
export function listDiceBands(row: Valued, list: string, name: string): DiceBand[] {
  const bands: unknown = row.values?.[list]
  if (!Array.isArray(bands)) return lacks(row, list)
  return bands.map((band: unknown) => readBand(band, name) ?? lacks(row, name))
}

function readBand(band: unknown, name: string): DiceBand | null {
  if (typeof band !== 'object' || band === null || !('on' in band)) return null
  const dice: unknown = Object.entries(band).find(([key]) => key === name)?.[1]
  const { on } = band
  if (typeof dice !== 'string' || !Array.isArray(on)) return null
  return { on: on.filter((face) => typeof face === 'number'), dice }
}

function lacks({ name: row }: Valued, name: string): never {
  throw new Error(`${row} has no value "${name}"`)
}
