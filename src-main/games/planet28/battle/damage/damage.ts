import { findUnit, type Transaction } from '../transaction.ts'

/** A loss of hit points with its cause (P28-DMG-1). */
export interface HitPointLoss {
  readonly unit: string
  readonly model: string
  readonly points: number
  /** The credited unit (P28-DMG-6). */
  readonly by: string | null
  readonly cause: string
  readonly rule: string
}

/** Removes hit points, at most those left. */
export function removeHitPoints(
  transaction: Transaction,
  { unit, model, points, by, cause, rule }: HitPointLoss,
): number {
  const found = findUnit(transaction, unit)
  const left = found === null || found.kind === 'vehicle' ? undefined : found.models.find(({ id }) => id === model)
  const hitPoints = Math.min(points, left?.hitPoints ?? 0)
  if (hitPoints > 0) transaction.apply({ type: 'hurt', unit, model, hitPoints, by, cause, rule })
  return hitPoints
}
