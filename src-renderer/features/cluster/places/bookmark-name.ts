import { hexLabel, type HexPlace } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** What a bookmark of a place is called at first: its star, else its region, else its hex. */
export function bookmarkName(map: StarMap, place: HexPlace): string {
  return map.findStarAt(place)?.name ?? map.regionsAt(place)[0]?.name ?? `About ${hexLabel(place, map.board)}`
}
