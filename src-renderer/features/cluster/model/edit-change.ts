import { DEFAULT_ROUTE_FIELDS, DEFAULT_STAR_FIELDS } from '#shared/cluster/chart.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { areRunsOnBoard, subtractRuns, type HexRuns, uniteRuns } from '#shared/kit/hex-runs.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import type { MapChange } from './map-change.ts'
import { createMapDraft, type MapDraft } from './map-draft.ts'
import type { MapState } from './map-state.ts'
import { findStarIndexAtHex } from './star-columns.ts'

/** Computes the effect of edits on a map; null if one of them is impossible, because a gesture is atomic. */
export function computeMapChange(parts: MapState, edits: readonly ClusterEdit[]): MapChange | null {
  const draft = createMapDraft(parts)
  const isDone = edits.every((edit) => apply(edit, draft)) && areHexesFree(draft, parts) && arePairsFree(draft, parts)
  return isDone ? draft.change : null
}

/** Version of a thing that is not saved yet. */
const UNSAVED = 0

function apply(edit: ClusterEdit, draft: MapDraft): boolean {
  switch (edit.type) {
    case 'add-star':
    case 'add-route':
    case 'add-region':
    case 'add-label':
    case 'add-fleet':
    case 'add-bookmark':
      return add(edit, draft)
    case 'change-star':
      return draft.set('star', edit.id, given(edit.fields))
    case 'change-route':
      return draft.set('route', edit.id, given(edit.fields))
    case 'change-region':
      return draft.set('region', edit.id, given(edit.fields))
    case 'change-label':
      return draft.set('label', edit.id, given(edit.fields))
    case 'change-fleet':
      return draft.set('fleet', edit.id, given(edit.fields))
    case 'change-bookmark':
      return draft.set('bookmark', edit.id, given(edit.fields))
    case 'remove-star':
      return draft.remove('star', edit.id)
    case 'remove-route':
      return draft.remove('route', edit.id)
    case 'remove-region':
      return draft.remove('region', edit.id)
    case 'remove-label':
      return draft.remove('label', edit.id)
    case 'remove-fleet':
      return draft.remove('fleet', edit.id)
    case 'remove-bookmark':
      return draft.remove('bookmark', edit.id)
    case 'paint':
      return paint(edit, draft)
    case 'link-star':
    case 'unlink-star':
      return draft.find('star', edit.starId) !== null
  }
}

type AddEdit = Extract<ClusterEdit, { type: `add-${string}` }>

function add(edit: AddEdit, draft: MapDraft): boolean {
  const { id } = edit
  switch (edit.type) {
    case 'add-star': {
      const { row, column } = edit
      const plain = { ...DEFAULT_STAR_FIELDS, tags: [], factionId: null, name: getHexLabel(edit, draft.board) }
      return draft.add('star', { ...plain, ...given(edit.fields), id, row, column, version: UNSAVED })
    }
    case 'add-route':
      return addRoute(edit, draft)
    case 'add-region':
      if (!areRunsOnBoard(edit.hexes, draft.board)) return false
      return draft.add('region', { ...edit.fields, id, hexes: edit.hexes, version: UNSAVED })
    case 'add-label':
      return draft.add('label', { ...edit.fields, id, version: UNSAVED })
    case 'add-fleet':
      return draft.add('fleet', { ...edit.fields, id, version: UNSAVED })
    case 'add-bookmark':
      return draft.add('bookmark', { ...edit.fields, id, version: UNSAVED })
  }
}

function addRoute({ id, fields, ...ends }: Extract<ClusterEdit, { type: 'add-route' }>, draft: MapDraft): boolean {
  const { fromStarId: a, toStarId: b } = ends
  if (a === b || !draft.find('star', a) || !draft.find('star', b)) return false
  const [fromStarId, toStarId] = a < b ? [a, b] : [b, a]
  return draft.add('route', { ...DEFAULT_ROUTE_FIELDS, ...given(fields), id, fromStarId, toStarId, version: UNSAVED })
}

function paint(
  { regionId, add: more, remove: less }: Extract<ClusterEdit, { type: 'paint' }>,
  draft: MapDraft,
): boolean {
  if (!areRunsOnBoard(more, draft.board) || !areRunsOnBoard(less, draft.board)) return false
  const after = (hexes: HexRuns) =>
    subtractRuns(uniteRuns(hexes, more), less).map((run): [number, number, number] => [...run])
  if (regionId === null) {
    draft.setHead({ ...draft.head, fog: after(draft.head.fog) })
    return true
  }
  const region = draft.find('region', regionId)
  return region !== null && draft.set('region', regionId, { hexes: after(region.hexes) })
}

/** Drops undefined fields. */
function given<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}

/** Whether no hex has two stars. */
function areHexesFree({ change: { star } }: MapDraft, { stars, field }: MapState): boolean {
  const taken = new Set<number>()
  for (const [id, place] of star.put) {
    const hex = field.indexOf(place)
    const there = stars.list[findStarIndexAtHex(place, stars)]
    if (taken.has(hex) || (there && there.id !== id && !star.put.has(there.id) && !star.gone.has(there.id)))
      return false
    taken.add(hex)
  }
  return true
}

/** Whether no pair of stars has two routes (FIST-MAP-3). */
function arePairsFree({ change: { route } }: MapDraft, { routes, stars }: MapState): boolean {
  if (route.put.size === 0) return true
  const pairs = new Set<string>()
  for (const [id, { fromStarId, toStarId }] of route.put) {
    const there = routes.ofStars().findBetween(stars.placeOf.get(fromStarId), stars.placeOf.get(toStarId))
    if ((there && there.id !== id && !route.gone.has(there.id)) || pairs.has(`${fromStarId} ${toStarId}`)) return false
    pairs.add(`${fromStarId} ${toStarId}`)
  }
  return true
}
