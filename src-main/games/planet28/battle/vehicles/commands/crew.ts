import { effectsOn, ofShape } from '#main/games/planet28/battle/effects-in-force.ts'
import { rollSum } from '#main/games/planet28/battle/rolls.ts'
import { emit, Illegal, type Scene, unitIn } from '#main/games/planet28/battle/scene.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { isShaken } from '../break-rules.ts'
import { payForVehicle } from '../fit-to-act.ts'
import { mendSection } from '../mending.ts'
import { testNerve } from '../nerve.ts'
import { pilotsAboard } from '../pilot.ts'
import { isWorking } from '../sections.ts'
import { vehicleIn } from '../vehicle-in.ts'

/** Before a turn the owner says who drives in it: a Pilot aboard, or the vehicle by itself (P28-TR-pilot). */
export function letDrive(scene: Scene, { unit: id, pilot }: BattleCommandOf<'let-drive'>): void {
  const vehicle = vehicleIn(scene, id)
  if (scene.battle.phase !== 'between')
    throw new Illegal('turn', `Who drives ${vehicle.name} is said before a turn begins.`, 'P28-TR-pilot')
  if (pilot !== id && !pilotsAboard(scene.battle, vehicle, scene.rules).some((one) => one.id === pilot))
    throw new Illegal('no-pilot', `${unitIn(scene, pilot).name} is no Pilot aboard ${vehicle.name}.`, 'P28-TR-pilot')
  emit(scene, { type: 'changed', unit: id, change: { pilot } })
}

/** A shaken vehicle spends an action on another test (P28-VEH-BREAK-2). */
export function steady(scene: Scene, { unit }: BattleCommandOf<'steady'>): void {
  const vehicle = vehicleIn(scene, unit)
  if (!isShaken(vehicle)) throw new Illegal('steady', `${vehicle.name} is not shaken.`, 'P28-VEH-BREAK-2')
  testNerve(scene, payForVehicle(scene, unit, 'Steady the crew', { whileShaken: true }))
}

/** Lays smoke for this turn; more of it adds nothing (P28-VS-smoke-launchers). */
export function laySmoke(scene: Scene, { unit }: BattleCommandOf<'lay-smoke'>): void {
  const vehicle = vehicleIn(scene, unit)
  const [launcher] = ofShape(effectsOn(vehicle, scene.rules), 'lays-smoke')
  if (launcher === undefined)
    throw new Illegal('no-smoke', `${vehicle.name} has no smoke launcher left.`, 'P28-VS-smoke-launchers')
  payForVehicle(scene, unit, launcher.source)
  emit(scene, { type: 'changed', unit, change: { smokeTurn: scene.battle.turn } })
}

/** Mends one damaged section once a turn; what is destroyed stays so (P28-VAB-repair). */
export function mend(scene: Scene, { unit: id, cell }: BattleCommandOf<'mend'>): void {
  const vehicle = vehicleIn(scene, id)
  const [mending] = ofShape(effectsOn(vehicle, scene.rules), 'mends')
  if (mending === undefined) throw new Illegal('no-repair', `${vehicle.name} cannot repair itself.`, 'P28-VAB-repair')
  const section = vehicle.sections.find((one) => one.cell === cell)
  if (section === undefined || !isWorking(section) || section.hitPoints === section.start)
    throw new Illegal('nothing-to-mend', `There is no damaged section in ${cell}.`, mending.rule)
  if (unitIn(scene, id).turn.rerolls.includes(mending.source))
    throw new Illegal('mended', `${vehicle.name} repaired a section this turn.`, mending.rule)
  payForVehicle(scene, id, mending.source)
  // Whatever is good for once a turn is kept in one list.
  emit(scene, { type: 'rerolled', unit: id, source: mending.source })
  const points = rollSum(scene, { unit: id, label: mending.source, rule: mending.rule, dice: mending.effect.dice })
  mendSection(scene, { vehicle: id, section, points })
}
