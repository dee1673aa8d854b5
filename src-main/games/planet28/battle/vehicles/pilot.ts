import type { Battle, PeopleUnit, VehicleUnit } from '#shared/games/planet28/battle/state.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { ofShape, traitEffects } from '../effects-in-force.ts'
import { passengersOf } from './aboard.ts'

/** Whoever aboard drives better than the vehicle does by itself, the best of several; its skills are used (P28-TR-pilot). */
export function pilotOf(battle: Pick<Battle, 'units'>, vehicle: VehicleUnit, rules: Rules): PeopleUnit | null {
  const { A, S } = vehicle.profile
  const worth = ({ profile }: PeopleUnit) => profile.skills.A + profile.skills.S
  const [best] = passengersOf(battle, vehicle.id)
    .filter(({ profile }) => ofShape(traitEffects(profile.traits, rules), 'drives-for').length > 0)
    .toSorted((one, other) => worth(other) - worth(one))
  return best !== undefined && worth(best) > A + S ? best : null
}
