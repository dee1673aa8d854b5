import { fighting } from '#main/games/planet28/battle/effects-in-force.ts'
import { pay } from '#main/games/planet28/battle/pay.ts'
import { emit, Illegal, lockedWith, peopleIn, type Scene } from '#main/games/planet28/battle/scene.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { freeSeats } from '../aboard.ts'
import { workingSections } from '../sections.ts'
import { vehicleIn } from '../vehicle-in.ts'

const RULE = 'P28-VEH-TRANS-1'

/** At the end of a Move that touches a transport section of the own side: in, free of charge; a squad needs a seat a member (P28-VEH-TRANS-1). */
export function embark(scene: Scene, { unit: id, vehicle: vehicleId, cell }: BattleCommandOf<'embark'>): void {
  const [unit, vehicle] = [peopleIn(scene, id), vehicleIn(scene, vehicleId)]
  if (scene.battle.active !== id || !unit.turn.hasJustMoved)
    throw new Illegal('no-move', `${unit.name} gets in at the end of a move of its own.`, RULE)
  if (unit.control !== null)
    throw new Illegal('controlled', `${unit.name} is led by another and gets into nothing.`, 'P28-ARC-5')
  if (unit.side !== vehicle.side) throw new Illegal('not-yours', `${vehicle.name} is led by another side.`, RULE)
  if (unit.aboard !== null) throw new Illegal('aboard', `${unit.name} is aboard already.`, RULE)
  if (lockedWith(scene.battle, id).length > 0) throw new Illegal('locked', `${unit.name} is in combat.`, RULE)
  const section = workingSections(vehicle, scene.rules).find((one) => one.cell === cell)
  const seats = section?.row.seats ?? 0
  const free = freeSeats(scene.battle, vehicle, { cell, seats })
  const needed = fighting(unit).length
  if (needed > free) throw new Illegal('no-seat', `${cell} has ${free} free seats, ${needed} are needed.`, RULE)
  emit(scene, { type: 'changed', unit: id, change: { aboard: { vehicle: vehicleId, cell } } })
  // It takes no action, so that nothing else would tell of it.
  emit(scene, { type: 'noted', unit: id, text: `${unit.name} gets into ${vehicle.name}`, rule: RULE })
}

/** Getting out takes an action and ends at the same point; the other action is free to use (P28-VEH-TRANS-1). */
export function disembark(scene: Scene, { unit: id }: BattleCommandOf<'disembark'>): void {
  const { name, aboard } = peopleIn(scene, id)
  if (aboard === null) throw new Illegal('not-aboard', `${name} is aboard no vehicle.`, RULE)
  pay(scene, id, { actions: 1, what: 'Get out', whileAboard: true })
  emit(scene, { type: 'changed', unit: id, change: { aboard: null } })
}
