import { getHexLabel, type HexPlace } from '#shared/kit/hex.ts'
import { describeSelection } from '../inspect/bulk.ts'
import type { StarMap } from '../model/star-map.ts'
import type { MapThingRef } from '../tools/tool.ts'

const LONGEST = 40

/** Title of the inspector: the selected thing by name, several by kind, a hex by its label, or the cluster. */
export function getInspectorTitle(map: StarMap, selection: readonly MapThingRef[], hex: HexPlace | null): string {
  const [thingRef, another] = selection
  if (another) return describeSelection(selection)
  if (thingRef) return getThingName(map, thingRef)
  return hex ? `Hex ${getHexLabel(hex, map.board)}` : 'The cluster'
}

export function getThingName(map: StarMap, { kind, id }: MapThingRef): string {
  if (kind === 'route') {
    const route = map.find('route', id)
    const ends = route ? [route.fromStarId, route.toStarId].map((end) => map.findStar(end)?.name ?? '') : []
    return ends.join(' – ')
  }
  if (kind === 'label') {
    const text = map.find('label', id)?.text ?? ''
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
  }
  return map.find(kind, id)?.name ?? ''
}
