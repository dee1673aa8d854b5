import { listUnitEffects, filterEffectsByShape } from '#main/games/planet28/battle/effects-in-force.ts'
import { rollSum } from '#main/games/planet28/battle/rolls/rolls.ts'
import { type Transaction, getUnit } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { isShaken } from '../break-rules.ts'
import { rollVehicleBreakTest } from '../break-tests.ts'
import { getVehicle } from '../get-vehicle.ts'
import { listPilots } from '../pilot.ts'
import { repairSection } from '../repair-section.ts'
import { isSectionWorking } from '../sections.ts'
import { spendVehicleAction } from '../vehicle-actions.ts'

/** Sets who drives before a turn: a Pilot aboard, or the vehicle itself (P28-TR-pilot). */
export function assignPilot(transaction: Transaction, { unit: id, pilot }: BattleCommandOf<'let-drive'>): void {
  const vehicle = getVehicle(transaction, id)
  if (transaction.battle.phase !== 'between')
    transaction.refuse('turn', `Who drives ${vehicle.name} is said before a turn begins.`, 'P28-TR-pilot')
  if (pilot !== id && !listPilots(transaction.battle, vehicle, transaction.rules).some((unit) => unit.id === pilot))
    transaction.refuse(
      'no-pilot',
      `${getUnit(transaction, pilot).name} is no Pilot aboard ${vehicle.name}.`,
      'P28-TR-pilot',
    )
  transaction.apply({ type: 'changed', unit: id, change: { pilot } })
}

/** Spends an action of a shaken vehicle on another test (P28-VEH-BREAK-2). */
export function retakeBreakTest(transaction: Transaction, { unit }: BattleCommandOf<'steady'>): void {
  const vehicle = getVehicle(transaction, unit)
  if (!isShaken(vehicle)) transaction.refuse('steady', `${vehicle.name} is not shaken.`, 'P28-VEH-BREAK-2')
  rollVehicleBreakTest(transaction, spendVehicleAction(transaction, unit, 'Steady the crew', { whileShaken: true }))
}

/** Lays smoke for this turn; not cumulative (P28-VS-smoke-launchers). */
export function laySmoke(transaction: Transaction, { unit }: BattleCommandOf<'lay-smoke'>): void {
  const vehicle = getVehicle(transaction, unit)
  const [launcher] = filterEffectsByShape(listUnitEffects(vehicle, transaction.rules), 'lays-smoke')
  if (launcher === undefined)
    transaction.refuse('no-smoke', `${vehicle.name} has no smoke launcher left.`, 'P28-VS-smoke-launchers')
  spendVehicleAction(transaction, unit, launcher.source)
  transaction.apply({ type: 'changed', unit, change: { smokeTurn: transaction.battle.turn } })
}

/** Repairs one damaged section, once per turn. Destroyed sections cannot be repaired (P28-VAB-repair). */
export function repairDamage(transaction: Transaction, { unit: id, cell }: BattleCommandOf<'mend'>): void {
  const vehicle = getVehicle(transaction, id)
  const [mending] = filterEffectsByShape(listUnitEffects(vehicle, transaction.rules), 'mends')
  if (mending === undefined) transaction.refuse('no-repair', `${vehicle.name} cannot repair itself.`, 'P28-VAB-repair')
  const section = vehicle.sections.find((candidate) => candidate.cell === cell)
  if (section === undefined || !isSectionWorking(section) || section.hitPoints === section.start)
    transaction.refuse('nothing-to-mend', `There is no damaged section in ${cell}.`, mending.rule)
  if (getUnit(transaction, id).turn.rerolls.includes(mending.source))
    transaction.refuse('mended', `${vehicle.name} repaired a section this turn.`, mending.rule)
  spendVehicleAction(transaction, id, mending.source)
  // Uses limited to once per turn share one list.
  transaction.apply({ type: 'rerolled', unit: id, source: mending.source })
  const points = rollSum(transaction, {
    unit: id,
    label: mending.source,
    rule: mending.rule,
    dice: mending.effect.dice,
  })
  repairSection(transaction, { vehicle: id, section, points })
}
