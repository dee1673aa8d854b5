import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { countSectionsLeft } from '../vehicles/sections.ts'
import { breakUnit, rollBreakTest } from './break-tests.ts'

/** An action against a target that may require a fear test. */
export interface FearTrigger {
  readonly unit: string
  readonly target: string
  readonly at: 'charge' | 'fight' | 'shoot'
  readonly wish?: RerollPreference | undefined
  /** Whether the action is paid before the test, so that a failure costs no further one (P28-LEAVE-1). */
  readonly isPaid?: true
}

/**
 * Whether a fear test is required: the target causes fear, and the acting unit is not immune to it (P28-BREAK-8,
 * P28-BREAK-9).
 */
function needsFearTest(transaction: Transaction, { unit: id, target, at }: FearTrigger): boolean {
  const unit = getUnit(transaction, id)
  if (unit.kind === 'vehicle' ? transaction.rules.settings.vehicleFear === 'immune' : unit.standsFirm) return false
  const own = listUnitEffects(unit, transaction.rules)
  if (findProhibitingEffect(own, 'fear') !== null || findProhibitingEffect(own, 'break-test') !== null) return false
  return filterEffectsByShape(listUnitEffects(getUnit(transaction, target), transaction.rules), 'fear').some(
    ({ effect }) => effect.at.includes(at),
  )
}

/**
 * Rolls the fear test of a vehicle: by setting, a die below its remaining sections. Failure costs the action
 * (P28-BREAK-9, `vehicleFear`).
 */
function vehicleDares(transaction: Transaction, vehicle: VehicleUnit): boolean {
  const left = countSectionsLeft(vehicle)
  const face = rollSum(transaction, { unit: vehicle.id, label: 'Test of fear', rule: 'P28-BREAK-9', dice: '1D10' })
  if (face < left) return true
  transaction.apply({ type: 'paid', unit: vehicle.id, actions: 1, what: 'Lost to fear', isOwn: true })
  return false
}

/**
 * Takes a fear test if required. A unit that fails breaks and runs, or by setting only loses the action. Squads only
 * lose the action (P28-BREAK-8, P28-BREAK-9, `fearFailure`).
 */
export function takeFearTest(transaction: Transaction, dare: FearTrigger): boolean {
  const unit = getUnit(transaction, dare.unit)
  if (!needsFearTest(transaction, dare)) return true
  if (unit.kind === 'vehicle') return vehicleDares(transaction, unit)
  const test = { counts: false, withoutWound: false, label: 'Test of fear', rule: 'P28-BREAK-8', wish: dare.wish }
  if (rollBreakTest(transaction, unit, test)) return true
  const losesAction = unit.kind === 'squad' || transaction.rules.settings.fearFailure === 'actionLost'
  if (!losesAction) breakUnit(transaction, unit.id, 'P28-BREAK-8')
  else if (!dare.isPaid)
    transaction.apply({ type: 'paid', unit: unit.id, actions: 1, what: 'Lost to fear', isOwn: true })
  return false
}
