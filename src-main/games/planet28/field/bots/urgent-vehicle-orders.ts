import { listUnitEffects, filterEffectsByShape } from '#main/games/planet28/battle/effects-in-force.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { FieldOrder } from '../field-battle.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { listSteeredDrives } from '../vehicles/steered-drives.ts'
import { createFieldOrder } from './bot.ts'

/**
 * Orders that any bot gives to a vehicle first: to right itself, to take off, and to avoid falling (P28-VEH-FALL-1,
 * P28-VT-flyer).
 */
export function* generateUrgentVehicleOrders(outlook: SideKnowledge, unit: VehicleUnit): Generator<FieldOrder> {
  const base = { by: unit.side, unit: unit.id }
  if (unit.isFallen)
    yield createFieldOrder(
      unit,
      { command: { type: 'right', ...base } },
      { what: 'Set upright', why: 'It fell, and does not move before it is upright again.', rule: 'P28-VEH-FALL-1' },
    )
  if (filterEffectsByShape(listUnitEffects(unit, getBattleRules(outlook.battle)), 'must-move').length === 0) return
  const [why, rule] = ['It has to spend an action on moving in each turn, or it crashes.', 'P28-VT-flyer']
  if (!unit.isFlying && unit.turn.actions > 1)
    yield createFieldOrder(
      unit,
      { command: { type: 'change-height', ...base, isFlying: true } },
      { what: 'Take off', why: 'It moves in the air alone.', rule },
    )
  if (!unit.isFlying || unit.hasMoved || unit.turn.actions > 1) return
  for (const drive of listSteeredDrives(outlook, unit))
    if (drive.command.cm > 0) yield createFieldOrder(unit, drive, { what: 'Fly on', why, rule })
  yield createFieldOrder(
    unit,
    { command: { type: 'change-height', ...base, isFlying: false } },
    { what: 'Land', why: `There is no room to fly on. ${why}`, rule },
  )
}
