import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Sighting } from '#shared/games/planet28/battle/table-input.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import { canFight } from '../fight/can-fight.ts'
import { readOnly, type Transaction } from '../transaction.ts'
import { executeRam } from '../vehicles/commands/fight.ts'
import { executeVehicleFire, loadMounts } from '../vehicles/commands/fire.ts'
import { getVehicle } from '../vehicles/get-vehicle.ts'
import { listWorkingMounts } from '../vehicles/mounts.ts'
import { getVehicleFightWeapon } from '../vehicles/vehicle-fight-weapon.ts'
import { type EnemyChoice, buildFrontVehicleHitInput, buildShotInputFromSighting } from './enemy-choice.ts'
import { isCommandPossible } from './is-command-possible.ts'

/** Lists possible shots of a vehicle's mounts. Its facing is checked at the table (P28-VEH-SHOOT-1, P28-VEH-FACE-1). */
export function listVehicleShotChoices(
  transaction: Transaction,
  unit: VehicleUnit,
  seen: readonly Sighting[],
): EnemyChoice[] {
  return listWorkingMounts(unit, transaction.rules).flatMap(({ section: { cell }, weapon: { row } }) =>
    seen.flatMap((sighting): EnemyChoice[] => {
      const shot = {
        cell,
        target: sighting.unit,
        said: buildShotInputFromSighting(sighting),
        ...buildFrontVehicleHitInput(transaction, sighting.unit),
      }
      const order: BattleCommandOf<'fire'> = { type: 'fire', by: unit.side, unit: unit.id, shots: [shot] }
      const meanDamage = computeMean(computeDiceOdds(row.damage))
      return isCommandPossible(transaction, (trial) => executeVehicleFire(trial, order))
        ? [{ target: sighting.unit, name: row.name, meanDamage, order, asksMore: true }]
        : []
    }),
  )
}

/** Lists rams whose move reaches contact (P28-AI-5, P28-VEH-FIGHT-2). */
export function listVehicleRamChoices(
  transaction: Transaction,
  unit: VehicleUnit,
  seen: readonly Sighting[],
): EnemyChoice[] {
  const { row } = getVehicleFightWeapon(unit, transaction.rules)
  return seen.flatMap(({ unit: target, distanceCm }): EnemyChoice[] => {
    const path = { cm: distanceCm, turnDegrees: 0, isBackwards: false, ground: 'even' } as const
    const base = { type: 'ram', by: unit.side, unit: unit.id, charge: target } as const
    const order: BattleCommandOf<'ram'> = { ...base, contacts: [target], ...path, wishes: [] }
    const isReached = isCommandPossible(
      transaction,
      (trial) => executeRam(trial, order),
      (trial) => canFight(trial, unit, target),
    )
    const meanDamage = computeMean(computeDiceOdds(row.damage))
    return isReached ? [{ target, name: row.name, meanDamage, order, asksMore: true }] : []
  })
}

/** Lists unloaded mounts that have ammunition in stock and a target in range (P28-AI-5, P28-VEH-ACT-1). */
export function listVehicleReloadChoices(
  transaction: Transaction,
  unit: VehicleUnit,
  seen: readonly Sighting[],
): EnemyChoice[] {
  return listWorkingMounts(unit, transaction.rules).flatMap(({ section: { cell }, weapon: { row } }): EnemyChoice[] => {
    const order: BattleCommandOf<'load-mounts'> = { type: 'load-mounts', by: unit.side, unit: unit.id, cells: [cell] }
    const isUseful = isCommandPossible(
      transaction,
      (trial) => loadMounts(trial, order),
      (trial) => isLoadedShot(trial, { unit: unit.id, cell, seen }),
    )
    return isUseful ? [{ target: unit.id, name: row.name, meanDamage: 0, order, asksMore: true }] : []
  })
}

/** Whether a mount has a target in range once it is loaded. Grants an action for the shot, which may come next turn. */
function isLoadedShot(
  trial: Transaction,
  { unit: id, cell, seen }: { readonly unit: string; readonly cell: string; readonly seen: readonly Sighting[] },
): boolean {
  const units = trial.battle.units.map((unit) =>
    unit.id === id ? { ...unit, turn: { ...unit.turn, actions: 1 } } : unit,
  )
  const ready = readOnly({ ...trial.battle, units })
  return listVehicleShotChoices(ready, getVehicle(ready, id), seen).some(
    ({ order }) => order.type === 'fire' && order.shots.some((shot) => shot.cell === cell),
  )
}
