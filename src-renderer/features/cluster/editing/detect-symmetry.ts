import { SYMMETRIES, type Symmetry, listSymmetryTransforms } from '#shared/cluster/symmetry.ts'
import { isSameHex } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** Minimum number of stars: fewer may be symmetric by chance. */
const FEWEST_STARS = 8

/** Detects the strictest symmetry that maps every star to one of the same rating; none on a map with few stars. */
export function detectSymmetry({
  stars,
  board,
  findStarAt,
}: Pick<StarMap, 'stars' | 'board' | 'findStarAt'>): Symmetry {
  if (stars.length < FEWEST_STARS) return 'none'
  const isKept = (symmetry: Symmetry): boolean => {
    const transforms = listSymmetryTransforms(symmetry, board)
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
