import { computed, type WritableComputedRef } from 'vue'
import type { MapThingOf } from '../model/star-map.ts'
import { useClusterContext } from '../page/cluster-context.ts'
import {
  type BulkFieldsByKind,
  type BulkEditableKind,
  buildBulkEdits,
  getSharedValue,
  getSharedValueOrNull,
  type BulkFieldName,
} from './bulk.ts'

/** Writable fields over several things of one kind. */
export function useBulkFields<Kind extends BulkEditableKind>(kind: Kind, things: () => readonly MapThingOf<Kind>[]) {
  const { save } = useClusterContext()

  function changeEach(fieldsOf: (item: MapThingOf<Kind>) => BulkFieldsByKind[Kind]): void {
    const edits = buildBulkEdits(kind, things(), fieldsOf)
    if (edits.length > 0) void save({ label: null, edits })
  }
  const change = (fields: BulkFieldsByKind[Kind]) => changeEach(() => fields)
  const field = <Value>(
    valueOf: (item: MapThingOf<Kind>) => Value,
    fieldsOf: (value: Value) => BulkFieldsByKind[Kind],
  ) =>
    computed({
      get: () => getSharedValueOrNull(getSharedValue(things(), valueOf)),
      set: (value) => value !== null && change(fieldsOf(value)),
    })
  return {
    change,
    changeEach,
    /** A field of all things; null if they differ. */
    common: <K extends BulkFieldName<Kind>>(key: K): WritableComputedRef<MapThingOf<Kind>[K] | null> =>
      field(
        (item) => item[key],
        (value) => ({ [key]: value }),
      ),
    /** A field of all things in which a placeholder represents no value; null if they differ. */
    choice: <K extends BulkFieldName<Kind>, None extends string>(
      key: K,
      none: None,
    ): WritableComputedRef<NonNullable<MapThingOf<Kind>[K]> | None | null> =>
      field<NonNullable<MapThingOf<Kind>[K]> | None>(
        (item) => item[key] ?? none,
        (value) => ({ [key]: value === none ? null : value }),
      ),
  }
}
