import { listUnitEffects, filterEffectsByShape } from '#main/games/planet28/battle/effects-in-force.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { listExposedSections } from '#main/games/planet28/battle/vehicles/sections.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { computeHiddenPercent } from '../sight.ts'
import { listFacingsTowards } from './vehicle-bodies.ts'

/** Input of an order for a hit on a vehicle. */
export type VehicleHitInput = NonNullable<BattleCommandOf<'shoot'>['hull']>

/**
 * Input for a hit on a vehicle from a place: the facing, and what terrain hides from the shooter (P28-VEH-FACE-1,
 * P28-VEH-COVER-1).
 */
export function buildVehicleHitInput(
  { field, places, battle }: Pick<SideKnowledge, 'field' | 'places' | 'battle'>,
  vehicle: VehicleUnit,
  { from, shooter }: { readonly from: Point; readonly shooter?: MiniatureOnField },
): VehicleHitInput {
  const body = places[vehicle.id]
  if (body === undefined) return {}
  const rules = getBattleRules(battle)
  const facing = sideTowards(vehicle, body, { from, rules })
  return {
    ...(facing === null ? {} : { facing }),
    ...(shooter === undefined ? {} : { hiddenPercent: computeHiddenPercent(field, shooter, body) }),
    ...wishesOf(vehicle, facing, rules),
  }
}

/** Facing towards a place. On the line between two facings the owner picks the one with more hit points. */
function sideTowards(
  vehicle: VehicleUnit,
  body: MiniatureOnField,
  { from, rules }: { readonly from: Point; readonly rules: Rules },
): Facing | null {
  const left = (facing: Facing) =>
    listExposedSections(vehicle, facing, rules).reduce((sum, { hitPoints }) => sum + hitPoints, 0)
  const [first] = listFacingsTowards(body, from).toSorted((a, b) => left(b) - left(a))
  return first ?? null
}

/**
 * Sections that the attacker of an open-topped vehicle picks: crew first, then the one that falls soonest
 * (P28-VTR-open-topped).
 */
function wishesOf(vehicle: VehicleUnit, facing: Facing | null, rules: Rules): Pick<VehicleHitInput, 'wishes'> {
  if (filterEffectsByShape(listUnitEffects(vehicle, rules), 'attacker-picks').length === 0) return {}
  const wishes = listExposedSections(vehicle, facing, rules)
    .toSorted((a, b) => (b.row.crew ?? 0) - (a.row.crew ?? 0) || a.hitPoints - b.hitPoints)
    .map(({ cell }) => cell)
  return { wishes }
}
