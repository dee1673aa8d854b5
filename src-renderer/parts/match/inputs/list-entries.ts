import type { Input, Json } from '#shared/match/protocol.ts'

/** An entry of a list: values by path of the column. */
export type ListInputEntry = Readonly<Record<string, Json>>

/** Entries of a value; empty if it is no list. */
export function parseListEntries(value: Json): readonly ListInputEntry[] {
  if (!Array.isArray(value)) return []
  return value.map((item: Json) => (item !== null && typeof item === 'object' ? (item as ListInputEntry) : {}))
}

/** An entry with one field filled, and the defaults of the columns in the others. */
export function setEntryField(
  entry: ListInputEntry,
  path: string,
  value: Json,
  columns: readonly Input[],
): ListInputEntry {
  return { ...createDefaultEntry(columns), ...entry, [path]: value }
}

/** Default values of columns. */
export function createDefaultEntry(columns: readonly Input[]): ListInputEntry {
  return Object.fromEntries(columns.map((column) => [column.path, column.value]))
}
