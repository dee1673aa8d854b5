import type { StarRating } from '../../ui/star-glyph.ts'

/** Every rating, from the lowest (FIST-MAP-2). */
export const RATINGS: readonly StarRating[] = [1, 2, 3, 4, 5]

/** A stored rating as the glyph takes it. */
export function toRating(rating: number): StarRating {
  return RATINGS.find((one) => one === rating) ?? 1
}
