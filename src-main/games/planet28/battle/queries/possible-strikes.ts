import { requireAttackable } from '../damage/require-attackable.ts'
import { getWeaponInUse } from '../damage/weapons.ts'
import type { ConsideredAttack, PlannedStrike } from '../odds/attack-numbers.ts'
import { listPossibleShots } from '../shoot/shoot.ts'
import { getModel, getPeopleUnit, type Transaction } from '../transaction.ts'

/**
 * Lists the possible strikes of an attack, regardless of which unit is active. Throws the reason if there are none
 * (P28-SHOOT-1, P28-FIGHT-1).
 */
export function listPossibleStrikes(scene: Transaction, attack: ConsideredAttack): PlannedStrike[] {
  if (attack.type === 'shoot') {
    const able = new Set(listPossibleShots(scene, attack).map(({ model }) => model.id))
    return attack.strikes.flatMap(({ model }, at) => (able.has(model) ? [{ attack, at }] : []))
  }
  const unit = getPeopleUnit(scene, attack.unit)
  return attack.strikes.map(({ model: id, weapon: weaponId }, at) => {
    const weapon = getWeaponInUse(scene, unit, { model: getModel(unit, id), id: weaponId })
    requireAttackable(scene, unit, { target: attack.target, weapon, at: 'fight' })
    return { attack, at }
  })
}
