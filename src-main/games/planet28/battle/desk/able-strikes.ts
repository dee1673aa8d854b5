import { mayBeAttacked } from '../attack-legal.ts'
import { ableShots } from '../commands/shoot.ts'
import type { Attack, StrikeAsked } from '../odds/attack-numbers.ts'
import { modelIn, peopleIn, type Scene } from '../scene.ts'
import { weaponInUse } from '../weapons.ts'

/** The strikes of an attack that could be made, whoever is acting; throws why not where none could (P28-SHOOT-1, P28-FIGHT-1). */
export function ableStrikes(scene: Scene, attack: Attack): StrikeAsked[] {
  if (attack.type === 'shoot') {
    const able = new Set(ableShots(scene, attack).map(({ model }) => model.id))
    return attack.strikes.flatMap(({ model }, at) => (able.has(model) ? [{ attack, at }] : []))
  }
  const unit = peopleIn(scene, attack.unit)
  return attack.strikes.map(({ model: id, weapon: weaponId }, at) => {
    const weapon = weaponInUse(scene, unit, { model: modelIn(unit, id), id: weaponId })
    mayBeAttacked(scene, unit, { target: attack.target, weapon, at: 'fight' })
    return { attack, at }
  })
}
