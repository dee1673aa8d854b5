import type { DrawableMap } from '#shared/cluster/draw/drawable-map.ts'
import { type GeneratorSettings, computeStarCount } from '#shared/cluster/generator-settings.ts'

/** Preview of a seed, or the reason why it produces no map. */
export interface SeedPreview {
  readonly seed: string
  readonly picture: DrawableMap | null
  readonly fault: string | null
}

/** Maximum number of stars per call: the main process is blocked meanwhile. */
const STARS_A_CALL = 400

/** Splits seeds into batches per call: many for small clusters, one each for large ones. */
export function splitSeedsIntoBatches(settings: GeneratorSettings, seeds: readonly string[]): string[][] {
  const size = Math.max(1, Math.floor(STARS_A_CALL / computeStarCount(settings)))
  return Array.from({ length: Math.ceil(seeds.length / size) }, (_, at) => seeds.slice(at * size, (at + 1) * size))
}

/** Counts of a map: stars, total rating, routes. */
export function computeMapTotals({ stars, routes }: DrawableMap): {
  readonly stars: number
  readonly capacity: number
  readonly routes: number
} {
  return { stars: stars.length, capacity: stars.reduce((sum, { rating }) => sum + rating, 0), routes: routes.length }
}

/** Picks sample names of a map to show the style, spread evenly so that they are not all neighbours. */
export function listSampleStarNames({ stars }: DrawableMap, count = 5): string[] {
  const step = Math.max(1, Math.floor(stars.length / count))
  return stars
    .filter((_, at) => at % step === 0)
    .slice(0, count)
    .map(({ name }) => name)
}
