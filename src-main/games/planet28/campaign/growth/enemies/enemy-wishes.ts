import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import { listHealingPurchases } from '#main/games/planet28/campaign/money/purchases/care.ts'
import { listRepairableDamageConditions } from '#main/games/planet28/campaign/money/purchases/gear.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { SQUAD_LIMITS } from '#shared/games/planet28/starting-profiles.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS, type SkillId } from '#shared/games/planet28/tables/skills.ts'
import { formatCount } from '#shared/kit/format.ts'
import { getAttackSkill, findStrongestWeapon, computeHitPercent, findMeanWeaponDamage } from './weapon-damage.ts'

/** A purchase that an enemy would like to make, and why. */
export interface PurchaseWish {
  readonly purchase: Purchase
  readonly because: string
  /** Whether points are saved for this wish while they do not suffice (P28-COOP-2: skills and weapons come first). */
  readonly isSavedFor: boolean
  /** Whether only the pool of the warband may pay. */
  readonly isFromPool: boolean
}

/** Skill targets to reach before any other wish is considered. */
const GOALS = { attack: 8, charge: 6, breakTest: 5 } as const
/** Moments of a battle at which a trait takes effect automatically. */
const MOMENTS = [
  'skill-roll',
  'charge',
  'charged',
  'damage',
  'break-test',
  'armour',
  'attacked',
  'shot-at',
  'off-table',
]

/** Wishes of an enemy unit, most useful first: healing, then skills and weapons, then traits (P28-COOP-2). */
export function listPurchaseWishes(unit: CampaignUnit, rules: Rules): PurchaseWish[] {
  return [
    ...careWishes(unit),
    ...memberWish(unit),
    ...skillWishes(unit, rules),
    ...mountWish(unit, rules),
    ...traitWishes(unit, rules),
    ...lastWishes(unit),
  ]
}

function careWishes(unit: CampaignUnit): PurchaseWish[] {
  const repair =
    listRepairableDamageConditions(unit).length === 0
      ? []
      : [wish({ what: 'repair' }, 'Sections without a repair fall first.')]
  const heal = listHealingPurchases(unit).map((purchase) => wish(purchase, 'It fights at full strength again.'))
  return [...repair, ...heal]
}

function memberWish(unit: CampaignUnit): PurchaseWish[] {
  const count = unit.kind === 'squad' ? countMembers(unit.profile) : SQUAD_LIMITS.most
  if (count >= SQUAD_LIMITS.most) return []
  const because = `Shared CP pay for it; ${formatCount(count, 'member')} of at most ${SQUAD_LIMITS.most} are left.`
  return [{ ...wish({ what: 'members', members: 1 }, because), isFromPool: true }]
}

function skillWishes(unit: CampaignUnit, rules: Rules): PurchaseWish[] {
  const attack = getAttackSkill(unit, rules)
  const strike = findStrongestWeapon(unit, rules)
  const isItsWeapon = strike !== null && strike.isRanged === (attack === 'S')
  const hits = isItsWeapon ? `It hits with the ${strike.name.toLowerCase()}` : 'It hits'
  const goals: readonly (readonly [SkillId, number, string])[] =
    unit.kind === 'vehicle'
      ? [['S', GOALS.attack, hits]]
      : [
          [attack, GOALS.attack, hits],
          ['F', GOALS.charge, 'Enemies charge whenever they can; it hits then'],
          ['P', GOALS.breakTest, 'It passes break tests'],
        ]
  return goals.flatMap(([skill, goal, does]) => {
    const value = skillIn(unit, skill)
    if (value >= goal) return []
    const [now, then] = [computeHitPercent(value), computeHitPercent(value + 1)]
    const because =
      then > now
        ? `${does} ${then}% of the time instead of ${now}%.`
        : `A step on the way: ${value} and ${value + 1} do alike.`
    return [{ ...wish({ what: 'skill', skill }, because), isSavedFor: true }]
  })
}

/** Wish for the strongest weapon made for vehicles. Needs a free mount. */
function mountWish(unit: CampaignUnit, rules: Rules): PurchaseWish[] {
  if (unit.kind !== 'vehicle') return []
  const strikes = listRowIds(rules.tables.vehicleWeapons).flatMap((id) => {
    const strike = findMeanWeaponDamage(id, rules)
    return strike === null ? [] : [{ id, strike }]
  })
  return strikes
    .toSorted((a, b) => b.strike.mean - a.strike.mean)
    .map(({ id, strike }) => {
      const because = `A mount is free; it hits for ${formatOneDecimal(strike.mean)} on average.`
      return { ...wish({ what: 'weapon', id }, because), isSavedFor: true }
    })
}

/**
 * Wish for the most expensive trait that takes effect automatically in battles. Price serves as a measure of its
 * effect.
 */
function traitWishes(unit: CampaignUnit, rules: Rules): PurchaseWish[] {
  const { tables } = rules
  const moments = getAttackSkill(unit, rules) === 'S' ? [...MOMENTS, 'shoot'] : MOMENTS
  const rows: [string, { readonly cost: number; readonly summary: string }][] =
    unit.kind === 'vehicle'
      ? Object.entries(tables.vehicleTraits).filter(([, { refs }]) => refs === undefined)
      : Object.entries(tables.traits).filter(([, { when, refs }]) => {
          return refs === undefined && when.length > 0 && when.every((moment) => moments.includes(moment))
        })
  return rows
    .filter(([id, { cost }]) => cost > 0 && !unit.profile.traits.includes(id))
    .toSorted(([, a], [, b]) => b.cost - a.cost)
    .map(([id, { summary }]) => wish({ what: 'trait', id }, `Its skills and weapons are good enough. ${summary}`))
}

function lastWishes(unit: CampaignUnit): PurchaseWish[] {
  if (unit.kind !== 'vehicle') return [wish({ what: 'hit-points' }, 'Nothing else is missing; it stands longer.')]
  return (['S', 'A'] as const).map((skill) => {
    return wish({ what: 'skill', skill }, `Nothing else is missing; ${SKILLS[skill].name} may go up to 10.`)
  })
}

function wish(purchase: Purchase, because: string): PurchaseWish {
  return { purchase, because, isSavedFor: false, isFromPool: false }
}

function skillIn(unit: CampaignUnit, skill: SkillId): number {
  if (unit.kind !== 'vehicle') return unit.profile.skills[skill]
  return skill === 'A' ? unit.profile.A : unit.profile.S
}

/** Formats a mean with one decimal. */
export function formatOneDecimal(mean: number): string {
  return String(Math.round(mean * 10) / 10)
}
