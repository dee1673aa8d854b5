import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { WeaponInUse } from '../damage/weapons.ts'
import { filterEffectsByShape } from '../effects-in-force.ts'
import type { VehicleHitLocation } from '../vehicles/hit-on-vehicle.ts'

/** A target of a hit. */
export interface HitTarget {
  readonly unit: string
  readonly model: string | undefined
  /** The side of a vehicle that is hit, as seen from the marker. */
  readonly hull: VehicleHitLocation | undefined
}

/** The distance of a marker from the target along the line to it, given the guessed distance (P28-WR-indirect). */
export function computeMarkerMiss(guessCm: number, distanceCm: number): number {
  return Math.abs(guessCm - distanceCm)
}

/** The targets of a hit: the target, or everyone near the marker of an indirect weapon (P28-WR-indirect). */
export function listHitTargets(
  command: Pick<BattleCommandOf<'shoot'>, 'target' | 'said' | 'bystanders'>,
  weapon: WeaponInUse,
): HitTarget[] {
  const { target, said: input, bystanders = [] } = command
  const [marker] = filterEffectsByShape(weapon.effects, 'marker')
  if (marker === undefined) return [{ unit: target, model: undefined, hull: undefined }]
  const { radiusCm } = marker.effect
  const isNear = computeMarkerMiss(input.guessCm ?? input.distanceCm, input.distanceCm) <= radiusCm
  const others = bystanders.filter(({ unit, distanceCm }) => unit !== target && distanceCm <= radiusCm)
  return [
    ...(isNear ? [{ unit: target, model: undefined, hull: undefined }] : []),
    ...others.map(({ unit, model, hull }) => ({ unit, model, hull })),
  ]
}
