import type { DrawSource } from '#shared/cluster/draw/draw-source.ts'
import { type GeneratorSettings, computeStarCount } from '#shared/cluster/generator-settings.ts'

/** What a seed makes, or why it makes nothing. */
export interface SeedPreview {
  readonly seed: string
  readonly picture: DrawSource | null
  readonly fault: string | null
}

/** How many stars one call may ask for: main answers nobody else meanwhile. */
const STARS_A_CALL = 400

/** Seeds in the groups that are asked for together: small clusters many at a time, large ones one by one. */
export function splitBatches(settings: GeneratorSettings, seeds: readonly string[]): string[][] {
  const size = Math.max(1, Math.floor(STARS_A_CALL / computeStarCount(settings)))
  return Array.from({ length: Math.ceil(seeds.length / size) }, (_, at) => seeds.slice(at * size, (at + 1) * size))
}

/** A map in numbers: stars, their ratings together, routes. */
export function countMapParts({ stars, routes }: DrawSource): {
  readonly stars: number
  readonly capacity: number
  readonly routes: number
} {
  return { stars: stars.length, capacity: stars.reduce((sum, { rating }) => sum + rating, 0), routes: routes.length }
}

/** A few names of a map, to hear what they sound like; evenly spread, so that neighbours are not all of them. */
export function listSampleNames({ stars }: DrawSource, count = 5): string[] {
  const step = Math.max(1, Math.floor(stars.length / count))
  return stars
    .filter((_, at) => at % step === 0)
    .slice(0, count)
    .map(({ name }) => name)
}
