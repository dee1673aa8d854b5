import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { filterEffectsByShape, getTraitEffects } from '../effects-in-force.ts'
import { listPassengers } from './aboard.ts'

/** Lists units aboard that may drive a vehicle (P28-TR-pilot). */
export function listPilots(battle: Pick<Battle, 'units'>, { id }: VehicleUnit, rules: Rules): CharacterOrSquadUnit[] {
  return listPassengers(battle, id).filter(
    ({ profile }) => filterEffectsByShape(getTraitEffects(profile.traits, rules), 'drives-for').length > 0,
  )
}

/**
 * The driver whose skills are used: the owner's choice before the turn, otherwise the best one who drives better than
 * the vehicle itself; null if it drives itself (P28-TR-pilot).
 */
export function findPilot(
  battle: Pick<Battle, 'units'>,
  vehicle: VehicleUnit,
  rules: Rules,
): CharacterOrSquadUnit | null {
  if (vehicle.pilot === vehicle.id) return null
  const pilots = listPilots(battle, vehicle, rules)
  const picked = pilots.find(({ id }) => id === vehicle.pilot)
  if (picked !== undefined) return picked
  const { A, S } = vehicle.profile
  const worth = ({ profile }: CharacterOrSquadUnit) => profile.skills.A + profile.skills.S
  const [best] = pilots.toSorted((a, b) => worth(b) - worth(a))
  return best !== undefined && worth(best) > A + S ? best : null
}
