import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { VehicleHitInput } from '#shared/games/planet28/battle/table-input.ts'
import { getAttackTarget } from './strikes.ts'

type Sight = BattleCommandOf<'shoot'>['said']

/** The entered values of a shot (of a vehicle's first one); null for fights. */
export function findShotMeasurements(attack: AttackOrder): Sight | null {
  if (attack.type === 'shoot') return attack.said
  return attack.type === 'fire' ? (attack.shots[0]?.said ?? null) : null
}

/** The hit location of the attacked vehicle. */
export function getVehicleHitInput(attack: AttackOrder): VehicleHitInput {
  return (attack.type === 'fire' ? attack.shots[0]?.hull : attack.hull) ?? {}
}

/** Returns the attack with changed values of its shots. */
export function replaceShotMeasurements(attack: AttackOrder, change: Partial<Sight>): AttackOrder {
  if (attack.type === 'shoot') return { ...attack, said: { ...attack.said, ...change } }
  if (attack.type !== 'fire') return attack
  return withShots(attack, (shot) => ({ ...shot, said: { ...shot.said, ...change } }))
}

/** Returns the attack with another hit location. */
export function replaceVehicleHitInput(attack: AttackOrder, change: VehicleHitInput): AttackOrder {
  if (attack.type !== 'fire') return { ...attack, hull: { ...attack.hull, ...change } }
  return withShots(attack, (shot) => ({ ...shot, hull: { ...shot.hull, ...change } }))
}

/** Returns the attack with another target and no chosen member. */
export function replaceTarget(attack: AttackOrder, target: string): AttackOrder {
  if (attack.type === 'fire') return withShots(attack, ({ member: _member, ...shot }) => ({ ...shot, target }))
  const { member: _member, ...same } = attack
  return { ...same, target }
}

type Fire = BattleCommandOf<'fire'>
type VehicleShot = Fire['shots'][number]

/** Returns the attack with the shots at its first target changed. */
function withShots(attack: Fire, change: (shot: VehicleShot) => VehicleShot): Fire {
  const id = getAttackTarget(attack)
  return { ...attack, shots: attack.shots.map((shot) => (shot.target === id ? change(shot) : shot)) }
}
