import type { AmountPart, LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import type { OffTableRequest } from '#shared/games/planet28/off-table-model.ts'
import { CHARACTER_START } from '#shared/games/planet28/starting-profiles.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { UnitOfKind } from '../aftermath/aftermath-input.ts'
import { computeRecruitPrice } from '../growth/recruit.ts'
import { sumPriceParts } from '../money/purchases/plan.ts'
import {
  type DayState,
  type GroupOrderContext,
  grantWant,
  type WantResult,
  refuseWant,
  getDayWarband,
  replaceWarband,
} from './day-state.ts'
import { recordServiceUse, lookUpServiceGood } from './services.ts'

const GOOD = 'recruiter'
const { skill, hitPoints } = CHARACTER_START

/** A blank character profile (P28-BUILD-2). */
const NOBODY: CharacterProfile = {
  skills: { A: skill, F: skill, S: skill, AW: skill, P: skill },
  hitPoints,
  traits: [],
  abilities: [],
  equipment: [],
}

/**
 * Recruits a character for points of the pool and gear for credits, or hires it for credits if the place sets a price
 * (P28-CAMP-5).
 */
export function grantRecruit(
  state: DayState,
  errand: GroupOrderContext,
  want: Extract<OffTableRequest, { what: 'recruit' }>,
): WantResult {
  const { name, likeId } = want
  const { group } = errand
  const warband = getDayWarband(state, group.warbandId)
  const served = lookUpServiceGood(state, errand, { goodId: GOOD })
  if ('refusal' in served) return refuseWant(state, `${name}: ${served.refusal}`)
  const like = warband.warband.units.find(({ id }) => id === likeId)
  if (likeId !== null && like?.kind !== 'character') return refuseWant(state, `${name}: nobody to be like is there.`)
  const profile = like?.kind === 'character' ? asBuilt(like) : NOBODY
  const fee = served.good?.price ?? null
  const dues = { replacesDead: fee === null && warband.waivers > 0, vehiclePoints: 0 }
  const price = computeRecruitPrice({ kind: 'character', profile }, dues, warband.rules)
  const points = fee === null ? price.points : []
  const hired = fee === null || fee === 0 ? [] : [{ source: `Hiring ${name}`, value: fee, rule: 'P28-OFF-1' }]
  const credits = [...hired, ...price.credits]
  const lack = lackOf({ points: sumPriceParts(points), credits: sumPriceParts(credits) }, warband)
  if (lack !== null) return refuseWant(state, `${name}: ${lack}`)
  const after = replaceWarband(state, { ...warband, waivers: warband.waivers - (dues.replacesDead ? 1 : 0) })
  const recruit = { warbandId: group.warbandId, groupId: group.id, name, profile, usesWaiver: dues.replacesDead }
  const lines = [
    lineOf(want.name, group.warbandId, 'points', points),
    lineOf(name, group.warbandId, 'credits', credits),
  ]
  const text = `${name} joins for ${priceWords(sumPriceParts(points), sumPriceParts(credits))}.`
  const joined = { ...after, recruits: [...after.recruits, recruit] }
  return grantWant(recordServiceUse(joined, errand, { goodId: GOOD }), text, {
    lines: lines.filter(({ amount }) => amount !== 0),
  })
}

/** Profile without growth in the campaign: recruits never have hit points that only games bring (P28-CAMP-4). */
function asBuilt({ profile, hitPointsGrown = 0 }: UnitOfKind<'character'>): CharacterProfile {
  return { ...profile, hitPoints: profile.hitPoints - hitPointsGrown }
}

interface Price {
  readonly points: number
  readonly credits: number
}

function lackOf(price: Price, { pool, credits }: { pool: number; credits: number }): string | null {
  if (price.points > pool) return `it costs ${formatCount(price.points, 'point')}; the warband shares ${pool}.`
  if (price.credits > credits) return `it costs ${formatCount(price.credits, 'credit')}; the warband has ${credits}.`
  return null
}

function lineOf(name: string, id: string, currency: LedgerLine['currency'], price: readonly AmountPart[]): LedgerLine {
  const parts = price.map((part) => ({ ...part, value: -part.value }))
  const common = { account: { kind: 'warband', id }, rule: 'P28-CAMP-5', override: null } as const
  return {
    ...common,
    key: `recruit:${currency}`,
    currency,
    amount: sumPriceParts(parts),
    reason: `${name} joins`,
    parts,
  }
}

function priceWords(points: number, credits: number): string {
  if (points === 0 && credits === 0) return 'nothing'
  const words = [
    ...(points > 0 ? [formatCount(points, 'point')] : []),
    ...(credits > 0 ? [formatCount(credits, 'credit')] : []),
  ]
  return words.join(' and ')
}
