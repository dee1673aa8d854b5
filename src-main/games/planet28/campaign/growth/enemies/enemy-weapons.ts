import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { tenths, type Wish } from './enemy-wishes.ts'
import { attackSkill, bestStrike, strikeOf } from './strikes.ts'

/** Weapons for credits that hit harder than what a unit has, the hardest first; they need no ammunition, and suit how it fights (P28-COOP-2). */
export function weaponWishes(unit: CampaignUnit, rules: Rules): Wish[] {
  const best = bestStrike(unit, rules)
  const isRanged = attackSkill(unit, rules) === 'S'
  const { weapons } = rules.tables
  const better = rowIds(weapons).flatMap((id) => {
    const strike = strikeOf(id, rules)
    const fits = weapons[id]?.ammo === null && strike?.isRanged === isRanged
    return fits && strike.mean > (best?.mean ?? 0) ? [{ id, strike }] : []
  })
  return better
    .toSorted((one, other) => other.strike.mean - one.strike.mean)
    .map(({ id, strike }) => {
      const before = best === null ? 'It has no weapon' : `The ${best.name.toLowerCase()} hits for ${tenths(best.mean)}`
      const because = `${before}; this one hits for ${tenths(strike.mean)} on average.`
      const what = unit.kind === 'vehicle' ? 'weapon' : 'gear'
      return { purchase: { what, id }, because, isSavedFor: false, isFromPool: false }
    })
}

/** Who hits weakest is armed first. */
export function weakestFirst(units: readonly CampaignUnit[], rules: Rules): CampaignUnit[] {
  const mean = (unit: CampaignUnit): number => bestStrike(unit, rules)?.mean ?? 0
  return units.toSorted((one, other) => mean(one) - mean(other))
}
