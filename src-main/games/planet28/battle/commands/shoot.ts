import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Model } from '#shared/games/planet28/battle/state.ts'
import { effectsOn, whyForbidden } from '../effects-in-force.ts'
import { dares } from '../fear.ts'
import { pay, requirePayable } from '../pay.ts'
import { Illegal, modelIn, peopleIn, type Scene } from '../scene.ts'
import { hitsTarget, requireShot, type Shot, spendDamage } from '../shots.ts'
import { requireRound, spendRound, weaponInUse } from '../weapons.ts'

type Shoot = BattleCommandOf<'shoot'>

/** A Shoot action: one weapon a model; range and ammunition are each model's own (P28-SHOOT-1 to P28-SHOOT-8, P28-SQ-7). */
export function shoot(scene: Scene, command: Shoot): void {
  const { unit: id, rerolls: wish } = command
  const unit = peopleIn(scene, id)
  const barred = whyForbidden(effectsOn(unit, scene.rules), 'shoot')
  if (barred !== null) throw new Illegal('barred', `${unit.name} cannot shoot: ${barred.effect.because}.`, barred.rule)
  const able = ableShots(scene, command)
  requirePayable(scene, id, { actions: 1, what: 'Shoot' })
  if (!dares(scene, { unit: id, target: command.target, at: 'shoot', wish })) return
  pay(scene, id, { actions: 1, what: 'Shoot', at: [command.target] })
  for (const { model, weapon } of able) spendRound(scene, { unit, model, weapon })
  const hits = able.filter((shot) => hitsTarget(scene, shot, { moves: unit.turn.moves, wish }))
  spendDamage(scene, hits, id)
}

type MemberShot = Shot & { readonly model: Model }

/** The shots of the members that can make theirs; throws why not where nobody can (P28-SQ-7). */
export function ableShots(scene: Scene, command: Shoot): MemberShot[] {
  const { unit: id } = command
  const unit = peopleIn(scene, id)
  const shots = command.strikes.map(({ model: member, weapon }, at) => {
    const model = modelIn(unit, member)
    if (model.isApart) throw new Illegal('apart', `${model.id} is out of its squad and cannot attack.`, 'P28-SQ-5')
    const distanceCm = distanceOf(scene, command, at)
    return { by: id, model, weapon: weaponInUse(scene, unit, { model, id: weapon }), how: { ...command, distanceCm } }
  })
  const able = shots.filter((shot) => isAble(scene, shot))
  const [first] = shots
  if (able.length === 0 && first !== undefined) requireAble(scene, first)
  return able
}

/** Throws where a member may not shoot: its target, its range, its round (P28-SQ-7). */
function requireAble(scene: Scene, shot: MemberShot): void {
  requireShot(scene, shot)
  requireRound(peopleIn(scene, shot.by), shot)
}

/** Members that are out of range or empty do not shoot, and keep nobody from it. */
function isAble(scene: Scene, shot: MemberShot): boolean {
  try {
    requireAble(scene, shot)
    return true
  } catch (error) {
    if (error instanceof Illegal) return false
    throw error
  }
}

/** The distance of one member, by ruling the shortest of all (P28-SQ-7, `squadRange`). */
function distanceOf({ rules }: Scene, { said, strikes }: Shoot, at: number): number {
  const each = strikes.map(({ distanceCm }) => distanceCm ?? said.distanceCm)
  return rules.settings.squadRange === 'anyMember' ? Math.min(...each) : (each[at] ?? said.distanceCm)
}
