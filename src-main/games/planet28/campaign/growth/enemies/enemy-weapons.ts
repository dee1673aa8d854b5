import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { formatTenths, type PurchaseWish } from './enemy-wishes.ts'
import { getAttackSkill, findBestStrike, findStrike } from './strikes.ts'

/**
 * Wishes for weapons that cost credits and do more damage than those of the unit, strongest first. They need no
 * ammunition and use the skill the unit fights with (P28-COOP-2).
 */
export function listWeaponWishes(unit: CampaignUnit, rules: Rules): PurchaseWish[] {
  const best = findBestStrike(unit, rules)
  const isRanged = getAttackSkill(unit, rules) === 'S'
  const { weapons } = rules.tables
  const better = listRowIds(weapons).flatMap((id) => {
    const strike = findStrike(id, rules)
    const fits = weapons[id]?.ammo === null && strike?.isRanged === isRanged
    return fits && strike.mean > (best?.mean ?? 0) ? [{ id, strike }] : []
  })
  return better
    .toSorted((a, b) => b.strike.mean - a.strike.mean)
    .map(({ id, strike }) => {
      const before =
        best === null ? 'It has no weapon' : `The ${best.name.toLowerCase()} hits for ${formatTenths(best.mean)}`
      const because = `${before}; this one hits for ${formatTenths(strike.mean)} on average.`
      const what = unit.kind === 'vehicle' ? 'weapon' : 'gear'
      return { purchase: { what, id }, because, isSavedFor: false, isFromPool: false }
    })
}

/** Sorts units by damage, weakest first, so that the weakest is armed first. */
export function sortByStrike(units: readonly CampaignUnit[], rules: Rules): CampaignUnit[] {
  const mean = (unit: CampaignUnit): number => findBestStrike(unit, rules)?.mean ?? 0
  return units.toSorted((a, b) => mean(a) - mean(b))
}
