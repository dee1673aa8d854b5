import { seededDice } from '#main/games/kit/dice.ts'
import { type Chart, type ChartStar, DEFAULT_STAR, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { type GeneratorSettings, findSettingsProblem, computeStarCount } from '#shared/cluster/generator-settings.ts'
import { generateRoutes } from './generate-routes.ts'
import { GeneratorError } from './generator-error.ts'
import { generateStarNames } from './names/generate-star-names.ts'
import { placeAllStars } from './place-all-stars.ts'
import { rateStars } from './rate-stars.ts'

/**
 * Generates a cluster from settings and a seed (FIST-MAP-5). Deterministic. Throws a GeneratorError for settings that
 * cannot be satisfied.
 */
export function generateCluster(settings: GeneratorSettings, seed: string): Chart {
  const problem = findSettingsProblem(settings)
  if (problem !== null) throw new GeneratorError(problem)
  // Each part has its own random stream, so that changed names do not move stars.
  const sowing = placeAllStars(settings, seed)
  const ratings = rateStars(sowing, settings, seededDice(`${seed}/ratings`))
  const names = generateStarNames(computeStarCount(settings), settings.names, seededDice(`${seed}/names`))
  const { field } = sowing.ground
  const hexes = sowing.stars.toSorted((a, b) => a - b)
  const stars = hexes.map((hex, at): ChartStar => ({
    ...field.placeOf(hex),
    ...DEFAULT_STAR,
    name: names[at] ?? '',
    rating: ratings.get(hex) ?? DEFAULT_STAR.rating,
    owner: null,
    extra: {},
  }))
  return {
    name: settings.name,
    board: settings.board,
    legend: STANDARD_LEGEND,
    fog: [],
    stars,
    routes: generateRoutes(stars, settings),
    regions: [],
    labels: [],
    fleets: [],
    extra: {},
  }
}
