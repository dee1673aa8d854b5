import { splitEditType } from '#main/cluster/edit-parts.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { requireFound } from '../kit/refusal-error.ts'
import { requireRowUnchanged } from '../kit/service-dependencies.ts'

/** A row with the version that a command is based on. */
export interface TableRowVersionRef {
  readonly table: string
  readonly id: string
  readonly version: number
}

/** Throws a refusal if another user has written the same columns since; changes to other columns are ignored. */
export function requireColumnsUnchanged(
  file: CampaignFile,
  { table, id, version }: TableRowVersionRef,
  columns: readonly string[],
): void {
  if (file.changes.versionOf(table, id) === version) return
  const changed = file.changes.columnsChangedSince(table, id, version)
  if (changed?.every((column) => !columns.includes(column)) === true) return
  requireRowUnchanged(file, table, id, version)
}

/**
 * Throws a refusal if an edited object is not on the board or has changed since. Versions are those before the
 * gesture.
 */
export function requireEditedObjectsUnchanged(
  file: CampaignFile,
  things: MapObjectRepository,
  { clusterId, edits }: { clusterId: string; edits: readonly ClusterEdit[] },
): void {
  const added = new Set<string>()
  for (const edit of edits) {
    const { verb, kind } = splitEditType(edit)
    if (verb === 'add' && 'id' in edit) added.add(edit.id)
    if (!('version' in edit) || added.has(edit.id)) continue
    requireFound(keepIfInCluster(things[kind].find(edit.id), clusterId), kind)
    const seen = { table: things[kind].table, id: edit.id, version: edit.version }
    if ('fields' in edit) requireColumnsUnchanged(file, seen, things[kind].columnsOf(edit.fields))
    else requireRowUnchanged(file, seen.table, seen.id, seen.version)
  }
}

/** Returns the row if it belongs to this cluster, or null. */
export function keepIfInCluster<Row extends { readonly clusterId: string }>(
  row: Row | null,
  clusterId: string,
): Row | null {
  return row?.clusterId === clusterId ? row : null
}
