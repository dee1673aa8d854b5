import { effectsOn, ofShape } from './effects-in-force.ts'
import { firstToSuffer } from './lasting-damage.ts'
import { unmark } from './marks.ts'
import { emit, modelIn, peopleIn, type Scene } from './scene.ts'

/** Gives hit-points back, to the full number at the start unless ruled otherwise; by ruling any healing ends poison (P28-DMG-4, `overheal`, `poisonEnds`). */
export function heal(
  scene: Scene,
  {
    unit: id,
    points,
    member,
  }: { readonly unit: string; readonly points: number; readonly member?: string | undefined },
): void {
  const unit = peopleIn(scene, id)
  const model = member === undefined ? firstToSuffer(unit) : modelIn(unit, member)
  if (model === undefined) return
  const room = scene.rules.settings.overheal ? points : Math.min(points, Math.max(0, model.start - model.hitPoints))
  if (room > 0) emit(scene, { type: 'healed', unit: id, model: model.id, hitPoints: room })
  if (points === 0 || scene.rules.settings.poisonEnds !== 'anyHealing') return
  const bites = ofShape(effectsOn(unit, scene.rules, model), 'hurts').filter(({ effect }) => effect.at === 'turn-start')
  for (const condition of unit.conditions)
    if (bites.some(({ rule }) => rule === condition.rule)) unmark(scene, id, condition)
}
