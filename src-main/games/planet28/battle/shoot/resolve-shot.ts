import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { BattleUnit, Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { buildStrikeRoll, rollStrike } from '../damage/attack-roll.ts'
import { creditSuccess } from '../damage/credit-success.ts'
import { resolveHitConsequences, expireNextAttackEffects } from '../damage/hit-consequences.ts'
import { applyHitEffects } from '../damage/hit-effects.ts'
import { resolveHitOnPeople } from '../damage/hits.ts'
import type { WoundedModel } from '../damage/resolve-wounds.ts'
import { rollDamage, type WeaponInUse } from '../damage/weapons.ts'
import {
  listUnitEffects,
  listFightingModels,
  filterEffectsByShape,
  findProhibitingEffect,
} from '../effects-in-force.ts'
import { isSquadInCover } from '../morale/squad-strength.ts'
import type { SkillRoll } from '../rolls/rolls.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { damageSection } from '../vehicles/apply-damage-to-vehicle.ts'
import { resolveHitOnVehicle } from '../vehicles/hit-on-vehicle.ts'
import { type HitTarget, listHitTargets } from './marker.ts'
import { listMoveAndHeightModifiers } from './shot-modifiers.ts'

/** The values of one shot as entered from the table. */
export type ShotInput = Pick<BattleCommandOf<'shoot'>, 'target' | 'said' | 'bystanders' | 'member' | 'hull'> & {
  /** Distance in cm from this shooter to the target. */
  readonly distanceCm: number
}

/** One shot: shooter, weapon and target. */
export interface Shot {
  readonly by: string
  readonly model?: Model | undefined
  readonly weapon: WeaponInUse
  readonly how: ShotInput
  /** The section of a vehicle that holds the weapon (P28-WR-volatile). */
  readonly mount?: Parameters<typeof damageSection>[1]['cell']
}

/** Options of rolling a shot. */
interface Rolling {
  /** Moves that count against the shooter; 0 for a vehicle's own moves (P28-VEH-SHOOT-2). */
  readonly moves: number
  readonly wish: RerollPreference | undefined
}

/**
 * Rolls one shot and returns whether it hits. A backfire damages the shooter. Indirect weapons hit without a roll if
 * the settings say so (P28-SHOOT-2, P28-SHOOT-7, P28-WR-volatile).
 */
export function rollShot(transaction: Transaction, shot: Shot, rolling: Rolling): boolean {
  if (
    filterEffectsByShape(shot.weapon.effects, 'marker').length > 0 &&
    transaction.rules.settings.indirectRoll === 'none'
  )
    return true
  const { isHit, isBackfire } = rollStrike(transaction, shot.weapon, buildShotRoll(transaction, shot, rolling))
  if (isBackfire) backfire(transaction, shot)
  return isHit
}

/** Computes the roll of a shot from the current state, before any dice (P28-SHOOT-7). */
export function buildShotRoll(
  transaction: Transaction,
  { by, model, weapon, how }: Shot,
  { moves, wish }: Rolling,
): SkillRoll {
  const unit = getUnit(transaction, by)
  const target = getUnit(transaction, how.target)
  return buildStrikeRoll(transaction, {
    unit,
    model,
    weapon,
    target: target.id,
    skill: 'S',
    label: 'Shooting',
    rule: 'P28-SHOOT-2',
    moments: target.kind === 'vehicle' ? ['vehicle-target'] : [],
    situation: listShotSituationModifiers(transaction, { unit, target, how, moves }),
    wish,
  })
}

/** Situational modifiers: moves, heights, smoke (P28-SHOOT-3, P28-SHOOT-4, P28-VS-smoke-launchers). */
export function listShotSituationModifiers(
  transaction: Pick<Transaction, 'battle' | 'rules'>,
  {
    unit,
    target,
    how,
    moves,
  }: { unit: BattleUnit; target: BattleUnit; how: Pick<ShotInput, 'said' | 'distanceCm'>; moves: number },
): NamedModifier[] {
  const heightCm = how.said.heightCm ?? 0
  const own = listMoveAndHeightModifiers({ shooterMoves: moves, targetMoves: target.turn.moves, heightCm })
  if (target.kind !== 'vehicle' || target.smokeTurn !== transaction.battle.turn || target.side === unit.side) return own
  const smoke = filterEffectsByShape(listUnitEffects(target, transaction.rules), 'lays-smoke')
    .filter(({ effect }) => how.distanceCm >= effect.fromCm)
    .map(({ source, rule, effect }) => ({ source, rule, value: effect.shooting }))
  return [...own, ...smoke.slice(0, 1)]
}

/**
 * Resolves a backfire: the weapon hits its wielder, whose armour applies, or the section that holds it. It counts as a
 * miss (P28-WR-volatile).
 */
function backfire(transaction: Transaction, { by, model, weapon, mount }: Shot): void {
  const unit = getUnit(transaction, by)
  const raw = rollDamage(transaction, { unit, model, weapon, target: by })
  if (unit.kind === 'vehicle') {
    if (mount !== undefined) damageSection(transaction, { vehicle: by, cell: mount, points: raw })
    return
  }
  const cause = `${weapon.row.name} backfires`
  const { keywords } = weapon.row
  const hit = { victim: by, member: model?.id, raw, by, cause, rule: 'P28-WR-volatile', keywords, isArea: true }
  const struck = resolveHitOnPeople(transaction, { ...hit, weaponEffects: weapon.effects, isInCover: false })
  resolveHitConsequences(transaction, { struck, weapon: null, by, bystanders: [] })
}

/**
 * Rolls all damage, then resolves armour and the consequences. Each enemy hit is a success (P28-ATK-1 steps 11 to 16,
 * P28-CAMP-2).
 */
export function applyShotDamage(transaction: Transaction, hits: readonly Shot[], shooter: BattleUnit): void {
  if (hits.length === 0) {
    expireNextAttackEffects(transaction, shooter)
    return
  }
  creditSuccess(
    transaction,
    shooter,
    hits.map(({ how }) => how.target),
  )
  const rolled = hits.map(({ model, weapon, how }) =>
    rollDamage(transaction, { unit: shooter, model, weapon, target: how.target }),
  )
  expireNextAttackEffects(transaction, shooter)
  for (const [at, shot] of hits.entries()) {
    const { weapon, how } = shot
    const raw = rolled[at] ?? 0
    const struck = listHitTargets(how, weapon).flatMap((marked) => strike(transaction, shot, { raw, marked }))
    resolveHitConsequences(transaction, { struck, weapon, by: shot.by, bystanders: how.bystanders ?? [] })
  }
}

function strike(
  transaction: Transaction,
  shot: Shot,
  { raw, marked }: { readonly raw: number; readonly marked: HitTarget },
): readonly WoundedModel[] {
  const { by, weapon, how } = shot
  const victim = getUnit(transaction, marked.unit)
  applyHitEffects(transaction, { weapon, by, victim: marked.unit })
  if (victim.kind === 'vehicle') {
    const { distanceCm } = how
    return resolveHitOnVehicle(transaction, {
      victim: victim.id,
      raw,
      by,
      hull: marked.hull ?? how.hull,
      shot: { weapon, distanceCm },
    })
  }
  if (victim.aboard !== null) return []
  return resolveHitOnPeople(transaction, {
    victim: victim.id,
    member: marked.model ?? how.member,
    raw,
    by,
    cause: weapon.row.name,
    rule: 'P28-SHOOT-2',
    keywords: weapon.row.keywords,
    weaponEffects: weapon.effects,
    isInCover: isShotTargetInCover(transaction, { how, weapon, unit: victim }),
  })
}

/**
 * Whether cover applies: part of the body, half of a squad, or for the very large the whole body. By setting, none
 * against indirect fire (P28-COVER-1, P28-COVER-2, P28-COVER-4, `indirectCover`).
 */
export function isShotTargetInCover(
  transaction: Pick<Transaction, 'rules'>,
  { how, weapon, unit }: { how: Pick<ShotInput, 'said'>; weapon: WeaponInUse; unit: CharacterOrSquadUnit },
): boolean {
  const { cover, hiddenMembers } = how.said
  if (filterEffectsByShape(weapon.effects, 'marker').length > 0 && !transaction.rules.settings.indirectCover)
    return false
  if (findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'partial-cover') !== null)
    return cover === 'whole'
  if (unit.kind === 'squad' && hiddenMembers !== undefined)
    return isSquadInCover(hiddenMembers, listFightingModels(unit).length)
  return cover !== 'none'
}
