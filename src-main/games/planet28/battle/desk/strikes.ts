import { mayBeAttacked } from '#main/games/planet28/battle/attack-legal.ts'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { type NamedAttack, attackNumbers } from '../odds/attack-numbers.ts'
import { hullFightNumbers, hullShotNumbers } from '../odds/hull-numbers.ts'
import { modelIn, peopleIn, type Scene, unitIn } from '../scene.ts'
import { requireShot } from '../shot-legal.ts'
import { requireCrew, requireRounds, shotsFrom } from '../vehicles/commands/fire.ts'
import { type HullHow, sideHit } from '../vehicles/hit-hull.ts'
import { hullWeapon } from '../vehicles/hull-weapon.ts'
import { vehicleIn } from '../vehicles/vehicle-in.ts'
import { type WeaponInUse, weaponInUse } from '../weapons.ts'
import { ableStrikes } from './able-strikes.ts'

/** One strike of an attack that is thought of, as numbers: who, at whom, and of a vehicle how it is hit. */
export interface Strike {
  readonly unit: string
  readonly target: string
  readonly member: string | undefined
  readonly hull: HullHow
  readonly named: NamedAttack
}

/** Whom an attack is aimed at; of shots out of a vehicle the first. */
export function targetOf(attack: AttackOrder): string {
  return attack.type === 'fire' ? (attack.shots[0]?.target ?? '') : attack.target
}

/** Whether the target tests once for the whole attack, not after each strike (P28-ATK-1). */
export function isFight({ type }: Pick<AttackOrder, 'type'>): boolean {
  return type === 'fight' || type === 'vehicle-fight'
}

/** The strikes of an attack that could be made, whoever is acting; throws why not where none could (P28-SHOOT-1, P28-FIGHT-1, P28-VEH-SHOOT-1, P28-VEH-FIGHT-1). */
export function strikesOf(scene: Scene, attack: AttackOrder): Strike[] {
  if (attack.type === 'fire') return shots(scene, attack)
  const { unit, target, member, hull = {} } = attack
  requireSide(scene, target, hull)
  const strike = (named: NamedAttack): Strike => ({ unit, target, member, hull, named })
  if (attack.type === 'vehicle-fight') return [strike(blow(scene, attack))]
  return ableStrikes(scene, attack).map((asked) => strike(attackNumbers(scene, asked)))
}

function shots(scene: Scene, { unit, shots: said }: BattleCommandOf<'fire'>): Strike[] {
  const vehicle = vehicleIn(scene, unit)
  requireCrew(scene, vehicle, said)
  const all = shotsFrom(scene, vehicle, said)
  requireRounds(vehicle, all)
  return all.map((shot) => {
    requireShot(scene, shot)
    const { target, member, hull = {} } = shot.how
    return { unit: shot.by, target, member, hull, named: hullShotNumbers(scene, shot) }
  })
}

/** What a shot is fired with: the weapons of an attack from afar, in the order of its strikes. */
export function weaponsFired(scene: Scene, attack: AttackOrder): WeaponInUse[] {
  if (attack.type === 'fire')
    return shotsFrom(scene, vehicleIn(scene, attack.unit), attack.shots).map(({ weapon }) => weapon)
  if (attack.type !== 'shoot') return []
  const unit = peopleIn(scene, attack.unit)
  return attack.strikes.map(({ model, weapon }) =>
    weaponInUse(scene, unit, { model: modelIn(unit, model), id: weapon }),
  )
}

function blow(scene: Scene, attack: BattleCommandOf<'vehicle-fight'>): NamedAttack {
  const { unit: id, target } = attack
  const unit = vehicleIn(scene, id)
  mayBeAttacked(scene, unit, { target, weapon: hullWeapon(unit, scene.rules), at: 'fight' })
  const isCharge = scene.battle.due.some(
    (due) => due.ask === 'charge-fight' && due.unit === id && due.target === target,
  )
  return hullFightNumbers(scene, attack, { isCharge })
}

function requireSide(scene: Scene, target: string, hull: HullHow): void {
  const unit = unitIn(scene, target)
  if (unit.kind === 'vehicle') sideHit(scene, unit, hull)
}
