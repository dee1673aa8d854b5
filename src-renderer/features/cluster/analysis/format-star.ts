import type { StarView } from '#shared/contract/cluster.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** Formats a star as “Vex (0412)”; a star named after its hex shows it once. */
export function formatStar(map: Pick<StarMap, 'board'>, star: StarView): string {
  const label = getHexLabel(star, map.board)
  return star.name === label ? label : `${star.name} (${label})`
}

/** Formats a star by id; a removed star is labelled as such. */
export function formatStarById(map: StarMap, starId: string | null | undefined): string {
  const star = map.findStar(starId ?? null)
  return star ? formatStar(map, star) : 'a star that is gone'
}
