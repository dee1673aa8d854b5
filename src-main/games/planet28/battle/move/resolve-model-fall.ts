import { canBeHurtBy } from '../damage/hits.ts'
import { applyWound } from '../damage/resolve-wounds.ts'
import { listUnitEffects } from '../effects-in-force.ts'
import { getPeopleUnit, type Transaction } from '../transaction.ts'
import { computeFallDamage } from './fall-damage.ts'

/** A fall of a model with its height, credited to the unit that pushed it (P28-FALL-1, P28-DMG-6). */
export interface ModelFall {
  readonly unit: string
  readonly model: string
  readonly dropCm: number
  readonly by: string | null
}

/**
 * Resolves a fall: damage without armour; afterwards the unit may continue to act (P28-FALL-1, P28-FALL-3,
 * P28-FALL-4).
 */
export function resolveModelFall(transaction: Transaction, { unit: id, model: modelId, dropCm, by }: ModelFall): void {
  const unit = getPeopleUnit(transaction, id)
  const model = unit.models.find((candidate) => candidate.id === modelId)
  if (model === undefined) return
  if (unit.onFace !== null) transaction.apply({ type: 'on-face', unit: id, face: null })
  transaction.apply({ type: 'shifted', unit: id, kind: 'fall', cm: dropCm })
  const effects = listUnitEffects(unit, transaction.rules, model)
  const points = canBeHurtBy(effects, []) ? computeFallDamage(dropCm, effects) : 0
  applyWound(transaction, model, {
    unit: id,
    model: modelId,
    points,
    by,
    cause: `A fall of ${dropCm} cm`,
    rule: 'P28-FALL-1',
  })
}
