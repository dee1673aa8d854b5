import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'

/** What an enemy of the list may be able to do to somebody it sees. */
const TO_SOMEBODY = ['canShoot', 'canCharge', 'canUseAbility', 'lacksOnlyAmmunition'] as const
type Check = (typeof TO_SOMEBODY)[number] | 'hasObstacle'

const LABELS: Readonly<Record<Check, string>> = {
  canShoot: 'It can shoot one of them',
  canCharge: 'A Move reaches one of them',
  canUseAbility: 'An ability of it works now',
  lacksOnlyAmmunition: 'It lacks only ammunition to shoot',
  hasObstacle: 'An obstacle is in its way',
}

/** What is asked of it: nothing that it could not do to anybody, or has not the means for (P28-AI-2, P28-AI-5). */
export function seenChecks(unit: BattleUnit | null, seen: unknown): { id: Check; label: string }[] {
  const isAsked: Readonly<Record<(typeof TO_SOMEBODY)[number], boolean>> = {
    canShoot: true,
    canCharge: true,
    canUseAbility: unit?.kind !== 'vehicle' && (unit?.profile.abilities.length ?? 0) > 0,
    lacksOnlyAmmunition: unit?.kind === 'vehicle' || (unit?.models.some(({ empty }) => empty.length > 0) ?? false),
  }
  const asked = isAnybody(seen) ? TO_SOMEBODY.filter((id) => isAsked[id]) : []
  return [...asked, 'hasObstacle' as const].map((id) => ({ id, label: LABELS[id] }))
}

/** What was said, with whom it sees now: where that is nobody, it can do nothing to anybody. */
export function withSeen(said: Readonly<Record<string, unknown>>, seen: unknown): Readonly<Record<string, unknown>> {
  const cleared = isAnybody(seen) ? {} : Object.fromEntries(TO_SOMEBODY.map((id) => [id, false]))
  return { ...said, seen, ...cleared }
}

function isAnybody(seen: unknown): boolean {
  return Array.isArray(seen) && seen.length > 0
}
