import type { Rating } from '#shared/cluster/chart.ts'
import type { HomeBand } from '#shared/cluster/generator-settings.ts'
import type { ChartFix, LintFinding } from '#shared/cluster/lint.ts'
import { SHIP_RANGE_HEXES } from '#shared/cluster/net/transport-net.ts'
import { countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { isInHomeBand } from '../analysis/home-stars.ts'
import {
  createFinding,
  createUnusedStarName,
  formatHexLabel,
  type LintContext,
  formatStar,
  getStar,
} from './lint-context.ts'

/** Rating that every homeworld should have: the one with the largest initial size (FIST-SETUP-3). */
const BEST: Rating = 5

/** Checks that every home band has a star to choose as homeworld, and one rated 5 (FIST-SETUP-2). */
export function checkHomeBands(scope: LintContext): LintFinding[] {
  const { settings, inBands } = scope
  return settings.homeBands.flatMap((band, index) => {
    const inBand = inBands[index] ?? []
    if (inBand.length === 0) return withoutHome(scope, band)
    return inBand.some((star) => getStar(scope, star).rating === BEST) ? [] : withoutFive(scope, band, inBand)
  })
}

function withoutHome(scope: LintContext, band: HomeBand): LintFinding {
  return createFinding(scope, 'band-without-home', {
    message: `There is no star in ${rowsOf(band)}, where homeworlds are chosen.`,
    at: middleOf(scope, band),
    fix: addFix(scope, band),
  })
}

function withoutFive(scope: LintContext, band: HomeBand, inBand: readonly number[]): LintFinding {
  const ratingOf = (star: number) => getStar(scope, star).rating
  const [best = 0] = inBand.toSorted((a, b) => ratingOf(b) - ratingOf(a))
  return createFinding(scope, 'band-without-five', {
    message: `No star in ${rowsOf(band)} is rated 5; the best is ${formatStar(scope, best)}, rated ${ratingOf(best)}.`,
    stars: [best],
    fix: {
      label: `Rate ${formatStar(scope, best)} 5`,
      edits: [{ type: 'set-rating', star: best, rating: BEST }],
    },
  })
}

function rowsOf({ firstRow, lastRow }: HomeBand): string {
  return firstRow === lastRow ? `row ${firstRow}` : `rows ${firstRow} to ${lastRow}`
}

function middleOf({ chart }: LintContext, { firstRow, lastRow }: HomeBand) {
  return { row: Math.floor((firstRow + lastRow) / 2), column: Math.ceil(chart.board.columns / 2) }
}

/**
 * Fix that adds a star in the band, linked with the largest group, at the free hex nearest to the centre of the band.
 */
function addFix(scope: LintContext, band: HomeBand): ChartFix | null {
  const { net, chart, settings } = scope
  const middle = net.field.indexOf(middleOf(scope, band))
  const found = chart.stars.length === 0 ? { hex: middle, linkedStar: null } : linkedHex(scope, band, middle)
  if (!found) return null
  const place = net.field.placeOf(found.hex)
  const label = formatHexLabel(scope, place)
  const isDrawn = settings.routeMode === 'drawn' && found.linkedStar !== null
  return {
    label: `Add a star rated 5 at ${label}`,
    edits: [
      { type: 'add-star', ...place, name: createUnusedStarName(scope, label), rating: BEST },
      ...(isDrawn ? [{ type: 'add-route' as const, from: found.linkedStar, to: chart.stars.length }] : []),
    ],
  }
}

function linkedHex(scope: LintContext, band: HomeBand, middle: number): { hex: number; linkedStar: number } | null {
  const { net, groups } = scope
  const around = new Int32Array(countHexesWithinRange(SHIP_RANGE_HEXES.transport))
  let best: { hex: number; linkedStar: number } | null = null
  for (let linkedStar = 0; linkedStar < net.size; linkedStar += 1) {
    if (groups.componentOf[linkedStar] !== groups.largest) continue
    const count = net.field.spiral(net.hexes[linkedStar] ?? 0, SHIP_RANGE_HEXES.transport, around)
    for (const hex of around.subarray(0, count)) {
      if (net.starAt[hex] !== -1 || !isInHomeBand(net.field.placeOf(hex), band)) continue
      if (!best || net.field.distance(hex, middle) < net.field.distance(best.hex, middle)) best = { hex, linkedStar }
    }
  }
  return best
}
