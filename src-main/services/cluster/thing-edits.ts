import type { EditOf, PlainKind } from '#main/cluster/edit-parts.ts'
import type { Bookmark, ThingRepository, ThingVerbs } from '#main/db/repositories/cluster-things.ts'
import { given } from '#shared/kit/given.ts'
import { areOnBoard, type HexRuns, tidy } from '#shared/kit/hex-runs.ts'
import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import { found, Refused } from '../refused.ts'
import { onBoard } from './require-versions.ts'
import { requireOnBoard, type ThingGesture } from './stars.ts'

type PlainEdit = EditOf<`${'add' | 'change' | 'remove'}-${PlainKind}`>

interface PlainRow extends Partial<HexPlace> {
  readonly id: string
  readonly clusterId: string
  readonly factionId?: string | null
}

/** Adds, changes and removes regions, labels, fleets and bookmarks. */
export function createThingEdits(
  things: ThingRepository,
  { clusterId, board, requireFaction }: ThingGesture,
): (edit: PlainEdit) => void {
  function requireSound(thing: PlainRow): void {
    if (thing.row !== undefined && thing.column !== undefined)
      requireOnBoard({ row: thing.row, column: thing.column }, board)
    requireFaction(thing.factionId)
  }

  function add<Row extends PlainRow>(verbs: ThingVerbs<Row>, row: Row): void {
    requireSound(row)
    verbs.add(row)
  }

  function change<Row extends PlainRow>(
    kind: PlainKind,
    {
      verbs,
      id,
      fields,
    }: { verbs: ThingVerbs<Row>; id: string; fields: { [Key in keyof Row]?: Row[Key] | undefined } },
  ): void {
    const after = { ...found(onBoard(verbs.find(id), clusterId), kind), ...given(fields) }
    requireSound(after)
    verbs.update(after)
  }

  return (edit) => {
    const { id } = edit
    const made = { id, clusterId, extra: {} }
    switch (edit.type) {
      case 'add-region':
        return add(things.region, { ...edit.fields, ...made, hexes: requireHexes(edit.hexes, board) })
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
        return add(things.bookmark, { ...edit.fields, zoom: zoomStored(edit.fields.zoom), id, clusterId })
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

/** Columns are whole numbers. */
const ZOOM_STEPS = 100

/** A bookmark's zoom as the person set it. */
export function zoomShown({ zoom }: Pick<Bookmark, 'zoom'>): number {
  return zoom / ZOOM_STEPS
}

/** A bookmark's zoom as it is stored. */
export function zoomStored(zoom: number): number {
  return Math.round(zoom * ZOOM_STEPS)
}

function bookmarkStored({ zoom, ...fields }: EditOf<'change-bookmark'>['fields']) {
  return zoom === undefined ? fields : { ...fields, zoom: zoomStored(zoom) }
}

/** The set of these hexes; refuses any that the board does not have. */
export function requireHexes(runs: HexRuns, board: HexBoard): HexRuns {
  const backward = runs.find(([, first, last]) => first > last)
  if (backward)
    throw new Refused(
      'illegal',
      `A run of hexes from column ${backward[1]} to ${backward[2]} runs backwards. Give the smaller column first.`,
    )
  if (!areOnBoard(runs, board)) {
    const [row, first, last] = runs.find((run) => !areOnBoard([run], board)) ?? [1, 1, 1]
    requireOnBoard({ row, column: first <= board.columns ? last : first }, board)
  }
  return tidy(runs)
}
