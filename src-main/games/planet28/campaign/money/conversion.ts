import { listConversionRates, listForcedConversionTraits } from '#main/games/planet28/special-rules/campaign-traits.ts'
import { POINT_CONVERSION_RATE } from '#shared/games/planet28/campaign-numbers.ts'
import type { AmountPart } from '#shared/games/planet28/campaign/ledger.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** Conversion of campaign points to credits. The parts add up to the credits. */
export interface PointConversion {
  readonly credits: number
  /** Points taken from the unit, including lost ones. */
  readonly pointsUsed: number
  readonly pointsLeft: number
  readonly parts: readonly AmountPart[]
}

/**
 * Converts points of a unit to credits, in whole pairs. With `all` nothing remains, so an odd point is lost
 * (P28-CAMP-6, P28-TR-venal).
 */
export function convertPointsToCredits(
  points: number,
  { traits, all = false }: { readonly traits: readonly string[]; readonly all?: boolean },
  rules: Rules,
): PointConversion {
  const { rate, source, rule } = rateFor(traits, rules)
  const [given, got] = rate
  const whole = Math.floor(Math.max(0, points) / given)
  const pointsUsed = all ? points : whole * given
  const credits = whole * got
  const part = { source: `${whole * given} points at ${given} to ${got}${source}`, value: credits, rule }
  return { credits, pointsUsed, pointsLeft: points - pointsUsed, parts: credits === 0 ? [] : [part] }
}

/** Conversion due now for a unit that may keep no points, or null (P28-TR-venal). */
export function findForcedConversion(points: number, traits: readonly string[], rules: Rules): PointConversion | null {
  const isForced = points > 0 && listForcedConversionTraits(traits, rules).length > 0
  return isForced ? convertPointsToCredits(points, { traits, all: true }, rules) : null
}

/** The best conversion rate: the printed one or that of a trait. */
function rateFor(traits: readonly string[], rules: Rules) {
  const usual = { rate: POINT_CONVERSION_RATE, source: '', rule: 'P28-CAMP-6' }
  const special = listConversionRates(traits, rules).map(({ source, rule, value }) => ({
    rate: value,
    source: ` (${source})`,
    rule,
  }))
  return special.reduce((best, item) => (worth(item.rate) > worth(best.rate) ? item : best), usual)
}

function worth([points, credits]: readonly [number, number]): number {
  return credits / points
}
