import { type HexPlace, type HexPoint, hexCentre } from '../../../../src-shared/kit/hex.ts'
import { otherEnd, type StarMap } from '../star-map.ts'
import type { Preview } from '../tools/tool.ts'
import { lineBetween, lineOf } from './draw-list.ts'

/** How something on top of the map is drawn: to come, to go, looked at, pointed at, reached by the keyboard. */
export type Emphasis = 'ghost' | 'gone' | 'chosen' | 'hover' | 'cursor'

/** What is drawn over the map and changes with the pointer. */
export interface Overlay {
  readonly hexes: readonly { readonly at: HexPoint; readonly emphasis: Emphasis }[]
  readonly lines: readonly { readonly ends: readonly number[]; readonly emphasis: Emphasis }[]
  readonly stars: readonly { readonly at: HexPoint; readonly rating: number; readonly emphasis: Emphasis }[]
}

/** What the overlay shows. */
export interface Attention {
  readonly selectedId: string | null
  readonly hover: HexPlace | null
  /** The keyboard's hex while the map has the focus. */
  readonly cursor: HexPlace | null
  readonly preview: readonly Preview[]
}

/** The overlay for what the person looks at and is about to do. */
export function createOverlay(map: StarMap, { selectedId, hover, cursor, preview }: Attention): Overlay {
  const selected = map.findStar(selectedId)
  const parts = preview.map((one) => ghostOf(map, one))
  const hexes = [
    ...hexMark(hover, 'hover'),
    ...hexMark(selected, 'chosen'),
    ...hexMark(cursor, 'cursor'),
    ...parts.flatMap((part) => part.hexes),
  ]
  const routes = selected ? map.routesOf(selected.id) : []
  const chosen = routes.map((route) => lineMark(lineBetween(map, route.fromStarId, route.toStarId), 'chosen'))
  return {
    hexes,
    lines: [...chosen, ...parts.flatMap((part) => part.lines)],
    stars: parts.flatMap((part) => part.stars),
  }
}

const NOTHING: Overlay = { hexes: [], lines: [], stars: [] }

function ghostOf(map: StarMap, preview: Preview): Overlay {
  switch (preview.type) {
    case 'add-star':
      return { ...NOTHING, stars: [{ at: hexCentre(preview), rating: preview.rating, emphasis: 'ghost' }] }
    case 'add-route':
      return { ...NOTHING, lines: [lineMark(lineBetween(map, preview.fromStarId, preview.toStarId), 'ghost')] }
    case 'line': {
      const from = map.findStar(preview.fromStarId)
      return from ? { ...NOTHING, lines: [lineMark(lineOf(from, preview.to), 'ghost')] } : NOTHING
    }
    case 'move-star':
      return ghostOfMove(map, preview.id, preview)
    case 'remove-star':
      return goneStar(map, preview.id)
    case 'remove-route': {
      const route = map.routes.find(({ id }) => id === preview.id)
      return route
        ? { ...NOTHING, lines: [lineMark(lineBetween(map, route.fromStarId, route.toStarId), 'gone')] }
        : NOTHING
    }
    case 'update-star':
      return NOTHING
  }
}

/** The star at its new place, its routes reaching after it. */
function ghostOfMove(map: StarMap, id: string, to: HexPlace): Overlay {
  const star = map.findStar(id)
  if (!star) return NOTHING
  const ends = map.routesOf(id).map((route) => map.findStar(otherEnd(route, id)))
  return {
    hexes: [],
    lines: ends.flatMap((end) => (end ? [lineMark(lineOf(to, end), 'ghost')] : [])),
    stars: [{ at: hexCentre(to), rating: star.rating, emphasis: 'ghost' }],
  }
}

function goneStar(map: StarMap, id: string): Overlay {
  const star = map.findStar(id)
  if (!star) return NOTHING
  const lines = map.routesOf(id).map((route) => lineMark(lineBetween(map, route.fromStarId, route.toStarId), 'gone'))
  return { hexes: [], lines, stars: [{ at: hexCentre(star), rating: star.rating, emphasis: 'gone' }] }
}

function hexMark(place: HexPlace | null, emphasis: Emphasis): Overlay['hexes'] {
  return place ? [{ at: hexCentre(place), emphasis }] : []
}

function lineMark(ends: readonly number[], emphasis: Emphasis): Overlay['lines'][number] {
  return { ends, emphasis }
}
