import { type GeneratorSettings, type HomeBand, computeStarCount } from '#shared/cluster/generator-settings.ts'
import type { HexIndex } from '#shared/kit/hex-field.ts'
import { isInHomeBand } from '../analysis/home-stars.ts'
import { placeConnectingStars } from './connecting-stars.ts'
import { type PlaceableHexes, type GroupIndex, getGroupHexes, isSelfSymmetric } from './placeable-hexes.ts'
import { createStarPlacement, type StarPlacement, placeGroupsInOrder } from './star-placement.ts'

/**
 * Reason why not all stars could be placed: no more room, not enough stars left to link them, or no room in a home
 * band.
 */
export type PlacingProblem = 'full' | 'unlinked' | HomeBand

/** All stars placed, or the problem. */
export type PlacingResult = { readonly sowing: StarPlacement } | { readonly problem: PlacingProblem }

/** Number of retries with fewer freely placed stars after running out of room. */
const FULL_TRIES = 3

/** Places all stars on a ground, in the given order. Every home band gets its required stars (FIST-MAP-5). */
export function placeStars(
  ground: PlaceableHexes,
  settings: GeneratorSettings,
  order: readonly GroupIndex[],
): PlacingResult {
  if (settings.connectivity === 'by-range') return placeLinked(ground, settings, order)
  const { sowing, lacking } = sowFreely(ground, settings, { order, stars: computeStarCount(settings) })
  if (lacking !== null) return { problem: lacking }
  return sowing.left() === 0 ? { sowing } : { problem: 'full' }
}

/** Places as many stars freely as possible while enough remain to link them all, and the rest within reach of those. */
function placeLinked(ground: PlaceableHexes, settings: GeneratorSettings, order: readonly GroupIndex[]): PlacingResult {
  let [stars, before, fullTries] = [computeStarCount(settings), Infinity, 0]
  for (;;) {
    const { sowing, lacking, inBands } = sowFreely(ground, settings, { order, stars })
    if (lacking !== null) return { problem: lacking }
    const free = sowing.stars.length
    const missing = placeConnectingStars(sowing)
    if (missing === 0) {
      sowNear(sowing, order)
      if (sowing.left() === 0) return { sowing }
      fullTries += 1
    }
    if (fullTries === FULL_TRIES || free <= inBands || free === before)
      return { problem: missing === 0 ? 'full' : 'unlinked' }
    before = free
    stars = fewer(free, missing)
  }
}

/**
 * Reduced number of freely placed stars after a failure: by half of the missing stars, or by 20 % if that number is
 * unknown.
 */
function fewer(free: number, missing: number): number {
  const isCounted = missing > 0 && missing < Infinity
  return isCounted ? Math.max(1, free - Math.ceil(missing / 2)) : Math.floor(free * 0.8)
}

/** Places the stars required by home bands, then others in the given order, up to a number. */
function sowFreely(
  ground: PlaceableHexes,
  settings: GeneratorSettings,
  { order, stars }: { order: readonly GroupIndex[]; stars: number },
) {
  const sowing = createStarPlacement(ground, computeStarCount(settings))
  const needed = Math.max(1, settings.fivesPerBand)
  let lacking: HomeBand | null = null
  const isEven = () => sowing.left() % ground.fold === 0
  placeGroupsInOrder(sowing, { order, until: isEven, accepts: (group) => isSelfSymmetric(ground, group) })
  for (const band of settings.homeBands) {
    const inBand = () => countHexesInHomeBand(ground, sowing.stars, band)
    placeGroupsInOrder(sowing, {
      order,
      until: () => inBand() >= needed,
      accepts: (group) => countHexesInHomeBand(ground, getGroupHexes(ground, group), band) > 0,
    })
    if (inBand() < needed) lacking ??= band
  }
  const inBands = sowing.stars.length
  placeGroupsInOrder(sowing, { order, until: () => sowing.stars.length >= stars, accepts: () => true })
  return { sowing, lacking, inBands }
}

/** Number of the given hexes in the rows of a home band. */
export function countHexesInHomeBand({ field }: PlaceableHexes, hexes: readonly HexIndex[], band: HomeBand): number {
  return hexes.filter((hex) => isInHomeBand(field.placeOf(hex), band)).length
}

/** Places the remaining stars within reach of existing ones, repeatedly, as each star extends the reach. */
function sowNear(sowing: StarPlacement, order: readonly GroupIndex[]): void {
  for (let before = -1; sowing.left() > 0 && sowing.left() !== before;) {
    before = sowing.left()
    placeGroupsInOrder(sowing, { order, until: () => sowing.left() === 0, accepts: (group) => sowing.isNear(group) })
  }
}
