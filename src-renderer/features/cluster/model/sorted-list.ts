import type { ThingChange } from './slots.ts'

/** Which of two things comes first: negative for the first one. */
export type Comparator<Thing> = (one: Thing, other: Thing) => number

/** A short list after a change, in order; the same one where nothing changed. */
export function updateSortedList<Thing extends { readonly id: string }>(
  list: readonly Thing[],
  { put, gone }: ThingChange<Thing>,
  order: Comparator<Thing>,
): readonly Thing[] {
  if (put.size === 0 && !list.some(({ id }) => gone.has(id))) return list
  const kept = list.filter(({ id }) => !put.has(id) && !gone.has(id))
  return [...kept, ...put.values()].toSorted(order)
}

/** By row and column, then by id: the order of reading. */
export function compareByHex(
  one: { readonly row: number; readonly column: number; readonly id: string },
  other: { readonly row: number; readonly column: number; readonly id: string },
): number {
  return one.row - other.row || one.column - other.column || byText(one.id, other.id)
}

/** By name, then by id. */
export function compareByName(
  one: { readonly name: string; readonly id: string },
  other: { readonly name: string; readonly id: string },
): number {
  return byText(one.name, other.name) || byText(one.id, other.id)
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
