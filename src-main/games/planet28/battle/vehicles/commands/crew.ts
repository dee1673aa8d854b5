import { listUnitEffects, filterByShape } from '#main/games/planet28/battle/effects-in-force.ts'
import { rollSum } from '#main/games/planet28/battle/rolls/rolls.ts'
import { type Transaction, getUnit } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { isShaken } from '../break-rules.ts'
import { rollVehicleBreakTest } from '../break-tests.ts'
import { getVehicle } from '../get-vehicle.ts'
import { listPilots } from '../pilot.ts'
import { repairSection } from '../repair-section.ts'
import { isWorking } from '../sections.ts'
import { payForVehicle } from '../vehicle-actions.ts'

/** Sets who drives before a turn: a Pilot aboard, or the vehicle itself (P28-TR-pilot). */
export function assignPilot(scene: Transaction, { unit: id, pilot }: BattleCommandOf<'let-drive'>): void {
  const vehicle = getVehicle(scene, id)
  if (scene.battle.phase !== 'between')
    scene.refuse('turn', `Who drives ${vehicle.name} is said before a turn begins.`, 'P28-TR-pilot')
  if (pilot !== id && !listPilots(scene.battle, vehicle, scene.rules).some((unit) => unit.id === pilot))
    scene.refuse('no-pilot', `${getUnit(scene, pilot).name} is no Pilot aboard ${vehicle.name}.`, 'P28-TR-pilot')
  scene.apply({ type: 'changed', unit: id, change: { pilot } })
}

/** Spends an action of a shaken vehicle on another test (P28-VEH-BREAK-2). */
export function retakeBreakTest(scene: Transaction, { unit }: BattleCommandOf<'steady'>): void {
  const vehicle = getVehicle(scene, unit)
  if (!isShaken(vehicle)) scene.refuse('steady', `${vehicle.name} is not shaken.`, 'P28-VEH-BREAK-2')
  rollVehicleBreakTest(scene, payForVehicle(scene, unit, 'Steady the crew', { whileShaken: true }))
}

/** Lays smoke for this turn; not cumulative (P28-VS-smoke-launchers). */
export function laySmoke(scene: Transaction, { unit }: BattleCommandOf<'lay-smoke'>): void {
  const vehicle = getVehicle(scene, unit)
  const [launcher] = filterByShape(listUnitEffects(vehicle, scene.rules), 'lays-smoke')
  if (launcher === undefined)
    scene.refuse('no-smoke', `${vehicle.name} has no smoke launcher left.`, 'P28-VS-smoke-launchers')
  payForVehicle(scene, unit, launcher.source)
  scene.apply({ type: 'changed', unit, change: { smokeTurn: scene.battle.turn } })
}

/** Repairs one damaged section, once per turn. Destroyed sections cannot be repaired (P28-VAB-repair). */
export function repairDamage(scene: Transaction, { unit: id, cell }: BattleCommandOf<'mend'>): void {
  const vehicle = getVehicle(scene, id)
  const [mending] = filterByShape(listUnitEffects(vehicle, scene.rules), 'mends')
  if (mending === undefined) scene.refuse('no-repair', `${vehicle.name} cannot repair itself.`, 'P28-VAB-repair')
  const section = vehicle.sections.find((candidate) => candidate.cell === cell)
  if (section === undefined || !isWorking(section) || section.hitPoints === section.start)
    scene.refuse('nothing-to-mend', `There is no damaged section in ${cell}.`, mending.rule)
  if (getUnit(scene, id).turn.rerolls.includes(mending.source))
    scene.refuse('mended', `${vehicle.name} repaired a section this turn.`, mending.rule)
  payForVehicle(scene, id, mending.source)
  // Uses limited to once per turn share one list.
  scene.apply({ type: 'rerolled', unit: id, source: mending.source })
  const points = rollSum(scene, { unit: id, label: mending.source, rule: mending.rule, dice: mending.effect.dice })
  repairSection(scene, { vehicle: id, section, points })
}
