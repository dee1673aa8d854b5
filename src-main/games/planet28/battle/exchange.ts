import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Moment, NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { RerollWish } from '#shared/games/planet28/battle/said.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { leaveOn } from './after-hit.ts'
import { afterHurt, type Struck } from './after-hurt.ts'
import { finishHits, spendNextAttack } from './aftermath-of-hits.ts'
import { creditSuccess } from './credit-success.ts'
import { effectsOn, whyForbidden } from './effects-in-force.ts'
import type { Counter, Fighter } from './fighters.ts'
import { takeHit } from './hits.ts'
import { emit, areLocked, lockedWith, type Scene, unitIn } from './scene.ts'
import { isOfTheList } from './solo/of-the-list.ts'
import { aimed, rollStrike, type StrikeRolled } from './strikes.ts'
import { hitHull, type HullHow } from './vehicles/hit-hull.ts'
import { rollDamage } from './weapons.ts'

/** A fight of one unit against another, and what is answered. */
export interface Exchange {
  readonly unit: string
  readonly target: string
  readonly fighters: readonly Fighter[]
  readonly counter: Counter | null
  readonly moments: readonly Moment[]
  /** Numbers of the situation of each fighter. */
  readonly situation: (at: number) => readonly NamedModifier[]
  readonly rule: string
  readonly command: Pick<BattleCommandOf<'fight'>, 'member' | 'bystanders' | 'hull' | 'isHarmless'> & {
    readonly rerolls?: RerollWish
    readonly ownHull?: HullHow
  }
}

/** How far both go apart where both hit, and how far a victim is pushed at most (P28-COUNT-2, P28-PUSH-1). */
const APART_CM = 3

/** Both sides roll, then all damage, then all armour; the dead still hit (P28-COUNT-2, P28-ATK-1 steps 8 to 17). */
export function exchange(scene: Scene, given: Exchange): void {
  const { unit: id, target, fighters, counter } = given
  const blows = rollBlows(scene, given, { unit: unitIn(scene, id), fighters, against: target, isCounter: false })
  const answers = counter === null ? [] : rollBlows(scene, given, { ...counter, against: id, isCounter: true })
  const { isHarmless = false } = given.command
  const hurt = damageOf(scene, { unit: id, blows, against: target, isHarmless })
  const hurtBack = damageOf(scene, { unit: target, blows: answers, against: id, isHarmless: false })
  const [isHit, isHitBack] = [didHit(blows), didHit(answers)]
  spendNextAttack(scene, unitIn(scene, id))
  const { member, hull, ownHull } = given.command
  const struck = land(scene, { hits: hurt, by: id, victim: target, member, hull })
  const back = land(scene, { hits: hurtBack, by: target, victim: id, member: undefined, hull: ownHull })
  if (isHit) creditSuccess(scene, unitIn(scene, id), [target])
  if (isHitBack) creditSuccess(scene, unitIn(scene, target), [id])
  const bystanders = given.command.bystanders ?? []
  finishHits(scene, { struck, weapon: hurt[0]?.weapon ?? null, by: id, bystanders })
  if (back.length > 0)
    finishHits(scene, { struck: back, weapon: hurtBack[0]?.weapon ?? null, by: target, bystanders: [] })
  if (isHit || isHitBack) part(scene, given, { isBoth: isHit && isHitBack, struck, back })
}

function didHit(blows: readonly RolledBlow[]): boolean {
  return blows.some(({ rolled }) => rolled.isHit)
}

interface Side {
  readonly unit: BattleUnit
  readonly fighters: readonly Fighter[]
  readonly against: string
  readonly isCounter: boolean
}

type RolledBlow = Fighter & { readonly rolled: StrikeRolled }

function rollBlows(scene: Scene, given: Exchange, { unit, fighters, against, isCounter }: Side): RolledBlow[] {
  return fighters.map(({ model, weapon }, at) => {
    const label = isCounter ? 'Counter' : given.command.isHarmless === true ? 'Fighting without damage' : 'Fighting'
    const moments: readonly Moment[] = isCounter ? ['counter'] : given.moments
    const situation = isCounter ? (given.counter?.situation ?? []) : given.situation(at)
    const wish = isCounter ? undefined : given.command.rerolls
    const who = model === undefined ? {} : { model }
    const roll = {
      unit,
      ...who,
      weapon,
      target: against,
      skill: 'F',
      label,
      rule: given.rule,
      moments,
      situation,
      wish,
    } as const
    return { ...who, weapon, rolled: rollStrike(scene, weapon, aimed(scene, roll)) }
  })
}

type Wound = Fighter & { readonly raw: number; readonly isOwn: boolean }

