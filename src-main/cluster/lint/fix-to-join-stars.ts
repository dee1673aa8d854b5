import type { Rating } from '#shared/cluster/chart.ts'
import type { ChartEdit, ChartFix } from '#shared/cluster/lint.ts'
import { getNeighbours } from '#shared/cluster/net/adjacency-lists.ts'
import { SHIP_RANGE_HEXES } from '#shared/cluster/net/transport-net.ts'
import { countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { createUnusedStarName, formatHexLabel, type LintContext, formatStar, getStar } from './lint-context.ts'

const REACH = SHIP_RANGE_HEXES.transport
/** A small star between two others affects the balance least. */
const LINK_RATING: Rating = 1

/** Two stars and their distance in hexes. */
interface Gap {
  readonly star: number
  readonly mainStar: number
  readonly hexes: number
}

/**
 * Fix that connects a group of stars with the largest: a route, a star in between, or moving a lone star. Null if no
 * such fix is possible.
 */
export function findFixToJoinStars(scope: LintContext, group: readonly number[]): ChartFix | null {
  const gap = nearestGap(scope, group)
  if (gap) return gap.hexes <= REACH ? routeFix(scope, gap) : betweenFix(scope, gap)
  const [alone] = group
  return group.length === 1 && alone !== undefined ? moveFix(scope, alone) : null
}

/** Narrowest gap to the largest group that a single star can close. */
function nearestGap(scope: LintContext, group: readonly number[]): Gap | null {
  const { net, groups } = scope
  const around = new Int32Array(countHexesWithinRange(2 * REACH))
  let best: Gap | null = null
  for (const star of group) {
    const hex = net.hexes[star] ?? 0
    const count = net.field.spiral(hex, 2 * REACH, around)
    for (let at = 1; at < count; at += 1) {
      const mainStar = net.starAt[around[at] ?? 0] ?? -1
      if (mainStar < 0 || groups.componentOf[mainStar] !== groups.largest) continue
      const hexes = net.field.distance(hex, around[at] ?? 0)
      if (!best || hexes < best.hexes) best = { star, mainStar, hexes }
      break
    }
  }
  return best
}

function routeFix(scope: LintContext, { star, mainStar }: Gap): ChartFix {
  return {
    label: `Draw a route to ${formatStar(scope, mainStar)}`,
    edits: [{ type: 'add-route', from: star, to: mainStar }],
  }
}

/** Fix that adds a star in the gap, at the hex nearest to its centre. */
function betweenFix(scope: LintContext, { star, mainStar }: Gap): ChartFix | null {
  const { net, chart } = scope
  const ends = [net.hexes[star] ?? 0, net.hexes[mainStar] ?? 0] as const
  const around = new Int32Array(countHexesWithinRange(REACH))
  const free = around
    .subarray(0, net.field.spiral(ends[0], REACH, around))
    .filter((hex) => net.starAt[hex] === -1 && net.field.distance(hex, ends[1]) <= REACH)
  const widest = (hex: number) => Math.max(...ends.map((end) => net.field.distance(hex, end)))
  const [hex] = [...free].toSorted((value, two) => widest(value) - widest(two))
  if (hex === undefined) return null
  const place = net.field.placeOf(hex)
  const label = formatHexLabel(scope, place)
  const added = chart.stars.length
  return {
    label: `Add a star at ${label} to join them`,
    edits: [
      { type: 'add-star', ...place, name: createUnusedStarName(scope, label), rating: LINK_RATING },
      ...drawnRoutes(scope, [
        [star, added],
        [added, mainStar],
      ]),
    ],
  }
}

/**
 * Fix that moves a lone star next to the nearest star of the largest group, unless it has routes or a home band needs
 * it.
 */
function moveFix(scope: LintContext, star: number): ChartFix | null {
  const { net, chart } = scope
  if (getNeighbours(net.routes, star).length > 0 || isLastInBand(scope, star)) return null
  const from = net.hexes[star] ?? 0
  const nearest = nearestOfLargest(scope, from)
  const around = new Int32Array(countHexesWithinRange(REACH))
  const free = around
    .subarray(0, net.field.spiral(net.hexes[nearest] ?? 0, REACH, around))
    .filter((hex) => net.starAt[hex] === -1)
  const [hex] = [...free].toSorted((value, two) => net.field.distance(value, from) - net.field.distance(two, from))
  if (hex === undefined) return null
  const place = net.field.placeOf(hex)
  const name = getStar(scope, star).name.trim() || formatHexLabel(scope, chart.stars[star] ?? place)
  return {
    label: `Move ${name} to ${formatHexLabel(scope, place)}`,
    edits: [{ type: 'move-star', star, ...place }, ...drawnRoutes(scope, [[star, nearest]])],
  }
}

function nearestOfLargest({ net, groups }: LintContext, from: number): number {
  let [nearest, hexes] = [-1, Infinity]
  for (let candidate = 0; candidate < net.size; candidate += 1) {
    if (groups.componentOf[candidate] !== groups.largest) continue
    const distance = net.field.distance(from, net.hexes[candidate] ?? 0)
    if (distance < hexes) [nearest, hexes] = [candidate, distance]
  }
  return nearest
}

/** Whether a star is the only one in a home band. */
function isLastInBand(scope: LintContext, star: number): boolean {
  return scope.inBands.some((inBand) => inBand.length === 1 && inBand[0] === star)
}

function drawnRoutes({ settings }: LintContext, pairs: readonly (readonly [number, number])[]): ChartEdit[] {
  return settings.routeMode === 'drawn' ? pairs.map(([from, to]) => ({ type: 'add-route', from, to })) : []
}
