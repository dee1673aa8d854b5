import type { EditOfType, MapKindExceptStarAndRoute } from '#main/cluster/edit-parts.ts'
import type { Bookmark, MapObjectRepository, MapObjectAccess } from '#main/db/repositories/map-objects.ts'
import { areRunsOnBoard, type HexRuns, normalizeRuns } from '#shared/kit/hex-runs.ts'
import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import { omitUndefined } from '#shared/kit/omit-undefined.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import { keepIfInCluster } from './require-versions.ts'
import { requireHexOnBoard, type GestureContext } from './stars.ts'

type PlainEdit = EditOfType<`${'add' | 'change' | 'remove'}-${MapKindExceptStarAndRoute}`>

interface PlainRow extends Partial<HexPlace> {
  readonly id: string
  readonly clusterId: string
  readonly factionId?: string | null
}

/** Creates the edits of regions, labels, fleets and bookmarks. */
export function createMapObjectEditApplier(
  things: MapObjectRepository,
  { clusterId, board, requireFaction }: GestureContext,
): (edit: PlainEdit) => void {
  function requireSound(plain: PlainRow): void {
    if (plain.row !== undefined && plain.column !== undefined)
      requireHexOnBoard({ row: plain.row, column: plain.column }, board)
    requireFaction(plain.factionId)
  }

  function add<Row extends PlainRow>(verbs: MapObjectAccess<Row>, row: Row): void {
    requireSound(row)
    verbs.add(row)
  }

  function change<Row extends PlainRow>(
    kind: MapKindExceptStarAndRoute,
    {
      verbs,
      id,
      fields,
    }: { verbs: MapObjectAccess<Row>; id: string; fields: { [Key in keyof Row]?: Row[Key] | undefined } },
  ): void {
    const after = { ...requireFound(keepIfInCluster(verbs.find(id), clusterId), kind), ...omitUndefined(fields) }
    requireSound(after)
    verbs.update(after)
  }

  return (edit) => {
    const { id } = edit
    const made = { id, clusterId, extra: {} }
    switch (edit.type) {
      case 'add-region':
        return add(things.region, { ...edit.fields, ...made, hexes: requireHexesOnBoard(edit.hexes, board) })
      case 'change-region':
        return change('region', { verbs: things.region, id, fields: edit.fields })
      case 'add-label':
        return add(things.label, { ...edit.fields, ...made })
      case 'change-label':
        return change('label', { verbs: things.label, id, fields: edit.fields })
      case 'add-fleet':
        return add(things.fleet, { ...edit.fields, id, clusterId })
      case 'change-fleet':
        return change('fleet', { verbs: things.fleet, id, fields: edit.fields })
      case 'add-bookmark':
        return add(things.bookmark, { ...edit.fields, zoom: toStoredZoom(edit.fields.zoom), id, clusterId })
      case 'change-bookmark':
        return change('bookmark', { verbs: things.bookmark, id, fields: bookmarkStored(edit.fields) })
      case 'remove-region':
        return things.region.remove(id)
      case 'remove-label':
        return things.label.remove(id)
      case 'remove-fleet':
        return things.fleet.remove(id)
      case 'remove-bookmark':
        return things.bookmark.remove(id)
    }
  }
}

/** Stored zoom values are integers. */
const ZOOM_STEPS = 100

/** Converts a bookmark's zoom from its stored value. */
export function fromStoredZoom({ zoom }: Pick<Bookmark, 'zoom'>): number {
  return zoom / ZOOM_STEPS
}

/** Converts a bookmark's zoom to its stored value. */
export function toStoredZoom(zoom: number): number {
  return Math.round(zoom * ZOOM_STEPS)
}

function bookmarkStored({ zoom, ...fields }: EditOfType<'change-bookmark'>['fields']) {
  return zoom === undefined ? fields : { ...fields, zoom: toStoredZoom(zoom) }
}

/** Returns the set of these hexes. Refuses hexes outside the board. */
export function requireHexesOnBoard(runs: HexRuns, board: HexBoard): HexRuns {
  const backward = runs.find(([, first, last]) => first > last)
  if (backward)
    throw new RefusalError(
      'illegal',
      `A run of hexes from column ${backward[1]} to ${backward[2]} runs backwards. Give the smaller column first.`,
    )
  if (!areRunsOnBoard(runs, board)) {
    const [row, first, last] = runs.find((run) => !areRunsOnBoard([run], board)) ?? [1, 1, 1]
    requireHexOnBoard({ row, column: first <= board.columns ? last : first }, board)
  }
  return normalizeRuns(runs)
}
