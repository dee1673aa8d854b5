import type { MapOverlayBuilder } from '#renderer/parts/star-map/draw/map-overlay-builder.ts'
import { DEFAULT_STAR_FIELDS } from '#shared/cluster/chart.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { getOtherEndStarId, type StarMap } from '../model/star-map.ts'
import type { PreviewItem } from '../tools/tool.ts'

/** Adds a preview to the overlay as ghosts: additions, removals, and moves with their routes. */
export function addPreviewGhosts(draft: MapOverlayBuilder, map: StarMap, preview: readonly PreviewItem[]): void {
  const ghosts: Ghosts = { draft, map, places: placesAfter(preview) }
  for (const item of preview) addMark(ghosts, item)
}

interface Ghosts {
  readonly draft: MapOverlayBuilder
  readonly map: StarMap
  /** Positions of stars after the previewed edits; null for removed ones. */
  readonly places: ReadonlyMap<string, HexPlace | null>
}

function placesAfter(preview: readonly PreviewItem[]): ReadonlyMap<string, HexPlace | null> {
  const places = new Map<string, HexPlace | null>()
  for (const item of preview) {
    if (item.type === 'add-star') places.set(item.id, item)
    if (item.type === 'remove-star') places.set(item.id, null)
    if (item.type === 'change-star') {
      const { row, column } = item.fields
      if (row !== undefined && column !== undefined) places.set(item.id, { row, column })
    }
  }
  return places
}

function getStarPlace({ map, places }: Ghosts, starId: string): HexPlace | null {
  const moved = places.get(starId)
  return moved === undefined ? map.findStar(starId) : moved
}

function addMark(ghosts: Ghosts, preview: PreviewItem): void {
  const { draft } = ghosts
  switch (preview.type) {
    case 'line':
      return draft.line(preview.from, preview.to, 'ghost')
    case 'box': {
      const { from, to } = preview
      return draft.shape([from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }], true, 'chosen')
    }
    case 'lasso':
      return draft.shape(preview.points, true, 'chosen')
    case 'hexes':
      return draft.area(preview.hexes, preview.emphasis)
    case 'measure': {
      draft.line(preview.from, preview.to, 'ghost')
      preview.way.slice(1).forEach((place, at) => draft.line(preview.way[at] ?? place, place, 'reach'))
      return draft.text(preview.to, preview.text, 'ghost')
    }
    default:
      return addEdit(ghosts, preview)
  }
}

function addEdit(ghosts: Ghosts, edit: ClusterEdit): void {
  const { draft, map } = ghosts
  switch (edit.type) {
    case 'add-star':
    case 'change-star':
    case 'remove-star':
      return addStar(ghosts, edit)
    case 'add-route': {
      const [from, to] = [getStarPlace(ghosts, edit.fromStarId), getStarPlace(ghosts, edit.toStarId)]
      return from && to ? draft.line(from, to, 'ghost') : undefined
    }
    case 'change-route':
      return addRoute(ghosts, edit.id, 'ghost')
    case 'remove-route':
      return addRoute(ghosts, edit.id, 'gone')
    case 'add-region':
      return draft.area(edit.hexes, 'ghost', edit.fields.colour)
    case 'remove-region': {
      const region = map.find('region', edit.id)
      return region ? draft.area(region.hexes, 'gone') : undefined
    }
    case 'paint': {
      if (edit.add.length > 0) draft.area(edit.add, 'ghost', map.find('region', edit.regionId)?.colour)
      return edit.remove.length > 0 ? draft.area(edit.remove, 'gone') : undefined
    }
    default:
      return addPlaced(ghosts, edit)
  }
}

type StarEdit = Extract<ClusterEdit, { type: 'add-star' | 'change-star' | 'remove-star' }>

function addStar(ghosts: Ghosts, edit: StarEdit): void {
  const { draft, map } = ghosts
  const star = map.findStar(edit.id)
  switch (edit.type) {
    case 'add-star': {
      draft.hex(edit, 'ghost')
      return draft.star(
        edit,
        {
          rating: edit.fields.rating ?? DEFAULT_STAR_FIELDS.rating,
          size: edit.fields.size ?? DEFAULT_STAR_FIELDS.size,
        },
        'ghost',
      )
    }
    case 'remove-star':
      if (!star) return
      for (const { id } of map.routesOf(star.id)) addRoute(ghosts, id, 'gone')
      return draft.star(star, star, 'gone')
    case 'change-star': {
      if (!star) return
      const after = {
        ...star,
        ...edit.fields,
        row: edit.fields.row ?? star.row,
        column: edit.fields.column ?? star.column,
      }
      draft.hex(after, 'ghost')
      draft.star(after, { rating: edit.fields.rating ?? star.rating, size: edit.fields.size ?? star.size }, 'ghost')
      if (after.row !== star.row || after.column !== star.column) followStar(ghosts, star.id, after)
    }
  }
}

/** Draws the routes of a moved star to its new position; a route between two moved stars is drawn once. */
function followStar(ghosts: Ghosts, starId: string, to: HexPlace): void {
  for (const route of ghosts.map.routesOf(starId)) {
    const otherEnd = getOtherEndStarId(route, starId)
    if (ghosts.places.has(otherEnd) && route.fromStarId !== starId) continue
    const end = getStarPlace(ghosts, otherEnd)
    if (end) ghosts.draft.line(to, end, 'ghost')
  }
}

function addRoute({ draft, map }: Ghosts, id: string, emphasis: 'ghost' | 'gone'): void {
  const route = map.find('route', id)
  const [from, to] = route ? [map.findStar(route.fromStarId), map.findStar(route.toStarId)] : []
  if (from && to) draft.line(from, to, emphasis)
}

type PlacedEdit = Exclude<
  ClusterEdit,
  StarEdit | { type: 'add-route' | 'change-route' | 'remove-route' | 'add-region' | 'remove-region' | 'paint' }
>

/** Labels, fleets and bookmarks are drawn as a hex with a text; edits without a position draw nothing. */
function addPlaced({ draft, map }: Ghosts, edit: PlacedEdit): void {
  switch (edit.type) {
    case 'add-label':
      draft.hex(edit.fields, 'ghost')
      return draft.text(edit.fields, edit.fields.text, 'ghost')
    case 'add-fleet':
    case 'add-bookmark':
      draft.hex(edit.fields, 'ghost')
      return draft.text(edit.fields, edit.fields.name, 'ghost')
    case 'change-label':
    case 'change-fleet':
    case 'change-bookmark': {
      const { row, column } = edit.fields
      return row !== undefined && column !== undefined ? draft.hex({ row, column }, 'ghost') : undefined
    }
    case 'remove-label':
    case 'remove-fleet':
    case 'remove-bookmark': {
      const placed = map.find(KINDS[edit.type], edit.id)
      return placed ? draft.hex(placed, 'gone') : undefined
    }
    case 'change-region':
    case 'link-star':
    case 'unlink-star':
      return
  }
}

const KINDS = { 'remove-label': 'label', 'remove-fleet': 'fleet', 'remove-bookmark': 'bookmark' } as const
