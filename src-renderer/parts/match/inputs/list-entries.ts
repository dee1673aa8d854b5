import type { Input, Json } from '#shared/match/protocol.ts'

/** An entry of a list: values by path of the column. */
export type ListEntry = Readonly<Record<string, Json>>

/** Entries of a value; empty if it is no list. */
export function parseListEntries(value: Json): readonly ListEntry[] {
  if (!Array.isArray(value)) return []
  return value.map((item: Json) => (item !== null && typeof item === 'object' ? (item as ListEntry) : {}))
}

/** An entry with one field filled, and the defaults of the columns in the others. */
export function setEntryField(entry: ListEntry, path: string, value: Json, columns: readonly Input[]): ListEntry {
  return { ...createDefaultEntry(columns), ...entry, [path]: value }
}

/** Default values of columns. */
export function createDefaultEntry(columns: readonly Input[]): ListEntry {
  return Object.fromEntries(columns.map((column) => [column.path, column.value]))
}
