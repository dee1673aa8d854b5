import type { StarFields, StarRank } from './chart.ts'
import type { StarWorld } from './star-world.ts'

/** Facts about a star that decide its rank. */
export interface StarRankFactors extends Pick<StarFields, 'size' | 'isHomeworld'> {
  /** The rank set by hand; null or undefined for none. */
  readonly rank?: StarRank | null
  readonly rating: number
  readonly owner: string | null
  /** An imported world, whose population and starport count instead of rating and owner. */
  readonly world?: StarWorld | null
}

/**
 * Rank of a star: the one that was set. Otherwise homeworlds are capitals, owned stars of rating 3 and more towns, other owned or rich stars settled.
 * The size of a star moves it up or down: a giant is a capital, a large star at least a town, a small one at most
 * settled, a dwarf an outpost.
 */
export function computeStarRank(star: StarRankFactors): StarRank {
  if (star.rank) return star.rank
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

function rankByRating({ rating, owner }: StarRankFactors): StarRank {
  if (owner !== null && rating >= 3) return 'town'
  return owner !== null || rating >= 4 ? 'settled' : 'outpost'
}
