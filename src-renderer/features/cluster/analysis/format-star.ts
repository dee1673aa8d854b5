import type { StarView } from '#shared/contract/cluster.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** “Vex (0412)”; a star that is called after its hex says it once. */
export function formatStar(map: Pick<StarMap, 'board'>, star: StarView): string {
  const label = getHexLabel(star, map.board)
  return star.name === label ? label : `${star.name} (${label})`
}

/** The same by id; a star that is gone says so. */
export function formatStarById(map: StarMap, starId: string | null | undefined): string {
  const star = map.findStar(starId ?? null)
  return star ? formatStar(map, star) : 'a star that is gone'
}
