import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { HullInput } from '#shared/games/planet28/battle/table-input.ts'
import { getAttackTarget } from './strikes.ts'

type Sight = BattleCommandOf<'shoot'>['said']

/** What the table says of a shot, out of a vehicle of its first; null of fights. */
export function findShotSight(attack: AttackOrder): Sight | null {
  if (attack.type === 'shoot') return attack.said
  return attack.type === 'fire' ? (attack.shots[0]?.said ?? null) : null
}

/** How the vehicle that is attacked is hit. */
export function getHullInput(attack: AttackOrder): HullInput {
  return (attack.type === 'fire' ? attack.shots[0]?.hull : attack.hull) ?? {}
}

/** The same shots, seen otherwise. */
export function withSight(attack: AttackOrder, change: Partial<Sight>): AttackOrder {
  if (attack.type === 'shoot') return { ...attack, said: { ...attack.said, ...change } }
  if (attack.type !== 'fire') return attack
  return withShots(attack, (shot) => ({ ...shot, said: { ...shot.said, ...change } }))
}

/** The same attack, hitting the vehicle otherwise. */
export function withHull(attack: AttackOrder, change: HullInput): AttackOrder {
  if (attack.type !== 'fire') return { ...attack, hull: { ...attack.hull, ...change } }
  return withShots(attack, (shot) => ({ ...shot, hull: { ...shot.hull, ...change } }))
}

/** The same attack at another target; nobody of it is picked. */
export function withTarget(attack: AttackOrder, target: string): AttackOrder {
  if (attack.type === 'fire') return withShots(attack, ({ member: _member, ...shot }) => ({ ...shot, target }))
  const { member: _member, ...same } = attack
  return { ...same, target }
}

type Fire = BattleCommandOf<'fire'>
type VehicleShot = Fire['shots'][number]

/** The shots at the first target changed; those at others stay. */
function withShots(attack: Fire, change: (shot: VehicleShot) => VehicleShot): Fire {
  const id = getAttackTarget(attack)
  return { ...attack, shots: attack.shots.map((shot) => (shot.target === id ? change(shot) : shot)) }
}
