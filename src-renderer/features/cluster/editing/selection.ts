import type { MapKind } from '#shared/contract/cluster.ts'
import type { StarMap, MapThingOf } from '../model/star-map.ts'
import type { MapThingRef, SelectionChange } from '../tools/tool.ts'

/** Applies a selection change; returns the same array if nothing changes. */
export function applySelectionChange(
  selection: readonly MapThingRef[],
  { how, things }: SelectionChange,
): readonly MapThingRef[] {
  const before = keysOf(selection)
  const named = keysOf(things)
  const fresh = unique(things).filter((thingRef) => !before.has(keyOf(thingRef)))
  switch (how) {
    case 'replace':
      return fresh.length === 0 && before.size === named.size ? selection : unique(things)
    case 'add':
      return fresh.length === 0 ? selection : [...selection, ...fresh]
    case 'remove':
      return without(selection, named)
    case 'toggle':
      return things.length === 0 ? selection : [...without(selection, named), ...fresh]
  }
}

export function isSelected(selection: readonly MapThingRef[], { kind, id }: MapThingRef): boolean {
  return selection.some((thingRef) => thingRef.kind === kind && thingRef.id === id)
}

/** Selected things of a kind that exist on the map. */
export function listSelectedOfKind<Kind extends MapKind>(
  selection: readonly MapThingRef[],
  kind: Kind,
  map: StarMap,
): MapThingOf<Kind>[] {
  return selection.flatMap((thingRef) => (thingRef.kind === kind ? (map.find(kind, thingRef.id) ?? []) : []))
}

/** Removes deleted things from the selection; returns the same array if nothing changes. */
export function pruneSelection(selection: readonly MapThingRef[], map: StarMap): readonly MapThingRef[] {
  const there = selection.filter(({ kind, id }) => map.find(kind, id) !== null)
  return there.length === selection.length ? selection : there
}

function without(selection: readonly MapThingRef[], gone: ReadonlySet<string>): readonly MapThingRef[] {
  const left = selection.filter((thingRef) => !gone.has(keyOf(thingRef)))
  return left.length === selection.length ? selection : left
}

function unique(things: readonly MapThingRef[]): readonly MapThingRef[] {
  return [...new Map(things.map((thingRef) => [keyOf(thingRef), thingRef])).values()]
}

function keysOf(things: readonly MapThingRef[]): ReadonlySet<string> {
  return new Set(things.map(keyOf))
}

function keyOf({ kind, id }: MapThingRef): string {
  return `${kind}/${id}`
}
