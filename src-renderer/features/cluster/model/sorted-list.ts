import type { ThingListChange } from './stable-index-list.ts'

/** Comparison function: negative if the first thing comes first. */
export type Comparator<Thing> = (a: Thing, b: Thing) => number

/** Applies a change to a short sorted list; returns the same array if nothing changed. */
export function applySortedListChange<Thing extends { readonly id: string }>(
  list: readonly Thing[],
  { put, gone }: ThingListChange<Thing>,
  order: Comparator<Thing>,
): readonly Thing[] {
  if (put.size === 0 && !list.some(({ id }) => gone.has(id))) return list
  const kept = list.filter(({ id }) => !put.has(id) && !gone.has(id))
  return [...kept, ...put.values()].toSorted(order)
}

/** Orders by row and column, then by id. */
export function compareByHex(
  a: { readonly row: number; readonly column: number; readonly id: string },
  b: { readonly row: number; readonly column: number; readonly id: string },
): number {
  return a.row - b.row || a.column - b.column || byText(a.id, b.id)
}

/** Orders by name, then by id. */
export function compareByName(
  a: { readonly name: string; readonly id: string },
  b: { readonly name: string; readonly id: string },
): number {
  return byText(a.name, b.name) || byText(a.id, b.id)
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
