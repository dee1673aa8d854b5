import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { RowValue } from '#shared/games/planet28/tables/row.ts'

/** Numbers and dice that a row prints inside its effect, by name. */
interface Valued {
  readonly name: string
  readonly values?: Readonly<Record<string, RowValue>>
}

/** What a table has for a row; null for most, and for a group's own. */
export function findHooks<Hooks>(table: Readonly<Partial<Record<string, Hooks>>>, id: string): Hooks | null {
  return Object.hasOwn(table, id) ? (table[id] ?? null) : null
}

/** What a row does in a battle: what is printed of it, and what a group wrote for one of its own. */
export function listRowEffects<Row extends { readonly effects?: readonly Effect[] | undefined }>(
  table: Readonly<Partial<Record<string, (row: Row) => readonly Effect[]>>>,
  id: string,
  row: Row,
): Effect[] {
  return [...(findHooks(table, id)?.(row) ?? []), ...(row.effects ?? [])]
}

/** A number inside a row's effect; throws where the row prints none of that name. */
export function getNumberValue(row: Valued, name: string): number {
  const value = row.values?.[name]
  return typeof value === 'number' ? value : lacks(row, name)
}

/** A text inside a row's effect, such as dice. */
export function getTextValue(row: Valued, name: string): string {
  const value = row.values?.[name]
  return typeof value === 'string' ? value : lacks(row, name)
}

/** Two numbers inside a row's effect. */
export function getPairValue(row: Valued, name: string): readonly [number, number] {
  const value: unknown = row.values?.[name]
  const [a, b] = Array.isArray(value) ? value : []
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : lacks(row, name)
}

/** What some faces of a die stand for. */
export interface ValueBand {
  readonly on: readonly number[]
  readonly dice: string
}

/** Bands of faces inside a row's effect, each with its dice under `name`. */
export function listValueBands(row: Valued, list: string, name: string): ValueBand[] {
  const bands: unknown = row.values?.[list]
  if (!Array.isArray(bands)) return lacks(row, list)
  return bands.map((band: unknown) => readBand(band, name) ?? lacks(row, name))
}

function readBand(band: unknown, name: string): ValueBand | null {
  if (typeof band !== 'object' || band === null || !('on' in band)) return null
  const dice: unknown = Object.entries(band).find(([key]) => key === name)?.[1]
  const { on } = band
  if (typeof dice !== 'string' || !Array.isArray(on)) return null
  return { on: on.filter((face) => typeof face === 'number'), dice }
}

function lacks({ name: row }: Valued, name: string): never {
  throw new Error(`${row} has no value "${name}"`)
}
