import { memoizeLast } from '#main/games/kit/memoize.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { Model, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, findProhibition } from '../effects-in-force.ts'
import { takeFearTest, needsFearTest } from '../fear.ts'
import { requireOneStrikeEach } from '../fighters.ts'
import { type Payment, requirePayable, spendActions } from '../pay.ts'
import { requireLegalShot } from '../require-legal-shot.ts'
import type { SkillRoll } from '../rolls.ts'
import { rollShot, planShot, type Shot, applyShotDamage } from '../shots.ts'
import { IllegalCommand, readOnly, getModel, getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'
import { requireAmmunition, spendAmmunition, getWeaponInUse } from '../weapons.ts'

type Shoot = BattleCommandOf<'shoot'>

/**
 * Executes a Shoot action: one weapon per model, with range and ammunition checked per model (P28-SHOOT-1 to
 * P28-SHOOT-8, P28-SQ-7).
 */
export function shoot(scene: Transaction, command: Shoot): void {
  const { unit: id, target, rerolls: wish } = command
  const { unit, able, payment, isFeared } = volleyOf(scene.battle, command)
  const begun = scene.events.length
  if (isFeared && !takeFearTest(scene, { unit: id, target, at: 'shoot', wish })) return
  if (scene.events.length > begun) requirePayable(scene, id, payment)
  spendActions(scene, id, payment)
  for (const { shot } of able) spendAmmunition(scene, unit, shot)
  const hits: Shot[] = []
  for (const { shot, roll } of able) {
    const skillRoll = isAsPlanned(scene, begun) ? roll : planShot(scene, shot, { moves: unit.turn.moves, wish })
    if (rollShot(scene, shot, skillRoll)) hits.push(shot)
  }
  applyShotDamage(scene, hits, isAsPlanned(scene, begun) ? unit : getUnit(scene, id))
}

/** Events that do not invalidate the planned rolls of a volley. */
const CHANGES_NO_AIM: readonly BattleEvent['type'][] = ['paid', 'rolled', 'rerolled', 'used', 'loaded']

function isAsPlanned({ events }: Transaction, begun: number): boolean {
  for (let at = begun; at < events.length; at += 1)
    if (!CHANGES_NO_AIM.includes((events[at] as BattleEvent).type)) return false
  return true
}

/** A volley before any dice: the shooters and the roll of each shot. */
interface Volley {
  readonly unit: PeopleUnit
  /** Whether the target causes fear in the shooter (P28-BREAK-8). */
  readonly isFeared: boolean
  readonly able: readonly { readonly shot: MemberShot; readonly roll: SkillRoll }[]
  readonly payment: Payment
}

/** Plans the volley of a command. Cached for repeated rolls in the same battle. Throws if the command is illegal. */
const volleyOf = memoizeLast((battle: Battle, command: Shoot): Volley => {
  const scene = readOnly(battle)
  const { unit: id, rerolls: wish } = command
  const unit = getPeopleUnit(scene, id)
  const barred = findProhibition(listUnitEffects(unit, scene.rules), 'shoot')
  if (barred !== null)
    throw new IllegalCommand('barred', `${unit.name} cannot shoot: ${barred.effect.because}.`, barred.rule)
  const shots = listPossibleShots(scene, command)
  const payment = { actions: 1, what: 'Shoot', at: [command.target] }
  requirePayable(scene, id, payment)
  const how = { moves: unit.turn.moves, wish }
  const able = shots.map((shot) => ({ shot, roll: planShot(scene, shot, how) }))
  return { unit, able, payment, isFeared: needsFearTest(scene, { unit: id, target: command.target, at: 'shoot' }) }
})

type MemberShot = Shot & { readonly model: Model }

/** The shots of members who can shoot. Throws the reason if none can (P28-SQ-7). */
export function listPossibleShots(scene: Transaction, command: Shoot): MemberShot[] {
  const { unit: id } = command
  const unit = getPeopleUnit(scene, id)
  requireOneStrikeEach(command.strikes)
  const shots = command.strikes.map(({ model: member, weapon }, at) => {
    const model = getModel(unit, member)
    if (model.isApart)
      throw new IllegalCommand('apart', `${model.id} is out of its squad and cannot attack.`, 'P28-SQ-5')
    const distanceCm = distanceOf(scene, command, at)
    return {
      by: id,
      model,
      weapon: getWeaponInUse(scene, unit, { model, id: weapon }),
      how: { ...command, distanceCm },
    }
  })
  const able = shots.filter((shot) => isAble(scene, shot))
  const [first] = shots
  if (able.length === 0 && first !== undefined) requireAble(scene, first)
  return able
}

/** Throws if a member may not shoot: target, range, ammunition (P28-SQ-7). */
function requireAble(scene: Transaction, shot: MemberShot): void {
  requireLegalShot(scene, shot)
  requireAmmunition(getPeopleUnit(scene, shot.by), shot)
}

/** Whether a member can shoot. Members out of range or ammunition do not prevent others from shooting. */
function isAble(scene: Transaction, shot: MemberShot): boolean {
  try {
    requireAble(scene, shot)
    return true
  } catch (error) {
    if (error instanceof IllegalCommand) return false
    throw error
  }
}

/** The distance of one member, or by setting the shortest of all (P28-SQ-7, `squadRange`). */
function distanceOf({ rules }: Transaction, { said, strikes }: Shoot, at: number): number {
  const each = strikes.map(({ distanceCm }) => distanceCm ?? said.distanceCm)
  return rules.settings.squadRange === 'anyMember' ? Math.min(...each) : (each[at] ?? said.distanceCm)
}
