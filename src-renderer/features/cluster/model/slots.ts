import { createLookup, type LayeredLookup } from './layered-lookup.ts'

/** Things in a list where each keeps its place as long as it is there: the last one fills the gap of one that goes. */
export interface SlotList<Thing> {
  readonly list: readonly Thing[]
  readonly placeOf: LayeredLookup
}

/** What changes: things as they stand now, and the ids of those that are gone (unknown ones do no harm). */
export interface ThingChange<Thing> {
  readonly put: ReadonlyMap<string, Thing>
  readonly gone: ReadonlySet<string>
}

/** Slots after a change. */
export interface ChangedSlots<Thing> extends SlotList<Thing> {
  /** Places that have another thing than before. */
  readonly fresh: ReadonlySet<number>
  /** Where each thing that went to another place stood before, by its place now. */
  readonly movedFrom: ReadonlyMap<number, number>
}

/** Slots of a list as it was read. */
export function createSlots<Thing extends { readonly id: string }>(list: readonly Thing[]): SlotList<Thing> {
  return { list, placeOf: createLookup(list) }
}

/** The thing with an id, or null. */
export function findInSlots<Thing>({ list, placeOf }: SlotList<Thing>, id: string): Thing | null {
  return list[placeOf.get(id)] ?? null
}

/** Whether a change changes nothing there. */
export function isUnchanged<Thing>({ placeOf }: SlotList<Thing>, { put, gone }: ThingChange<Thing>): boolean {
  return put.size === 0 && ![...gone].some((id) => placeOf.get(id) >= 0)
}

/** Puts things in and takes others out; all that is untouched keeps its place. */
export function updateSlots<Thing extends { readonly id: string }>(
  { list: before, placeOf }: SlotList<Thing>,
  { put, gone }: ThingChange<Thing>,
): ChangedSlots<Thing> {
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

/** The ids of those that are there, the last place first, so that the last of the list is never one that goes. */
function lastFirst(ids: ReadonlySet<string>, placeOf: LayeredLookup): string[] {
  return [...ids].filter((id) => placeOf.get(id) >= 0).toSorted((a, b) => placeOf.get(b) - placeOf.get(a))
}

/** A column beside a list: what is worked out for each thing, made anew where it is another one. */
export function updateColumn<Thing, Value>(
  column: readonly Value[],
  { list, fresh }: ChangedSlots<Thing>,
  make: (item: Thing, place: number) => Value,
): readonly Value[] {
  const next = column.slice(0, list.length)
  for (const place of [...fresh].toSorted((a, b) => a - b)) {
    const item = list[place]
    if (item !== undefined) next[place] = make(item, place)
  }
  return next
}
