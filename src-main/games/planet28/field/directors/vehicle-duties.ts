import { effectsOn, ofShape } from '#main/games/planet28/battle/effects-in-force.ts'
import { rulesOf } from '#main/games/planet28/battle/scene.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Outlook } from '../outlook.ts'
import type { Order } from '../practice.ts'
import { steerings } from '../vehicles/steerings.ts'
import { reasoned } from './director.ts'

/** What a vehicle does before anything else, whoever leads it: on its wheels again, up in the air, and not to fall out of it (P28-VEH-FALL-1, P28-VT-flyer). */
export function* vehicleDuties(outlook: Outlook, unit: VehicleUnit): Generator<Order> {
  const base = { by: unit.side, unit: unit.id }
  if (unit.isFallen)
    yield reasoned(
      unit,
      { command: { type: 'right', ...base } },
      { what: 'Set upright', why: 'It fell, and does not move before it is upright again.', rule: 'P28-VEH-FALL-1' },
    )
  if (ofShape(effectsOn(unit, rulesOf(outlook.battle)), 'must-move').length === 0) return
  const [why, rule] = ['It has to spend an action on moving in each turn, or it crashes.', 'P28-VT-flyer']
  if (!unit.isFlying && unit.turn.actions > 1)
    yield reasoned(
      unit,
      { command: { type: 'change-height', ...base, isFlying: true } },
      { what: 'Take off', why: 'It moves in the air alone.', rule },
    )
  if (!unit.isFlying || unit.hasMoved || unit.turn.actions > 1) return
  for (const drive of steerings(outlook, unit))
    if (drive.command.cm > 0) yield reasoned(unit, drive, { what: 'Fly on', why, rule })
  yield reasoned(
    unit,
    { command: { type: 'change-height', ...base, isFlying: false } },
    { what: 'Land', why: `There is no room to fly on. ${why}`, rule },
  )
}
