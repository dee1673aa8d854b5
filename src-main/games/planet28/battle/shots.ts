import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit, Model, PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import { leaveOn } from './after-hit.ts'
import type { Struck } from './after-hurt.ts'
import { finishHits, spendNextAttack } from './aftermath-of-hits.ts'
import { mayBeAttacked } from './attack-legal.ts'
import { effectsOn, fighting, ofShape, whyForbidden } from './effects-in-force.ts'
import { takeHit } from './hits.ts'
import { type Marked, markedBy } from './marker.ts'
import type { RerollWish } from './rolls.ts'
import { shotModifiers, whyNoShot } from './rules/shooting.ts'
import { isSquadInCover } from './rules/squad-strength.ts'
import { emit, Illegal, lockedWith, type Scene, unitIn } from './scene.ts'
import { type Aim, aimOf, rollStrike, type StrikeRoll } from './strikes.ts'
import { hitHull, sideHit } from './vehicles/hit-hull.ts'
import { hurtCell } from './vehicles/hurt-hull.ts'
import { sizeOf } from './vehicles/sections.ts'
import { rollDamage, type WeaponInUse } from './weapons.ts'

/** What the table says of one shot. */
export type ShotSaid = Pick<BattleCommandOf<'shoot'>, 'target' | 'said' | 'bystanders' | 'member' | 'hull'> & {
  /** How far its own shooter stands from the target. */
  readonly distanceCm: number
}

/** One shot: who fires what at whom. */
export interface Shot {
  readonly by: string
  readonly model?: Model
  readonly weapon: WeaponInUse
  readonly how: ShotSaid
  /** The section of a vehicle that holds the weapon (P28-WR-volatile). */
  readonly mount?: Parameters<typeof hurtCell>[1]['cell']
}

/** Throws where a shot may not be made: range, sight, locks, whom it is at (P28-SHOOT-1, P28-SHOOT-5, P28-SHOOT-8, P28-VEH-SHOOT-3). */
export function requireShot(scene: Scene, { by, weapon, how }: Shot): void {
  const { battle } = scene
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
    isShooterLocked: isHeldByLock(scene, unit),
    isTargetLocked: isHeldByLock(scene, target) && !isMarked,
    areLockedTogether: lockedWith(battle, by).includes(how.target),
    ignoresLock: whyForbidden(effectsOn(unit, scene.rules), 'shot-lock') !== null,
  })
  if (why !== null) throw new Illegal('no-shot', why.message, why.rule)
}

/** Whether a lock keeps a unit from shooting and being shot at; by ruling of vehicles only small ones, or none (P28-SHOOT-5, P28-VEH-SHOOT-3, `vehicleLock`). */
function isHeldByLock(scene: Scene, unit: BattleUnit): boolean {
  if (lockedWith(scene.battle, unit.id).length === 0) return false
  const { vehicleLock } = scene.rules.settings
  if (unit.kind !== 'vehicle' || vehicleLock === 'asCharacters') return true
  return vehicleLock === 'smallOnly' && sizeOf(unit, scene.rules) === 'small'
}

/** How a shot is rolled. */
interface Rolling {
  /** Moves that count against the shooter; none of a vehicle's own (P28-VEH-SHOOT-2). */
  readonly moves: number
  readonly wish: RerollWish | undefined
}

/** The roll of a shot with what it is rolled on: all that is decided before the dice. */
export interface PlannedShot {
  readonly strike: StrikeRoll
  readonly aim: Aim
}

/** The roll of one shot; its damage may turn on who fired it (P28-SHOOT-2, P28-SHOOT-7, P28-WR-volatile). */
export function hitsTarget(scene: Scene, shot: Shot, { strike, aim }: PlannedShot): boolean {
  if (ofShape(shot.weapon.effects, 'marker').length > 0 && scene.rules.settings.indirectRoll === 'none') return true
  const { isHit, isBackfire } = rollStrike(scene, strike, aim)
  if (isBackfire) backfire(scene, shot)
  return isHit
}

/** What a shot is rolled on, as things stand (P28-SHOOT-7). */
export function planShot(scene: Scene, shot: Shot, { moves, wish }: Rolling): PlannedShot {
  const strike = { ...strikeOf(scene, shot, moves), wish }
  return { strike, aim: aimOf(scene, strike) }
}

function strikeOf(scene: Scene, { by, model, weapon, how }: Shot, moves: number): StrikeRoll {
  const [unit, target] = [unitIn(scene, by), unitIn(scene, how.target)]
  const situation = shotSituation(scene, { unit, target, how, moves })
  const moments = target.kind === 'vehicle' ? (['vehicle-target'] as const) : []
  const who = model === undefined ? {} : { model }
  const roll = { unit, ...who, weapon, target: target.id, skill: 'S', label: 'Shooting', rule: 'P28-SHOOT-2' } as const
  return { ...roll, moments, situation }
}

