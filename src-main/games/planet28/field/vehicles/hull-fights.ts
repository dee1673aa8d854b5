import { listUnitsLockedWith } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { findCounterWeapon, getHullFacingInput } from '../fights.ts'
import type { Visibility } from '../visibility.ts'
import { buildVehicleHitInput } from './vehicle-hit-input.ts'

type HullFight = BattleCommandOf<'vehicle-fight'>

/** Fight of a vehicle with an enemy, which counter-attacks if allowed (P28-VEH-FIGHT-1, P28-AI-5). */
export function createHullFight(
  outlook: Pick<Visibility, 'battle' | 'places' | 'field'>,
  unit: VehicleUnit,
  target: BattleUnit,
): HullFight {
  const base = { type: 'vehicle-fight', by: unit.side, unit: unit.id, target: target.id } as const
  const counter = findCounterWeapon(outlook, target)
  const from = outlook.places[target.id]
  const hull = getHullFacingInput(outlook, { target, by: unit })
  if (counter === null) return { ...base, ...hull }
  const ownHull = from === undefined ? {} : { ownHull: buildVehicleHitInput(outlook, unit, { from }) }
  return { ...base, ...hull, ...ownHull, answer: { counter } }
}

/** Fights of a vehicle with the enemies it touches (P28-VEH-FIGHT-1). */
export function listHullFights(outlook: Visibility, unit: VehicleUnit): HullFight[] {
  const locks = listUnitsLockedWith(outlook.battle, unit.id)
  return outlook.battle.units.flatMap((target) =>
    locks.includes(target.id) && target.side !== unit.side ? [createHullFight(outlook, unit, target)] : [],
  )
}

/** Fights that a ram may end in: with the answer of the target, and without it (P28-VEH-FIGHT-2). */
export function generateRamFights(outlook: Visibility, unit: VehicleUnit, target: BattleUnit): HullFight[] {
  const { answer: _answer, ...plain } = createHullFight(outlook, unit, target)
  return [createHullFight(outlook, unit, target), plain]
}
