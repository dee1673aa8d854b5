import type { StarView } from '#shared/contract/cluster.ts'
import { getHexDistance, type HexPlace } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** A star and its distance in hexes. */
export interface StarDistance {
  readonly star: StarView
  readonly hexes: number
}

/** Lists stars by distance from a hex, then by name. */
export function listNearestStars(
  { stars, board }: Pick<StarMap, 'stars' | 'board'>,
  place: HexPlace,
  most: number,
): readonly StarDistance[] {
  const near: StarDistance[] = []
  for (const star of stars) {
    const hexes = getHexDistance(place, star, board)
    if (near.length === most && hexes > (near.at(-1)?.hexes ?? 0)) continue
    near.push({ star, hexes })
    near.sort((a, b) => a.hexes - b.hexes || a.star.name.localeCompare(b.star.name))
    if (near.length > most) near.pop()
  }
  return near
}
