import type { FistfulMapView } from '#shared/contract/fistful/views.ts'
import { type HexPlace, parseHexLabel } from '#shared/kit/hex.ts'

/** A star of a game's map with its hex. */
export interface PlacedStar {
  readonly star: string
  readonly name: string
  readonly rating: number
  readonly place: HexPlace
}

/** Returns the stars of a map with their hexes. */
export function listPlacedStars({ board, stars }: FistfulMapView): readonly PlacedStar[] {
  return stars.flatMap((star) => {
    const place = parseHexLabel(star.star, board)
    return place === null ? [] : [{ ...star, place }]
  })
}
