import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { AIRS, GRAVITIES } from '#shared/games/planetary-sand/tables/environment.ts'
import { SCENARIOS } from '#shared/games/planetary-sand/tables/phases.ts'

/** Formats the general properties of a battlefield. */
export function formatBattlefieldPlan({ scenario, gravity, air, unitMm, field }: BattlefieldPlan): string {
  const size = (field.sizeMm ?? []).map((mm) => Number((mm / unitMm).toFixed(1))).join(' × ')
  return `${SCENARIOS[scenario].title}, ${GRAVITIES[gravity].title}, ${AIRS[air].title}, ${size} R of ${Math.round(unitMm)} mm`
}
