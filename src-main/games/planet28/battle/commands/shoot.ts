import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Model, PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import type { Struck } from '../after-hurt.ts'
import { finishHits, spendNextAttack } from '../aftermath-of-hits.ts'
import { mayBeAttacked } from '../attack-legal.ts'
import { effectsOn, fighting, ofShape, whyForbidden } from '../effects-in-force.ts'
import { dares } from '../fear.ts'
import { takeHit } from '../hits.ts'
import { markedBy } from '../marker.ts'
import { pay } from '../pay.ts'
import { shotModifiers, whyNoShot } from '../rules/shooting.ts'
import { isSquadInCover } from '../rules/squad-strength.ts'
import { emit, Illegal, lockedWith, modelIn, peopleIn, type Scene, unitIn } from '../scene.ts'
import { rollStrike } from '../strikes.ts'
import { poison, rollDamage, spendRound, type WeaponInUse, weaponInUse } from '../weapons.ts'

type Shoot = BattleCommandOf<'shoot'>

/** One model that shoots, with its weapon. */
interface Shot {
  readonly model: Model
  readonly weapon: WeaponInUse
}

/** A Shoot action: one weapon a model; range and ammunition are each model's own (P28-SHOOT-1 to P28-SHOOT-8, P28-SQ-7). */
export function shoot(scene: Scene, command: Shoot): void {
  const unit = peopleIn(scene, command.unit)
  const barred = whyForbidden(effectsOn(unit, scene.rules), 'shoot')
  if (barred !== null) throw new Illegal('barred', `${unit.name} cannot shoot: ${barred.effect.because}.`, barred.rule)
  const shots = command.strikes.map(({ model: id, weapon }): Shot => {
    const model = modelIn(unit, id)
    return { model, weapon: weaponInUse(scene, unit, { model, id: weapon }) }
  })
  for (const [at, shot] of shots.entries())
    requireShot(scene, { command, unit, shot, distanceCm: distanceOf(scene, command, at) })
  if (!dares(scene, { unit: unit.id, target: command.target, at: 'shoot', wish: command.rerolls })) return
  pay(scene, unit.id, { actions: 1, what: 'Shoot' })
  for (const { model, weapon } of shots) spendRound(scene, { unit, model, weapon })
  const hits = shots.filter((shot) => hitsTarget(scene, { command, unit, shot }))
  spendDamage(scene, command, hits)
}

/** The distance of one member, by ruling the shortest of all (P28-SQ-7, `squadRange`). */
function distanceOf({ rules }: Scene, { said, strikes }: Shoot, at: number): number {
  const each = strikes.map(({ distanceCm }) => distanceCm ?? said.distanceCm)
  return rules.settings.squadRange === 'anyMember' ? Math.min(...each) : (each[at] ?? said.distanceCm)
}

interface Taken {
  readonly command: Shoot
  readonly unit: PeopleUnit
  readonly shot: Shot
}

function requireShot(scene: Scene, { command, unit, shot, distanceCm }: Taken & { readonly distanceCm: number }): void {
  const { weapon } = shot
  const { battle } = scene
  if (weapon.row.type !== 'ranged') throw new Illegal('melee', `The ${weapon.row.name} does not shoot.`, 'P28-SHOOT-6')
  mayBeAttacked(scene, unit, { target: command.target, weapon, at: 'shoot' })
  const isMarked = ofShape(weapon.effects, 'marker').length > 0
  const together = lockedWith(battle, unit.id).includes(command.target)
  const why = whyNoShot({
    distanceCm: isMarked ? (command.said.guessCm ?? distanceCm) : distanceCm,
    rangeCm: weapon.row.rangeCm,
    isSeen: command.said.isSeen || isMarked,
    isShooterLocked: lockedWith(battle, unit.id).length > 0,
    isTargetLocked: lockedWith(battle, command.target).length > 0 && !isMarked,
    areLockedTogether: together,
    ignoresLock: whyForbidden(effectsOn(unit, scene.rules), 'shot-lock') !== null,
  })
  if (why !== null) throw new Illegal('no-shot', why.message, why.rule)
}

