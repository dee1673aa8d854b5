import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { type Transaction } from '../transaction.ts'
import { ejectPassengers } from './passengers.ts'

/**
 * At the end of a turn, destroys flyers that spent no action on moving, or by setting lands them (P28-VT-flyer,
 * `flyerForcedStop`).
 */
export function resolveIdleFlyers(transaction: Transaction): void {
  for (const { id } of transaction.battle.units) {
    const unit = transaction.battle.units.find((battleUnit) => battleUnit.id === id)
    if (unit?.kind !== 'vehicle' || !unit.isFlying || unit.hasMoved || !isOnTable(unit)) continue
    if (filterEffectsByShape(listUnitEffects(unit, transaction.rules), 'must-move').length > 0)
      stopFlyer(transaction, unit)
  }
}

function stopFlyer(transaction: Transaction, vehicle: VehicleUnit): void {
  const { id, name, sections } = vehicle
  if (transaction.rules.settings.flyerForcedStop === 'lands') {
    transaction.apply({ type: 'changed', unit: id, change: { isFlying: false } })
    return
  }
  transaction.apply({ type: 'noted', unit: id, text: `${name} did not move and crashes.`, rule: 'P28-VT-flyer' })
  for (const section of sections.filter(({ hitPoints }) => hitPoints > 0))
    transaction.apply({ type: 'section-hurt', unit: id, section: { ...section, hitPoints: 0 }, by: null })
  for (const { cell } of sections) ejectPassengers(transaction, { vehicle, cell, by: null })
}
