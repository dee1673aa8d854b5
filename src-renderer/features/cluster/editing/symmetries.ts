import { reactive } from 'vue'
import { SYMMETRIES, type Symmetry, listTransforms } from '#shared/cluster/symmetry.ts'
import { isSameHex } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** What was said in this window of how drawing on each cluster is mirrored, by the cluster's id, and what each was like at first. */
const chosen = reactive(new Map<string, Symmetry>())
const atFirst = new Map<string, Symmetry>()

/** Fewer stars may lie so by chance. */
const FEWEST_STARS = 8

/** How drawing on a cluster is mirrored: as somebody said in this window, else as the map was when it was first looked at. */
export function getSymmetry(map: StarMap): Symmetry {
  const { id } = map.head
  if (!atFirst.has(id)) atFirst.set(id, detectSymmetry(map))
  return chosen.get(id) ?? atFirst.get(id) ?? 'none'
}

/** Says how drawing on a cluster is mirrored from now on. */
export function setSymmetry(clusterId: string, symmetry: Symmetry): void {
  chosen.set(clusterId, symmetry)
}

/** The symmetry that takes every star of a map to one of the same rating, the strictest one; none on a map of few stars. */
export function detectSymmetry({
  stars,
  board,
  findStarAt,
}: Pick<StarMap, 'stars' | 'board' | 'findStarAt'>): Symmetry {
  if (stars.length < FEWEST_STARS) return 'none'
  const isKept = (symmetry: Symmetry): boolean => {
    const transforms = listTransforms(symmetry, board)
    return (
      transforms.length > 0 &&
      transforms.every((transform) =>
        stars.every((star) => {
          const image = transform(star)
          return isSameHex(image, star) || findStarAt(image)?.rating === star.rating
        }),
      )
    )
  }
  return SYMMETRIES.findLast(isKept) ?? 'none'
}
