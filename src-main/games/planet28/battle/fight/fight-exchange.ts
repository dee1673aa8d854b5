import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { EffectTiming, NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { buildStrikeRoll, rollStrike, type StrikeResult } from '../damage/attack-roll.ts'
import { creditSuccess } from '../damage/credit-success.ts'
import { resolveHitConsequences, expireNextAttackEffects } from '../damage/hit-consequences.ts'
import { applyHitEffects } from '../damage/hit-effects.ts'
import { resolveHitOnPeople } from '../damage/hits.ts'
import { resolveWounds, type WoundedModel } from '../damage/resolve-wounds.ts'
import { rollDamage } from '../damage/weapons.ts'
import { listUnitEffects, findProhibitingEffect } from '../effects-in-force.ts'
import { isSoloEnemy } from '../solo/solo-enemy.ts'
import { areLocked, listUnitsLockedWith, type Transaction, getUnit } from '../transaction.ts'
import { resolveHitOnVehicle, type VehicleHitLocation } from '../vehicles/hit-on-vehicle.ts'
import type { CounterAttack, ArmedFighter } from './fighters.ts'

/** A fight of one unit against another, with its counter-attack. */
export interface FightExchange {
  readonly unit: string
  readonly target: string
  readonly fighters: readonly ArmedFighter[]
  readonly counter: CounterAttack | null
  readonly moments: readonly EffectTiming[]
  /** Situational modifiers of each fighter. */
  readonly situation: (at: number) => readonly NamedModifier[]
  readonly rule: string
  readonly command: Pick<BattleCommandOf<'fight'>, 'member' | 'bystanders' | 'hull' | 'isHarmless'> & {
    readonly rerolls?: RerollPreference
    readonly ownHull?: VehicleHitLocation
  }
}

/** How far both separate after a draw, and the maximum distance of a push (P28-COUNT-2, P28-PUSH-1). */
const APART_CM = 3

/**
 * Resolves an exchange: both sides roll, then all damage, then all armour. Slain models still strike (P28-COUNT-2,
 * P28-ATK-1 steps 8 to 17).
 */
export function resolveFightExchange(transaction: Transaction, given: FightExchange): void {
  const { unit: id, target, fighters, counter } = given
  const blows = rollBlows(transaction, given, {
    unit: getUnit(transaction, id),
    fighters,
    against: target,
    isCounter: false,
  })
  const answers = counter === null ? [] : rollBlows(transaction, given, { ...counter, against: id, isCounter: true })
  const { isHarmless = false } = given.command
  const hurt = damageOf(transaction, { unit: id, blows, against: target, isHarmless })
  const hurtBack = damageOf(transaction, { unit: target, blows: answers, against: id, isHarmless: false })
  const [isHit, isHitBack] = [didHit(blows), didHit(answers)]
  expireNextAttackEffects(transaction, getUnit(transaction, id))
  const { member, hull, ownHull } = given.command
  const struck = land(transaction, { hits: hurt, by: id, victim: target, member, hull })
  const back = land(transaction, { hits: hurtBack, by: target, victim: id, member: undefined, hull: ownHull })
  if (isHit) creditSuccess(transaction, getUnit(transaction, id), [target])
  if (isHitBack) creditSuccess(transaction, getUnit(transaction, target), [id])
  const bystanders = given.command.bystanders ?? []
  resolveHitConsequences(transaction, { struck, weapon: hurt[0]?.weapon ?? null, by: id, bystanders })
  if (back.length > 0)
    resolveHitConsequences(transaction, {
      struck: back,
      weapon: hurtBack[0]?.weapon ?? null,
      by: target,
      bystanders: [],
    })
  if (isHit || isHitBack) part(transaction, given, { isBoth: isHit && isHitBack, struck, back })
}

function didHit(blows: readonly RolledBlow[]): boolean {
  return blows.some(({ rolled }) => rolled.isHit)
}

interface Side {
  readonly unit: BattleUnit
  readonly fighters: readonly ArmedFighter[]
  readonly against: string
  readonly isCounter: boolean
}

type RolledBlow = ArmedFighter & { readonly rolled: StrikeResult }

function rollBlows(
  transaction: Transaction,
  given: FightExchange,
  { unit, fighters, against, isCounter }: Side,
): RolledBlow[] {
  return fighters.map(({ model, weapon }, at) => {
    const label = isCounter ? 'Counter' : given.command.isHarmless === true ? 'Fighting without damage' : 'Fighting'
    const moments: readonly EffectTiming[] = isCounter ? ['counter'] : given.moments
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
    return { ...who, weapon, rolled: rollStrike(transaction, weapon, buildStrikeRoll(transaction, roll)) }
  })
}

type Wound = ArmedFighter & { readonly raw: number; readonly isOwn: boolean }

interface Blows {
  readonly unit: string
  readonly blows: readonly RolledBlow[]
  readonly against: string
  readonly isHarmless: boolean
}

/** Rolls damage for every hit that does any. A backfire hits the wielder (P28-WR-volatile, P28-AG-4). */
function damageOf(transaction: Transaction, { unit: id, blows, against, isHarmless }: Blows): Wound[] {
  const unit = getUnit(transaction, id)
  return blows.flatMap(({ model, weapon, rolled }) => {
    if (rolled.isHit ? isHarmless : !rolled.isBackfire) return []
    const who = model === undefined ? {} : { model }
    const raw = rollDamage(transaction, { unit, ...who, weapon, target: rolled.isBackfire ? id : against })
    if (!rolled.isBackfire) return [{ ...who, weapon, raw, isOwn: false }]
    const own = { hits: [{ ...who, weapon, raw, isOwn: true }], by: id, victim: id }
    resolveWounds(transaction, land(transaction, { ...own, member: model?.id, hull: undefined }))
    return []
  })
}

interface Landing {
  readonly hits: readonly Wound[]
  readonly by: string
  readonly victim: string
  readonly member: string | undefined
  readonly hull: VehicleHitLocation | undefined
}

function land(transaction: Transaction, { hits, by, victim, member, hull }: Landing): WoundedModel[] {
  if (getUnit(transaction, victim).kind === 'vehicle')
    return hits.flatMap(({ weapon, raw }) => {
      applyHitEffects(transaction, { weapon, by, victim })
      return isOnTable(getUnit(transaction, victim)) ? resolveHitOnVehicle(transaction, { victim, raw, by, hull }) : []
    })
  return hits.flatMap(({ weapon, raw, isOwn }) => {
    if (!isOwn) applyHitEffects(transaction, { weapon, by, victim })
    const { name, keywords } = weapon.row
    return resolveHitOnPeople(transaction, {
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

/**
 * Separates fighters. If both hit, they move 3 cm apart. If only one hit and caused damage, it may push the other,
 * unless one already ran (P28-PUSH-1, P28-PUSH-3, P28-COUNT-2, P28-ATK-2).
 */
function part(
  transaction: Transaction,
  { unit, target }: FightExchange,
  { isBoth, struck, back }: { isBoth: boolean; struck: readonly WoundedModel[]; back: readonly WoundedModel[] },
): void {
  const isLocked = areLocked(transaction.battle, unit, target)
  if (isBoth) {
    for (const id of [unit, target])
      if (goesApart(transaction, getUnit(transaction, id)))
        transaction.apply({ type: 'shifted', unit: id, kind: 'apart', cm: APART_CM })
    if (isLocked)
      transaction.apply({
        type: 'touched',
        unit,
        contacts: listUnitsLockedWith(transaction.battle, unit).filter((id) => id !== target),
      })
    return
  }
  const [pusher, pushed] = struck.length > 0 ? [unit, target] : [target, unit]
  const didHurt = [...struck, ...back].some(({ lost }) => lost > 0)
  const runs = transaction.battle.due.some(({ ask, unit: who }) => ask === 'retreat' && who === pushed)
  if (!didHurt || !isLocked || runs || !mayPush(transaction, pusher) || isImmovable(transaction, pusher, pushed)) return
  transaction.apply({
    type: 'asked',
    due: { ask: 'push', unit: pusher, target: pushed, cm: APART_CM, rule: 'P28-PUSH-1' },
  })
}

/**
 * Whether a unit moves apart after a draw. Vehicles and units that cannot be pushed stay (P28-VEH-FIGHT-3,
 * P28-PUSH-3).
 */
function goesApart({ rules }: Transaction, unit: BattleUnit): boolean {
  if (unit.kind === 'vehicle' || !isOnTable(unit)) return false
  return findProhibitingEffect(listUnitEffects(unit, rules), 'being-pushed') === null
}

/** Whether a unit may push. Enemies of the solo list never do (P28-PUSH-3, P28-AI-5). */
function mayPush({ battle }: Transaction, id: string): boolean {
  const pusher = getUnit({ battle }, id)
  return isOnTable(pusher) && !isSoloEnemy(battle, pusher)
}

/** Whether a unit cannot be pushed by another. Only vehicles push vehicles (P28-PUSH-3, P28-VEH-FIGHT-1). */
function isImmovable(transaction: Transaction, pusher: string, id: string): boolean {
  const [by, pushed] = [getUnit(transaction, pusher), getUnit(transaction, id)]
  if (pushed.kind === 'vehicle' && by.kind !== 'vehicle') return true
  return (
    !isOnTable(pushed) || findProhibitingEffect(listUnitEffects(pushed, transaction.rules), 'being-pushed') !== null
  )
}
