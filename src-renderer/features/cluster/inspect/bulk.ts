import type { ClusterEdit, MapKind } from '#shared/contract/cluster.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { getHexLabel, isOnBoard, type HexPlace } from '#shared/kit/hex.ts'
import { listSelectedOfKind } from '../editing/selection.ts'
import type { StarMap, MapThingOf } from '../model/star-map.ts'
import { type MovePlan, planMove, type HexMapping, createHexTranslation } from '../tools/plan-move.ts'
import type { MapThingRef } from '../tools/tool.ts'

/** The kinds that support editing several things at once. */
export const BULK_EDITABLE_KINDS = ['star', 'route', 'region', 'label', 'fleet'] as const satisfies readonly MapKind[]
export type BulkEditableKind = (typeof BULK_EDITABLE_KINDS)[number]

type ChangeFields<Type extends ClusterEdit['type']> = Extract<ClusterEdit, { type: Type; fields: unknown }>['fields']

/** Editable fields of each kind. */
export interface BulkFieldsByKind {
  readonly star: ChangeFields<'change-star'>
  readonly route: ChangeFields<'change-route'>
  readonly region: ChangeFields<'change-region'>
  readonly label: ChangeFields<'change-label'>
  readonly fleet: ChangeFields<'change-fleet'>
}

/** Names of the editable fields of a kind. */
export type BulkFieldName<Kind extends BulkEditableKind> = keyof MapThingOf<Kind> &
  keyof BulkFieldsByKind[Kind] &
  string

/** Shared value of a field; `several` if the things differ. */
export type SharedValue<Value> = { readonly several: false; readonly value: Value } | { readonly several: true }

/** Returns the value shared by all things. */
export function getSharedValue<Thing, Value>(
  things: readonly Thing[],
  valueOf: (item: Thing) => Value,
): SharedValue<Value> {
  const [first, ...others] = things
  if (first === undefined) return { several: true }
  const value = valueOf(first)
  return others.every((item) => valueOf(item) === value) ? { several: false, value } : { several: true }
}

/** The shared value, or null if they differ. */
export function getSharedValueOrNull<Value>(common: SharedValue<Value>): Value | null {
  return common.several ? null : common.value
}

/** Builds edits that set fields of things of one kind; things that already have these values are skipped. */
export function buildBulkEdits<Kind extends BulkEditableKind>(
  kind: Kind,
  things: readonly MapThingOf<Kind>[],
  fieldsOf: (item: MapThingOf<Kind>) => BulkFieldsByKind[Kind],
): ClusterEdit[] {
  return things.flatMap((item) => {
    const fields = fieldsOf(item)
    const isSame = Object.entries(fields).every(([key, value]) => Reflect.get(item, key) === value)
    return isSame ? [] : [buildFieldEdit(kind, item, fields)]
  })
}

export function buildFieldEdit<Kind extends BulkEditableKind>(
  kind: Kind,
  { id, version }: MapThingOf<Kind>,
  fields: BulkFieldsByKind[Kind],
): ClusterEdit {
  // The kind determines the fields, which the compiler cannot infer through the union.
  return { type: `change-${kind}`, id, version, fields } as ClusterEdit
}

/** Adds and removes tags of a star; returns the same array if nothing changes. */
export function applyTagChanges(
  tags: string[],
  add: readonly string[],
  remove: readonly string[],
  most = 20,
): string[] {
  const left = tags.filter((tag) => !remove.includes(tag))
  const fresh = add.filter((tag) => !left.includes(tag)).slice(0, Math.max(0, most - left.length))
  return fresh.length === 0 && left.length === tags.length ? tags : [...left, ...fresh]
}

/** Formats the selection by kind: “12 stars, 3 routes and 1 label”. */
export function describeSelection(selection: readonly MapThingRef[]): string {
  const counts = BULK_EDITABLE_KINDS.map((kind) => ({
    kind,
    count: selection.filter((thingRef) => thingRef.kind === kind).length,
  }))
  return formatList(counts.filter(({ count }) => count > 0).map(({ kind, count }) => formatCount(count, kind)))
}

/** Aligns the selection with the row or column of its first thing. */
export function planAlignment(map: StarMap, selection: readonly MapThingRef[], along: 'row' | 'column'): MovePlan {
  const first = findFirstSelectedHex(map, selection)
  if (!first) return { edits: [], problem: null, forbidden: [] }
  return checked(map, selection, (place) => ({ ...pick(place), [along]: first[along] }))
}

/** Moves the selection so that its first thing is at the given hex. */
export function planSelectionMove(map: StarMap, selection: readonly MapThingRef[], to: HexPlace): MovePlan {
  const first = findFirstSelectedHex(map, selection)
  return first
    ? planMove(map, selection, createHexTranslation(first, to, map))
    : { edits: [], problem: null, forbidden: [] }
}

/** Hex of the first selected thing that has one. */
export function findFirstSelectedHex(map: StarMap, selection: readonly MapThingRef[]): HexPlace | null {
  for (const { kind, id } of selection) {
    if (kind !== 'star' && kind !== 'label' && kind !== 'fleet') continue
    const selected = map.find(kind, id)
    if (selected) return pick(selected)
  }
  return null
}

/** Moves the selection like `planMove`. The result carries a problem if two stars would share a hex. */
function checked(map: StarMap, selection: readonly MapThingRef[], to: HexMapping): MovePlan {
  const move = planMove(map, selection, to)
  const taken = new Map<string, string>()
  for (const star of listSelectedOfKind(selection, 'star', map)) {
    const place = to(star)
    const label = isOnBoard(place, map.board) ? getHexLabel(place, map.board) : ''
    const occupant = taken.get(label)
    if (occupant !== undefined && move.problem === null)
      return { ...move, problem: `${occupant} and ${star.name} would both be at ${label}.` }
    taken.set(label, star.name)
  }
  return move
}

function pick({ row, column }: HexPlace): HexPlace {
  return { row, column }
}
