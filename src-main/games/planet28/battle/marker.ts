import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { filterByShape } from './effects-in-force.ts'
import type { HullHitInput } from './vehicles/hit-hull.ts'
import type { WeaponInUse } from './weapons.ts'

/** Somebody whom a hit lands on. */
export interface HitTarget {
  readonly unit: string
  readonly model: string | undefined
  /** How a vehicle is hit, as seen from the marker. */
  readonly hull: HullHitInput | undefined
}

/** How far a marker at the guessed distance lies from the target, along the line to it (P28-WR-indirect). */
export function computeMarkerMiss(guessCm: number, distanceCm: number): number {
  return Math.abs(guessCm - distanceCm)
}

/** Whom a hit lands on: the target, or everybody so near to the marker of a weapon that drops from above (P28-WR-indirect). */
export function listHitTargets(
  command: Pick<BattleCommandOf<'shoot'>, 'target' | 'said' | 'bystanders'>,
  weapon: WeaponInUse,
): HitTarget[] {
  const { target, said, bystanders = [] } = command
  const [marker] = filterByShape(weapon.effects, 'marker')
  if (marker === undefined) return [{ unit: target, model: undefined, hull: undefined }]
  const { radiusCm } = marker.effect
  const isNear = computeMarkerMiss(said.guessCm ?? said.distanceCm, said.distanceCm) <= radiusCm
  const others = bystanders.filter(({ unit, distanceCm }) => unit !== target && distanceCm <= radiusCm)
  return [
    ...(isNear ? [{ unit: target, model: undefined, hull: undefined }] : []),
    ...others.map(({ unit, model, hull }) => ({ unit, model, hull })),
  ]
}
