import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import type { Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { getRuleId } from '#shared/games/planet28/rulebook.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { getPeopleUnit, type Transaction } from '../transaction.ts'
import { rollDamageAfterArmour } from './armour.ts'
import { removeHitPoints } from './damage.ts'
import type { WoundedModel } from './resolve-wounds.ts'

/** A hit on a character or a squad, before armour. */
export interface HitOnPeople {
  readonly victim: string
  /** The member chosen by the owner, if none of the squad is wounded yet (P28-SQ-10). */
  readonly member?: string | undefined
  readonly raw: number
  readonly by: string | null
  readonly cause: string
  readonly rule: string
  readonly keywords: readonly string[]
  readonly weaponEffects: readonly NamedEffect[]
  readonly isInCover: boolean
  /** Area hit: this member, even if another is already wounded (P28-SQ-10). */
  readonly isArea?: boolean
}

/**
 * Applies armour, living armour, then damage. Excess damage to a member is lost, or by setting carries over to the
 * next (P28-ARM-1, P28-DMG-1, P28-SQ-10, `squadOverflow`).
 */
export function resolveHitOnPeople(transaction: Transaction, hit: HitOnPeople): readonly WoundedModel[] {
  const unit = getPeopleUnit(transaction, hit.victim)
  const model = memberHit(unit, hit)
  if (model === undefined) return []
  const effects = listUnitEffects(unit, transaction.rules, model)
  if (!canBeHurtBy(effects, hit.keywords)) {
    transaction.apply({
      type: 'noted',
      unit: unit.id,
      text: `${unit.name} cannot be hurt by that.`,
      rule: 'P28-TR-unearthly',
    })
    // It counts as hit nevertheless: blasts still go off.
    return [{ unit: unit.id, model: model.id, lost: 0, by: hit.by, wasWounded: model.isWounded }]
  }
  const damage = rollDamageAfterArmour(transaction, hit, { unit, model, effects })
  const { by, cause, rule } = hit
  const lost = removeHitPoints(transaction, { unit: unit.id, model: model.id, points: damage, by, cause, rule })
  const struck: WoundedModel = { unit: unit.id, model: model.id, lost, by, wasWounded: model.isWounded }
  const left = damage - lost
  const carries =
    left > 0 && unit.kind === 'squad' && transaction.rules.settings.squadOverflow === 'carries' && hit.isArea !== true
  return carries
    ? [struck, ...resolveHitOnPeople(transaction, { ...hit, raw: left, weaponEffects: NO_ARMOUR, member: undefined })]
    : [struck]
}

/** For the excess of a hit, which has already been reduced by armour. */
const NO_ARMOUR: readonly NamedEffect[] = [
  {
    source: 'Left over',
    rule: 'P28-SQ-10',
    effect: { shape: 'forbids', what: 'armour-roll', because: 'armour was rolled already' },
  },
]

/** The member that is hit: an already wounded one, otherwise the owner's choice (P28-SQ-10). */
function memberHit(unit: CharacterOrSquadUnit, { member, isArea }: HitOnPeople): Model | undefined {
  const alive = unit.models.filter(({ fate, hitPoints }) => fate === 'fights' && hitPoints > 0)
  const picked = member === undefined ? undefined : alive.find(({ id }) => id === member)
  if (isArea === true && picked !== undefined) return picked
  const hurt = alive.find(({ hitPoints, start }) => hitPoints < start)
  return hurt ?? picked ?? alive[0]
}

/** Whether a weapon with these keywords can cause damage at all (P28-TR-unearthly). */
export function canBeHurtBy(effects: readonly NamedEffect[], keywords: readonly string[]): boolean {
  const only = filterEffectsByShape(effects, 'hurt-only-by')
  if (only.length === 0) return true
  const words = keywords.map((word) => word.toLowerCase())
  return only.every(({ effect }) => effect.keywords.some((word) => words.includes(word)))
}

/** Whether a target is immune to a weapon's special rule (P28-ARM-power-armour). */
export function isImmuneToRule(effects: readonly NamedEffect[], rule: string): boolean {
  return filterEffectsByShape(effects, 'immune').some(
    ({ effect }) => effect.to === 'weaponRules' && effect.ids.some((id) => getRuleId('weaponRules', id) === rule),
  )
}
