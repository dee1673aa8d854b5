import { computed, type WritableComputedRef } from 'vue'
import type { ThingOf } from '../model/star-map.ts'
import { useClusterContext } from '../page/cluster-context.ts'
import {
  type BulkFields,
  type BulkKind,
  buildBulkEdits,
  getSharedValue,
  getSharedValueOrNull,
  type BulkFieldName,
} from './bulk.ts'

/** Writable fields over several things of one kind. */
export function useBulkFields<Kind extends BulkKind>(kind: Kind, things: () => readonly ThingOf<Kind>[]) {
  const { save } = useClusterContext()

  function changeEach(fieldsOf: (item: ThingOf<Kind>) => BulkFields[Kind]): void {
    const edits = buildBulkEdits(kind, things(), fieldsOf)
    if (edits.length > 0) void save({ label: null, edits })
  }
  const change = (fields: BulkFields[Kind]) => changeEach(() => fields)
  const field = <Value>(valueOf: (item: ThingOf<Kind>) => Value, fieldsOf: (value: Value) => BulkFields[Kind]) =>
    computed({
      get: () => getSharedValueOrNull(getSharedValue(things(), valueOf)),
      set: (value) => value !== null && change(fieldsOf(value)),
    })
  return {
    change,
    changeEach,
    /** A field of all things; null if they differ. */
    common: <K extends BulkFieldName<Kind>>(key: K): WritableComputedRef<ThingOf<Kind>[K] | null> =>
      field(
        (item) => item[key],
        (value) => ({ [key]: value }),
      ),
    /** A field of all things in which a placeholder represents no value; null if they differ. */
    choice: <K extends BulkFieldName<Kind>, None extends string>(
      key: K,
      none: None,
    ): WritableComputedRef<NonNullable<ThingOf<Kind>[K]> | None | null> =>
      field<NonNullable<ThingOf<Kind>[K]> | None>(
        (item) => item[key] ?? none,
        (value) => ({ [key]: value === none ? null : value }),
      ),
  }
}