/** The roll of one shot; its damage may turn on who fired it (P28-SHOOT-2, P28-SHOOT-7, P28-WR-volatile). */
function hitsTarget(scene: Scene, { command, unit, shot }: Taken): boolean {
  const { model, weapon } = shot
  const target = unitIn(scene, command.target)
  if (ofShape(weapon.effects, 'marker').length > 0 && scene.rules.settings.indirectRoll === 'none') return true
  const situation = shotModifiers({
    shooterMoves: unit.turn.moves,
    targetMoves: target.turn.moves,
    heightCm: command.said.heightCm ?? 0,
  })
  const moments = target.kind === 'vehicle' ? (['vehicle-target'] as const) : []
  const roll = {
    unit,
    model,
    weapon,
    target: target.id,
    skill: 'S',
    label: 'Shooting',
    rule: 'P28-SHOOT-2',
    moments,
    situation,
  } as const
  const { isHit, isBackfire } = rollStrike(scene, { ...roll, wish: command.rerolls })
  if (isBackfire) backfire(scene, { unit, shot })
  return isHit
}

/** The weapon hits its wielder, armour as for any target of it; it counts as a miss (P28-WR-volatile). */
function backfire(scene: Scene, { unit, shot: { model, weapon } }: Pick<Taken, 'unit' | 'shot'>): void {
  const raw = rollDamage(scene, { unit, model, weapon, target: unit.id })
  const hit = {
    victim: unit.id,
    member: model.id,
    raw,
    by: unit.id,
    cause: `${weapon.row.name} backfires`,
    rule: 'P28-WR-volatile',
  }
  const struck = takeHit(scene, {
    ...hit,
    keywords: weapon.row.keywords,
    weaponEffects: weapon.effects,
    isInCover: false,
    isArea: true,
  })
  finishHits(scene, { struck, weapon: null, by: unit.id, bystanders: [] })
}

/** All damage dice, then armour and what follows (P28-ATK-1 steps 11 to 16). */
function spendDamage(scene: Scene, command: Shoot, hits: readonly Shot[]): void {
  const unit = peopleIn(scene, command.unit)
  const isFoe = unitIn(scene, command.target).side !== unit.side
  if (hits.length > 0 && isFoe) emit(scene, { type: 'succeeded', unit: unit.id })
  const rolled = hits.map((shot) => ({ ...shot, raw: rollDamage(scene, { unit, ...shot, target: command.target }) }))
  spendNextAttack(scene, unit.id)
  for (const { weapon, raw } of rolled) {
    const marked = markedBy(command, weapon)
    const struck = marked.flatMap(({ unit: victim, model }) =>
      strike(scene, { command, weapon, raw, victim, member: model }),
    )
    finishHits(scene, { struck, weapon, by: unit.id, bystanders: command.bystanders ?? [] })
  }
}

interface Landing {
  readonly command: Shoot
  readonly weapon: WeaponInUse
  readonly raw: number
  readonly victim: string
  readonly member: string | undefined
}

function strike(scene: Scene, { command, weapon, raw, victim, member }: Landing): Struck[] {
  const unit = unitIn(scene, victim)
  if (unit.kind === 'vehicle') return []
  poison(scene, { weapon, by: command.unit, victim })
  return takeHit(scene, {
    victim,
    member: member ?? command.member,
    raw,
    by: command.unit,
    cause: weapon.row.name,
    rule: 'P28-SHOOT-2',
    keywords: weapon.row.keywords,
    weaponEffects: weapon.effects,
    isInCover: isInCover(scene, { command, weapon, unit }),
  })
}

/** Cover against the shot: part of the body, half of a squad, for the very large only all of it; none against what drops from above (P28-COVER-1, P28-COVER-2, P28-COVER-4, `indirectCover`). */
function isInCover(
  scene: Scene,
  { command, weapon, unit }: { command: Shoot; weapon: WeaponInUse; unit: PeopleUnit },
): boolean {
  const { cover, hiddenMembers } = command.said
  if (ofShape(weapon.effects, 'marker').length > 0 && !scene.rules.settings.indirectCover) return false
  if (whyForbidden(effectsOn(unit, scene.rules), 'partial-cover') !== null) return cover === 'whole'
  if (unit.kind === 'squad' && hiddenMembers !== undefined) return isSquadInCover(hiddenMembers, fighting(unit).length)
  return cover !== 'none'
}