/** The numbers of the situation: moves, heights, smoke (P28-SHOOT-3, P28-SHOOT-4, P28-VS-smoke-launchers). */
export function shotSituation(
  scene: Pick<Scene, 'battle' | 'rules'>,
  {
    unit,
    target,
    how,
    moves,
  }: { unit: BattleUnit; target: BattleUnit; how: Pick<ShotSaid, 'said' | 'distanceCm'>; moves: number },
): NamedModifier[] {
  const heightCm = how.said.heightCm ?? 0
  const own = shotModifiers({ shooterMoves: moves, targetMoves: target.turn.moves, heightCm })
  if (target.kind !== 'vehicle' || target.smokeTurn !== scene.battle.turn || target.side === unit.side) return own
  const smoke = ofShape(effectsOn(target, scene.rules), 'lays-smoke')
    .filter(({ effect }) => how.distanceCm >= effect.fromCm)
    .map(({ source, rule, effect }) => ({ source, rule, value: effect.shooting }))
  return [...own, ...smoke.slice(0, 1)]
}

/** The weapon hits its wielder, armour as for any target of it, or the section that holds it; it counts as a miss (P28-WR-volatile). */
function backfire(scene: Scene, { by, model, weapon, mount }: Shot): void {
  const unit = unitIn(scene, by)
  const who = model === undefined ? {} : { model }
  const raw = rollDamage(scene, { unit, ...who, weapon, target: by })
  if (unit.kind === 'vehicle') {
    if (mount !== undefined) hurtCell(scene, { vehicle: by, cell: mount, points: raw })
    return
  }
  const cause = `${weapon.row.name} backfires`
  const { keywords } = weapon.row
  const hit = { victim: by, member: model?.id, raw, by, cause, rule: 'P28-WR-volatile', keywords, isArea: true }
  const struck = takeHit(scene, { ...hit, weaponEffects: weapon.effects, isInCover: false })
  finishHits(scene, { struck, weapon: null, by, bystanders: [] })
}

/** All damage dice, then armour and what follows; each target that is a foe is a success (P28-ATK-1 steps 11 to 16, P28-CAMP-2). */
export function spendDamage(scene: Scene, hits: readonly Shot[], shooter: BattleUnit): void {
  const { id: by, side } = shooter
  if (hits.some(({ how }) => unitIn(scene, how.target).side !== side)) emit(scene, { type: 'succeeded', unit: by })
  const rolled = hits.map((shot) => {
    const { model, weapon, how } = shot
    const blow = { unit: unitIn(scene, shot.by), weapon, target: how.target }
    return { shot, raw: rollDamage(scene, model === undefined ? blow : { ...blow, model }) }
  })
  spendNextAttack(scene, shooter)
  for (const { shot, raw } of rolled) {
    const { weapon, how } = shot
    const struck = markedBy(how, weapon).flatMap((marked) => strike(scene, { shot, raw, marked }))
    finishHits(scene, { struck, weapon, by: shot.by, bystanders: how.bystanders ?? [] })
  }
}

function strike(
  scene: Scene,
  { shot, raw, marked }: { readonly shot: Shot; readonly raw: number; readonly marked: Marked },
): Struck[] {
  const { by, weapon, how } = shot
  const victim = unitIn(scene, marked.unit)
  leaveOn(scene, { weapon, by, victim: marked.unit })
  if (victim.kind === 'vehicle') {
    const { distanceCm } = how
    return hitHull(scene, { victim: victim.id, raw, by, hull: marked.hull ?? how.hull, shot: { weapon, distanceCm } })
  }
  if (victim.aboard !== null) return []
  const { name: cause, keywords } = weapon.row
  const hit = { victim: victim.id, member: marked.model ?? how.member, raw, by, cause, rule: 'P28-SHOOT-2', keywords }
  const isInCover = hasCover(scene, { how, weapon, unit: victim })
  return takeHit(scene, { ...hit, weaponEffects: weapon.effects, isInCover })
}

/** Cover against the shot: part of the body, half of a squad, for the very large only all of it; none against what drops from above (P28-COVER-1, P28-COVER-2, P28-COVER-4, `indirectCover`). */
export function hasCover(
  scene: Pick<Scene, 'rules'>,
  { how, weapon, unit }: { how: Pick<ShotSaid, 'said'>; weapon: WeaponInUse; unit: PeopleUnit },
): boolean {
  const { cover, hiddenMembers } = how.said
  if (ofShape(weapon.effects, 'marker').length > 0 && !scene.rules.settings.indirectCover) return false
  if (whyForbidden(effectsOn(unit, scene.rules), 'partial-cover') !== null) return cover === 'whole'
  if (unit.kind === 'squad' && hiddenMembers !== undefined) return isSquadInCover(hiddenMembers, fighting(unit).length)
  return cover !== 'none'
}
