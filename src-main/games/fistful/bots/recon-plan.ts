import type { Fleet, FleetOrder, StarLabel } from '#shared/games/fistful/model.ts'
import { listReconTargets } from '../rules/fleet-orders.ts'
import { countShipsOfKind } from '../rules/fleet-ships.ts'
import type { Survey } from './survey.ts'

/**
 * In fog, lets staying scouts observe unknown targets nearby: enemy fleets first, then colonies, nearest to home first
 * (FIST-RECON-1).
 */
export function planRecon(
  { state, home, enemies, theirs, distances }: Survey,
  staying: readonly Fleet[],
): FleetOrder[] {
  if (state.settings.fog === 'off') return []
  const seen = new Set<StarLabel>()
  const colonies = new Set(theirs)
  const rankOf = (star: StarLabel) => (enemies.has(star) ? 0 : 1000) + distances.between(home, star)
  return staying.flatMap((fleet): FleetOrder[] => {
    const targets = listReconTargets(state, fleet.ships, fleet.at)
      .filter((star) => star !== fleet.at && !seen.has(star) && (enemies.has(star) || colonies.has(star)))
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .slice(0, countShipsOfKind(fleet.ships, 'S'))
    for (const star of targets) seen.add(star)
    return targets.length === 0 ? [] : [{ fleet: fleet.id, order: 'recon', targets }]
  })
}
