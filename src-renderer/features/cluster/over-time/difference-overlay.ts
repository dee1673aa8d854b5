import {
  createMapOverlayBuilder,
  type HexEmphasis,
  type MapOverlay,
} from '#renderer/parts/star-map/draw/map-overlay-builder.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'
import type { MapDifference, MapDifferenceType } from './compare-maps.ts'

/** Sign and outline of each type: new things have a plus and a solid outline, removed ones a minus and dashes. */
export const DIFFERENCE_MARKS = {
  added: { sign: '+', emphasis: 'reach' },
  removed: { sign: '−', emphasis: 'gone' },
  changed: { sign: '≠', emphasis: 'chosen' },
} as const satisfies Readonly<Record<MapDifferenceType, { readonly sign: string; readonly emphasis: HexEmphasis }>>

/** Above this number of differences, hexes are outlined without their signs, which would cover the map. */
const MAX_SIGNS = 200

/** Marks the differences on a map that shows the things: of the earlier map for what was removed. */
export function createDifferenceOverlay(
  map: StarMap,
  differences: readonly MapDifference[],
  before: StarMap | null,
): MapOverlay {
  const draft = createMapOverlayBuilder(map)
  const hasSigns = differences.length <= MAX_SIGNS
  for (const difference of differences) {
    const { sign, emphasis } = DIFFERENCE_MARKS[difference.type]
    const source = difference.type === 'removed' ? before : map
    if (!source) continue
    const mark = (place: HexPlace) => {
      draft.hex(place, emphasis)
      if (hasSigns) draft.text(place, sign, emphasis)
    }
    markThing(source, difference, {
      mark,
      line: (from, to) => draft.line(from, to, emphasis),
      area: (hexes) => draft.area(hexes, emphasis),
    })
  }
  return draft.overlay
}

interface Pen {
  readonly mark: (place: HexPlace) => void
  readonly line: (from: HexPlace, to: HexPlace) => void
  readonly area: (hexes: Parameters<ReturnType<typeof createMapOverlayBuilder>['area']>[0]) => void
}

function markThing(map: StarMap, { kind, id }: MapDifference, pen: Pen): void {
  switch (kind) {
    case 'star':
    case 'fleet':
    case 'label': {
      const marked = map.find(kind, id)
      if (marked) pen.mark(marked)
      return
    }
    case 'route': {
      const route = map.find('route', id)
      const [from, to] = [map.findStar(route?.fromStarId ?? null), map.findStar(route?.toStarId ?? null)]
      if (from && to) pen.line(from, to)
      return
    }
    case 'region': {
      const region = map.find('region', id)
      if (region) pen.area(region.hexes)
      return
    }
    case 'faction':
      for (const star of map.stars) if (star.factionId === id) pen.mark(star)
      return
    case 'cluster':
  }
}

/** The hex where a difference is found on a map, or null. */
export function findDifferencePlace(map: StarMap, { kind, id }: MapDifference): HexPlace | null {
  if (kind === 'star' || kind === 'fleet' || kind === 'label') return map.find(kind, id)
  if (kind === 'route') return map.findStar(map.find('route', id)?.fromStarId ?? null)
  if (kind === 'faction') return map.stars.find(({ factionId }) => factionId === id) ?? null
  if (kind === 'cluster') return null
  const run = map.find('region', id)?.hexes[0]
  return run ? { row: run[0], column: run[1] } : null
}
