import { lockedWith } from '#main/games/planet28/battle/scene.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { counterOf, hullOf } from '../fights.ts'
import type { Outlook } from '../outlook.ts'
import { hullSaid } from './hull-said.ts'

type HullFight = BattleCommandOf<'vehicle-fight'>

/** A fight of a vehicle with a foe, which fights back where it may (P28-VEH-FIGHT-1, P28-AI-5). */
export function hullFightWith(
  outlook: Pick<Outlook, 'battle' | 'places' | 'field'>,
  unit: VehicleUnit,
  target: BattleUnit,
): HullFight {
  const base = { type: 'vehicle-fight', by: unit.side, unit: unit.id, target: target.id } as const
  const counter = counterOf(outlook, target)
  const from = outlook.places[target.id]
  const hull = hullOf(outlook, { target, by: unit })
  if (counter === null) return { ...base, ...hull }
  const ownHull = from === undefined ? {} : { ownHull: hullSaid(outlook, unit, { from }) }
  return { ...base, ...hull, ...ownHull, answer: { counter } }
}

/** The fights of a vehicle with whom it touches (P28-VEH-FIGHT-1). */
export function hullFightsOf(outlook: Outlook, unit: VehicleUnit): HullFight[] {
  const locks = lockedWith(outlook.battle, unit.id)
  return outlook.battle.units.flatMap((target) =>
    locks.includes(target.id) && target.side !== unit.side ? [hullFightWith(outlook, unit, target)] : [],
  )
}

/** The fights that a ram may end in: with the answer of who is rammed, and without it (P28-VEH-FIGHT-2). */
export function ramFights(outlook: Outlook, unit: VehicleUnit, target: BattleUnit): HullFight[] {
  const { answer: _answer, ...plain } = hullFightWith(outlook, unit, target)
  return [hullFightWith(outlook, unit, target), plain]
}