interface Blows {
  readonly unit: string
  readonly blows: readonly RolledBlow[]
  readonly against: string
  readonly isHarmless: boolean
}

/** Damage dice of every hit that does any; what backfires hits its wielder (P28-WR-volatile, P28-AG-4). */
function damageOf(scene: Scene, { unit: id, blows, against, isHarmless }: Blows): Wound[] {
  const unit = unitIn(scene, id)
  return blows.flatMap(({ model, weapon, rolled }) => {
    if (rolled.isHit ? isHarmless : !rolled.isBackfire) return []
    const who = model === undefined ? {} : { model }
    const raw = rollDamage(scene, { unit, ...who, weapon, target: rolled.isBackfire ? id : against })
    if (!rolled.isBackfire) return [{ ...who, weapon, raw, isOwn: false }]
    const own = { hits: [{ ...who, weapon, raw, isOwn: true }], by: id, victim: id }
    afterHurt(scene, land(scene, { ...own, member: model?.id, hull: undefined }))
    return []
  })
}

interface Landing {
  readonly hits: readonly Wound[]
  readonly by: string
  readonly victim: string
  readonly member: string | undefined
  readonly hull: HullHow | undefined
}

function land(scene: Scene, { hits, by, victim, member, hull }: Landing): Struck[] {
  if (unitIn(scene, victim).kind === 'vehicle')
    return hits.flatMap(({ weapon, raw }) => {
      leaveOn(scene, { weapon, by, victim })
      return isOnTable(unitIn(scene, victim)) ? hitHull(scene, { victim, raw, by, hull }) : []
    })
  return hits.flatMap(({ weapon, raw, isOwn }) => {
    if (!isOwn) leaveOn(scene, { weapon, by, victim })
    const { name, keywords } = weapon.row
    return takeHit(scene, {
      victim,
      member,
      raw,
      by,
      cause: name,
      rule: 'P28-FIGHT-3',
      keywords,
      weaponEffects: weapon.effects,
      isInCover: false,
      isArea: isOwn,
    })
  })
}

/** Both hit: both go 3 cm apart. One hit and hurt: it may push the other, where nobody ran already (P28-PUSH-1, P28-PUSH-3, P28-COUNT-2, P28-ATK-2). */
function part(
  scene: Scene,
  { unit, target }: Exchange,
  { isBoth, struck, back }: { isBoth: boolean; struck: readonly Struck[]; back: readonly Struck[] },
): void {
  const isLocked = areLocked(scene.battle, unit, target)
  if (isBoth) {
    for (const id of [unit, target])
      if (goesApart(scene, unitIn(scene, id))) emit(scene, { type: 'shifted', unit: id, kind: 'apart', cm: APART_CM })
    if (isLocked)
      emit(scene, { type: 'touched', unit, contacts: lockedWith(scene.battle, unit).filter((id) => id !== target) })
    return
  }
  const [pusher, pushed] = struck.length > 0 ? [unit, target] : [target, unit]
  const didHurt = [...struck, ...back].some(({ lost }) => lost > 0)
  const runs = scene.battle.due.some(({ ask, unit: who }) => ask === 'retreat' && who === pushed)
  if (!didHurt || !isLocked || runs || !mayPush(scene, pusher) || isImmovable(scene, pusher, pushed)) return
  emit(scene, { type: 'asked', due: { ask: 'push', unit: pusher, target: pushed, cm: APART_CM, rule: 'P28-PUSH-1' } })
}

/** In a draw vehicles stay where they are, and who cannot be pushed (P28-VEH-FIGHT-3, P28-PUSH-3). */
function goesApart({ rules }: Scene, unit: BattleUnit): boolean {
  if (unit.kind === 'vehicle' || !isOnTable(unit)) return false
  return whyForbidden(effectsOn(unit, rules), 'being-pushed') === null
}

/** Enemies of the list never push (P28-PUSH-3, P28-AI-5). */
function mayPush({ battle }: Scene, id: string): boolean {
  const pusher = unitIn({ battle }, id)
  return isOnTable(pusher) && !isOfTheList(battle, pusher)
}

/** Vehicles are pushed by vehicles alone (P28-PUSH-3, P28-VEH-FIGHT-1). */
function isImmovable(scene: Scene, pusher: string, id: string): boolean {
  const [by, pushed] = [unitIn(scene, pusher), unitIn(scene, id)]
  if (pushed.kind === 'vehicle' && by.kind !== 'vehicle') return true
  return !isOnTable(pushed) || whyForbidden(effectsOn(pushed, scene.rules), 'being-pushed') !== null
}
