import type { ChartStar, Rating } from '#shared/cluster/chart.ts'
import type { HexLine } from './text-mapper-line.ts'

/** Data of a star in a hex line. */
type MapperStar = Pick<ChartStar, 'name' | 'rating' | 'tags' | 'notes'>

const STARPORT = /^starport-([A-EX])$/
const STAR = /^star-([1-5])$/
const STAR_WORD = /^(?:star|sun|world|planet|system)$/i
const UWP_NOTE = /^UWP (\S+)$/

/** Rating by starport: A is the best, X means none. */
const RATINGS: Readonly<Record<string, Rating>> = { A: 5, B: 4, C: 3, D: 2, E: 1, X: 1 }
const STARPORTS: Readonly<Record<Rating, string>> = { 1: 'E', 2: 'D', 3: 'C', 4: 'B', 5: 'A' }

/** Star of a hex line: one with a UWP or a type that means a star. Null for any other hex. */
export function findMapperStar({ types, labels, facts }: HexLine): MapperStar | null {
  const uwp = facts.find(([name]) => name === 'uwp')?.[1] ?? null
  const rated = types.find((type) => STARPORT.test(type) || STAR.test(type))
  if (uwp === null && rated === undefined && !types.some((type) => STAR_WORD.test(type))) return null
  return {
    name: labels[0] ?? '',
    rating: ratingOf(rated) ?? RATINGS[uwp?.[0] ?? ''] ?? 3,
    tags: types.filter((type) => type !== rated && type !== 'empty'),
    notes: uwp === null ? '' : `UWP ${uwp}`,
  }
}

function ratingOf(type: string | undefined): Rating | null {
  if (type === undefined) return null
  const digit = STAR.exec(type)?.[1]
  return digit === undefined ? (RATINGS[STARPORT.exec(type)?.[1] ?? ''] ?? null) : (Number(digit) as Rating)
}

/** Type for a rating in a hex line. */
export function getMapperTypeForRating(rating: Rating): string {
  return `starport-${STARPORTS[rating]}`
}

/** UWP of a star, if its notes contain nothing else. */
export function findUwpInNotes(notes: string): string | null {
  return UWP_NOTE.exec(notes)?.[1] ?? null
}
