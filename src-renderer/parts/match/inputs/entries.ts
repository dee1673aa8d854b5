import type { Input, Json } from '#shared/match/protocol.ts'

/** An entry of a list: values by path of the column. */
export type Entry = Readonly<Record<string, Json>>

/** Entries of a value; empty if it is no list. */
export function listEntries(value: Json): readonly Entry[] {
  if (!Array.isArray(value)) return []
  return value.map((item: Json) => (item !== null && typeof item === 'object' ? (item as Entry) : {}))
}

/** An entry with one field filled, and the defaults of the columns in the others. */
export function fillField(entry: Entry, path: string, value: Json, columns: readonly Input[]): Entry {
  return { ...listDefaults(columns), ...entry, [path]: value }
}

/** Default values of columns. */
export function listDefaults(columns: readonly Input[]): Entry {
  return Object.fromEntries(columns.map((column) => [column.path, column.value]))
}
