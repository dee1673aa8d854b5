import type { FairnessTerm, HomeworldAssets } from '#shared/cluster/analysis.ts'
import { sumNumbers } from './home-growth.ts'

/** Terms of the score of a homeworld, with their weight in percent. The weights add up to 100. */
const TERMS: readonly {
  readonly name: string
  readonly weight: number
  readonly figureOf: (home: HomeworldAssets) => number
}[] = [
  { name: 'Points of production over the turns', weight: 30, figureOf: ({ growth }) => sumNumbers(growth.production) },
  { name: 'Production in the last turn', weight: 15, figureOf: ({ growth }) => growth.production.at(-1) ?? 0 },
  { name: 'Ratings of the stars it reaches first', weight: 20, figureOf: ({ nearer }) => nearer.ratings },
  { name: 'Rating of the homeworld', weight: 10, figureOf: ({ rating }) => rating },
  { name: 'Ratings within 3 hexes', weight: 10, figureOf: ({ within3 }) => within3.ratings },
  { name: 'Ratings within 4 hexes', weight: 5, figureOf: ({ within4 }) => within4.ratings },
  { name: 'Ratings within 5 hexes', weight: 5, figureOf: ({ within5 }) => within5.ratings },
  { name: 'Gates on the way to it', weight: 5, figureOf: ({ gates }) => gates.length },
]

/** Lists the differences between two homeworlds term by term. Contributions are multiples of 0.01 %. */
export function listFairnessTerms(home: HomeworldAssets, otherHomeworldAssets: HomeworldAssets): FairnessTerm[] {
  return TERMS.map(({ name, weight, figureOf }) => {
    const [a, b] = [figureOf(home), figureOf(otherHomeworldAssets)]
    return { name, a, b, weight, contribution: hundredths(a, b, weight) / 100 }
  })
}

/** Sum of the contributions, in percent. */
export function computeFairnessScore(terms: readonly FairnessTerm[]): number {
  return sumNumbers(terms.map(({ contribution }) => Math.round(contribution * 100))) / 100
}

/** Rounds symmetrically around 0, so that swapping the sides only changes the sign. */
function hundredths(a: number, b: number, weight: number): number {
  if (a === b) return 0
  const size = Math.round((weight * 100 * Math.abs(a - b)) / (a + b))
  return a > b ? size : -size || 0
}
