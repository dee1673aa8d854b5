import { wound } from './after-hurt.ts'
import { effectsOn } from './effects-in-force.ts'
import { isHurtBy } from './hits.ts'
import { fallDamage } from './rules/falling.ts'
import { emit, peopleIn, type Scene } from './scene.ts'

/** A model that falls so far; credit goes to who pushed it (P28-FALL-1, P28-DMG-6). */
export interface Falling {
  readonly unit: string
  readonly model: string
  readonly dropCm: number
  readonly by: string | null
}

/** Somebody falls: damage without armour, then it may act on (P28-FALL-1, P28-FALL-3, P28-FALL-4). */
export function fallDown(scene: Scene, { unit: id, model: modelId, dropCm, by }: Falling): void {
  const unit = peopleIn(scene, id)
  const model = unit.models.find((one) => one.id === modelId)
  if (model === undefined) return
  if (unit.onFace !== null) emit(scene, { type: 'on-face', unit: id, face: null })
  emit(scene, { type: 'shifted', unit: id, kind: 'fall', cm: dropCm })
  const effects = effectsOn(unit, scene.rules, model)
  const points = isHurtBy(effects, []) ? fallDamage(dropCm, effects) : 0
  wound(scene, model, { unit: id, model: modelId, points, by, cause: `A fall of ${dropCm} cm`, rule: 'P28-FALL-1' })
}
