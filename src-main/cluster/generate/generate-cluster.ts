import { createSeededDice, type Dice } from '#main/games/kit/dice.ts'
import { type Chart, type ChartStar, DEFAULT_STAR_FIELDS, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import {
  type GeneratorSettings,
  findGeneratorSettingsProblem,
  computeStarCount,
} from '#shared/cluster/generator-settings.ts'
import { drawRatingsByHex } from './draw-ratings-by-hex.ts'
import { generateRoutes } from './generate-routes.ts'
import { GeneratorError } from './generator-error.ts'
import { generateStarNames } from './names/generate-star-names.ts'
import { packStarGroups } from './pack-stars.ts'
import { placeStars, type PlacingResult, type PlacingProblem } from './place-stars.ts'
import {
  createPlaceableHexes,
  type PlaceableHexes,
  type SymmetryGroupIndex,
  isGroupSelfSymmetric,
  restrictPlaceableHexes,
} from './placeable-hexes.ts'
import { createGroupPlacingOrder } from './placing-order.ts'
import { drawWeightedOrder } from './random-draws.ts'
import type { StarPlacement } from './star-placement.ts'

/** Number of placing orders tried on a board. */
const TRIES = 4

/** Half-widths in hexes for further tries, which concentrate stars at the centre. */
const HUDDLES = [6, 2, 1, 0.2]

/** Places the stars that the settings require: at random, then on a dense packing. Throws only if both fail. */
function placeAllStars(settings: GeneratorSettings, seed: string): StarPlacement {
  const stars = computeStarCount(settings)
  const open = withoutOddOne(createPlaceableHexes(settings), stars)
  const tried = tryOrders(open, settings, `${seed}/places`)
  if ('sowing' in tried) return tried.sowing
  const packed = restrictPlaceableHexes(open, packStarGroups(open, createSeededDice(`${seed}/packing`)))
  const room = packed.groups.reduce((sum, group) => sum + group.length, 0)
  if (room < stars) throw new GeneratorError(roomProblem(settings, room))
  const triedAgain = tryOrders(packed, settings, `${seed}/packed-places`)
  if ('sowing' in triedAgain) return triedAgain.sowing
  throw new GeneratorError(problemText(settings, tried.problem))
}

/**
 * Places stars by the first of several orders that has room for all of them. The later orders concentrate them at the
 * centre, where links are short.
 */
function tryOrders(ground: PlaceableHexes, settings: GeneratorSettings, seed: string): PlacingResult {
  const plan = { spread: settings.spread, stars: computeStarCount(settings) }
  let problem: PlacingProblem = 'full'
  for (let attempt = 0; attempt < TRIES + HUDDLES.length; attempt += 1) {
    const dice = createSeededDice(`${seed}/${attempt}`)
    const huddle = HUDDLES[attempt - TRIES]
    const order =
      huddle === undefined ? createGroupPlacingOrder(ground, plan, dice) : huddledOrder(ground, huddle, dice)
    const placing = placeStars(ground, settings, order)
    if ('sowing' in placing) return placing
    problem = placing.problem
  }
  return { problem }
}

/** Removes the only self-symmetric group if full groups make up the number of stars. */
function withoutOddOne(ground: PlaceableHexes, stars: number): PlaceableHexes {
  const all = ground.groups.map((_, group) => group)
  const whole = all.filter((group) => !isGroupSelfSymmetric(ground, group))
  return all.length - whole.length === 1 && stars % ground.fold === 0 ? restrictPlaceableHexes(ground, whole) : ground
}

/** Random order of groups, with a preference for the centre: the weight halves every `halfHexes` hexes. */
function huddledOrder(ground: PlaceableHexes, halfHexes: number, dice: Dice): SymmetryGroupIndex[] {
  const { field, groups } = ground
  const middle = field.indexOf({ row: Math.ceil(field.board.rows / 2), column: Math.ceil(field.board.columns / 2) })
  const away = (group: readonly number[]) => Math.min(...group.map((hex) => field.distance(hex, middle)))
  return [
    ...drawWeightedOrder(
      Float64Array.from(groups, (group) => 2 ** -Math.min(1000, away(group) / halfHexes)),
      dice,
    ),
  ]
}

function roomProblem(settings: GeneratorSettings, room: number): string {
  const { board, apartHexes } = settings
  const apart = `${computeStarCount(settings)} stars at least ${apartHexes} hexes apart`
  return `${apart} do not fit on ${board.rows * board.columns} hexes, about ${room} do: ask for fewer, or let them stand closer.`
}

function problemText(settings: GeneratorSettings, problem: PlacingProblem): string {
  const stars = computeStarCount(settings)
  if (problem === 'full')
    return `No room was found for ${stars} stars at least ${settings.apartHexes} hexes apart: ask for fewer, or let them stand closer.`
  if (problem === 'unlinked')
    return `${stars} stars do not seem enough to be linked by hops of at most ${settings.reachHexes} hexes, home bands and all: ask for more, for a longer reach or for wider bands.`
  const needed = Math.max(1, settings.fivesPerBand)
  return `The home band of rows ${problem.firstRow}-${problem.lastRow} has no room for ${needed} of ${stars} stars: widen it, or ask for more stars or fewer 5s in it.`
}

/**
 * Generates a cluster from settings and a seed (FIST-MAP-5). Deterministic. Throws a GeneratorError for settings that
 * cannot be satisfied.
 */
export function generateCluster(settings: GeneratorSettings, seed: string): Chart {
  const problem = findGeneratorSettingsProblem(settings)
  if (problem !== null) throw new GeneratorError(problem)
  // Each part has its own random stream, so that changed names do not move stars.
  const sowing = placeAllStars(settings, seed)
  const ratings = drawRatingsByHex(sowing, settings, createSeededDice(`${seed}/ratings`))
  const names = generateStarNames(computeStarCount(settings), settings.names, createSeededDice(`${seed}/names`))
  const { field } = sowing.ground
  const hexes = sowing.stars.toSorted((a, b) => a - b)
  const stars = hexes.map((hex, at): ChartStar => ({
    ...field.placeOf(hex),
    ...DEFAULT_STAR_FIELDS,
    name: names[at] ?? '',
    rating: ratings.get(hex) ?? DEFAULT_STAR_FIELDS.rating,
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
