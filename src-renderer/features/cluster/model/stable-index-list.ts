import { createLayeredIndexById, type LayeredIndexById } from './layered-index-by-id.ts'

/** A list in which things keep their index while they exist; a removed thing is replaced by the last one. */
export interface StableIndexList<Thing> {
  readonly list: readonly Thing[]
  readonly placeOf: LayeredIndexById
}

/** A change of a list: new or updated things, and the ids of removed ones (unknown ids are ignored). */
export interface ThingListChange<Thing> {
  readonly put: ReadonlyMap<string, Thing>
  readonly gone: ReadonlySet<string>
}

export interface ChangedStableIndexList<Thing> extends StableIndexList<Thing> {
  /** Indices whose thing has changed. */
  readonly fresh: ReadonlySet<number>
  /** Previous index of each thing that was moved, by its new index. */
  readonly movedFrom: ReadonlyMap<number, number>
}

export function createStableIndexList<Thing extends { readonly id: string }>(
  list: readonly Thing[],
): StableIndexList<Thing> {
  return { list, placeOf: createLayeredIndexById(list) }
}

/** Finds a thing by id, or null. */
export function findInStableIndexList<Thing>({ list, placeOf }: StableIndexList<Thing>, id: string): Thing | null {
  return list[placeOf.get(id)] ?? null
}

/** Whether a change has no effect. */
export function isListChangeWithoutEffect<Thing>(
  { placeOf }: StableIndexList<Thing>,
  { put, gone }: ThingListChange<Thing>,
): boolean {
  return put.size === 0 && ![...gone].some((id) => placeOf.get(id) >= 0)
}

/** Applies a change; untouched things keep their indices. */
export function applyStableIndexListChange<Thing extends { readonly id: string }>(
  { list: before, placeOf }: StableIndexList<Thing>,
  { put, gone }: ThingListChange<Thing>,
): ChangedStableIndexList<Thing> {
  const list = before.slice()
  const places = new Map<string, number>()
  const fresh = new Set<number>()
  const set = (place: number, item: Thing) => {
    list[place] = item
    places.set(item.id, place)
    fresh.add(place)
  }
  for (const [id, item] of put) if (placeOf.get(id) >= 0) set(placeOf.get(id), item)
  for (const id of lastFirst(gone, placeOf)) {
    const place = placeOf.get(id)
    const last = list.pop()
    fresh.delete(list.length)
    places.set(id, -1)
    if (last && last.id !== id) set(place, last)
  }
  for (const [id, item] of put) if (placeOf.get(id) < 0) set(list.length, item)
  const movedFrom = new Map<number, number>()
  for (const [id, place] of places)
    if (place >= 0 && placeOf.get(id) >= 0 && placeOf.get(id) !== place) movedFrom.set(place, placeOf.get(id))
  return { list, placeOf: placeOf.with(places), fresh, movedFrom }
}

/**
 * Ids to remove in descending order of index, so that the last element, which fills the gap, is never itself to be
 * removed.
 */
function lastFirst(ids: ReadonlySet<string>, placeOf: LayeredIndexById): string[] {
  return [...ids].filter((id) => placeOf.get(id) >= 0).toSorted((a, b) => placeOf.get(b) - placeOf.get(a))
}

/** Updates a column of derived values, computing only those of changed things. */
export function recomputeDerivedColumn<Thing, Value>(
  column: readonly Value[],
  { list, fresh }: ChangedStableIndexList<Thing>,
  make: (item: Thing, place: number) => Value,
): readonly Value[] {
  const next = column.slice(0, list.length)
  for (const place of [...fresh].toSorted((a, b) => a - b)) {
    const item = list[place]
    if (item !== undefined) next[place] = make(item, place)
  }
  return next
}
