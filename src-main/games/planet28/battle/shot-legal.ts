import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { mayBeAttacked } from './attack-legal.ts'
import { effectsOn, ofShape, whyForbidden } from './effects-in-force.ts'
import { type LockFacts, whyLocked, whyNoShot } from './rules/shooting.ts'
import { Illegal, areLocked, lockedWith, type Scene, unitIn } from './scene.ts'
import type { Shot } from './shots.ts'
import { sideHit } from './vehicles/hit-hull.ts'
import { sizeOf } from './vehicles/sections.ts'
import type { WeaponInUse } from './weapons.ts'

/** Throws where a shot may not be made: range, sight, locks, whom it is at (P28-SHOOT-1, P28-SHOOT-5, P28-SHOOT-8, P28-VEH-SHOOT-3). */
export function requireShot(scene: Scene, { by, weapon, how }: Shot): void {
  const { row } = weapon
  const unit = unitIn(scene, by)
  if (row.type !== 'ranged') throw new Illegal('melee', `The ${row.name} does not shoot.`, 'P28-SHOOT-6')
  mayBeAttacked(scene, unit, { target: how.target, weapon, at: 'shoot' })
  const target = unitIn(scene, how.target)
  if (target.kind === 'vehicle') sideHit(scene, target, how.hull ?? {})
  for (const near of how.bystanders ?? []) {
    const one = unitIn(scene, near.unit)
    if (one.kind === 'vehicle') sideHit(scene, one, near.hull ?? {})
  }
  const isMarked = ofShape(weapon.effects, 'marker').length > 0
  const why = whyNoShot({
    distanceCm: isMarked ? (how.said.guessCm ?? how.distanceCm) : how.distanceCm,
    rangeCm: row.rangeCm,
    ...(row.minRangeCm === undefined ? {} : { minRangeCm: row.minRangeCm }),
    isSeen: how.said.isSeen || isMarked,
    ...lockFacts(scene, unit, { target, isMarked }),
  })
  if (why !== null) throw new Illegal('no-shot', why.message, why.rule)
}

/** Whether contacts keep a unit from shooting at another with a weapon: asked before a shot is thought of (P28-SHOOT-5, P28-VEH-SHOOT-3). */
export function isBarredByLock(
  scene: LockScene,
  unit: BattleUnit,
  { target, weapon }: { readonly target: BattleUnit; readonly weapon: Pick<WeaponInUse, 'effects'> },
): boolean {
  const isMarked = ofShape(weapon.effects, 'marker').length > 0
  return scene.battle.locks.length > 0 && whyLocked(lockFacts(scene, unit, { target, isMarked })) !== null
}

type LockScene = Pick<Scene, 'battle' | 'rules'>

function lockFacts(
  scene: LockScene,
  unit: BattleUnit,
  { target, isMarked }: { readonly target: BattleUnit; readonly isMarked: boolean },
): LockFacts {
  return {
    isShooterLocked: isHeldByLock(scene, unit),
    isTargetLocked: isHeldByLock(scene, target) && !isMarked,
    areLockedTogether: areLocked(scene.battle, unit.id, target.id),
    ignoresLock: whyForbidden(effectsOn(unit, scene.rules), 'shot-lock') !== null,
  }
}

/** Whether a lock keeps a unit from shooting and being shot at; by ruling of vehicles only small ones, or none (P28-SHOOT-5, P28-VEH-SHOOT-3, `vehicleLock`). */
function isHeldByLock(scene: LockScene, unit: BattleUnit): boolean {
  if (lockedWith(scene.battle, unit.id).length === 0) return false
  const { vehicleLock } = scene.rules.settings
  if (unit.kind !== 'vehicle' || vehicleLock === 'asCharacters') return true
  return vehicleLock === 'smallOnly' && sizeOf(unit, scene.rules) === 'small'
}
