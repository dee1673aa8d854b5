import type { StarFields } from './chart.ts'
import type { StarWorld } from './star-world.ts'

/** Importance of a star on the map, least first. Decides the size and weight of its glyph and name. */
export const STAR_RANKS = ['outpost', 'settled', 'town', 'capital'] as const
export type StarRank = (typeof STAR_RANKS)[number]

/** Facts about a star that decide its rank. */
export interface RankFacts extends Pick<StarFields, 'size' | 'isHomeworld'> {
  readonly rating: number
  readonly owner: string | null
  /** An imported world, whose population and starport count instead of rating and owner. */
  readonly world?: StarWorld | null
}

/**
 * Rank of a star: homeworlds are capitals, owned stars of rating 3 and more towns, other owned or rich stars settled.
 * The size of a star moves it up or down: a giant is a capital, a large star at least a town, a small one at most
 * settled, a dwarf an outpost.
 */
export function computeStarRank(star: RankFacts): StarRank {
  if (star.isHomeworld || star.size === 'giant') return 'capital'
  if (star.size === 'dwarf') return 'outpost'
  const rank = star.world ? rankOfWorld(star.world) : rankByRating(star)
  if (star.size === 'large') return 'town'
  return star.size === 'small' && rank === 'town' ? 'settled' : rank
}

function rankOfWorld({ population, starport, isCapital }: StarWorld): StarRank {
  if (isCapital) return 'capital'
  if (population >= 9 || (starport === 'A' && population >= 7)) return 'town'
  return population >= 6 || starport === 'A' || starport === 'B' ? 'settled' : 'outpost'
}

function rankByRating({ rating, owner }: RankFacts): StarRank {
  if (owner !== null && rating >= 3) return 'town'
  return owner !== null || rating >= 4 ? 'settled' : 'outpost'
}
