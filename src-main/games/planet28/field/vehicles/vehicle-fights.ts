import { listUnitsLockedWith } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { findCounterAttackWeapon, buildVehicleFacingInput } from '../fights.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { buildVehicleHitInput } from './vehicle-hit-input.ts'

type HullFight = BattleCommandOf<'vehicle-fight'>

/** Fight of a vehicle with an enemy, which counter-attacks if allowed (P28-VEH-FIGHT-1, P28-AI-5). */
export function buildVehicleFightCommand(
  outlook: Pick<SideKnowledge, 'battle' | 'places' | 'field'>,
  unit: VehicleUnit,
  target: BattleUnit,
): HullFight {
  const base = { type: 'vehicle-fight', by: unit.side, unit: unit.id, target: target.id } as const
  const counter = findCounterAttackWeapon(outlook, target)
  const from = outlook.places[target.id]
  const hull = buildVehicleFacingInput(outlook, { target, by: unit })
  if (counter === null) return { ...base, ...hull }
  const ownHull = from === undefined ? {} : { ownHull: buildVehicleHitInput(outlook, unit, { from }) }
  return { ...base, ...hull, ...ownHull, answer: { counter } }
}

/** Fights of a vehicle with the enemies it touches (P28-VEH-FIGHT-1). */
export function listVehicleFightCommands(outlook: SideKnowledge, unit: VehicleUnit): HullFight[] {
  const locks = listUnitsLockedWith(outlook.battle, unit.id)
  return outlook.battle.units.flatMap((target) =>
    locks.includes(target.id) && target.side !== unit.side ? [buildVehicleFightCommand(outlook, unit, target)] : [],
  )
}

/** Fights that a ram may end in: with the answer of the target, and without it (P28-VEH-FIGHT-2). */
export function listRamFightCommands(outlook: SideKnowledge, unit: VehicleUnit, target: BattleUnit): HullFight[] {
  const { answer: _answer, ...plain } = buildVehicleFightCommand(outlook, unit, target)
  return [buildVehicleFightCommand(outlook, unit, target), plain]
}
