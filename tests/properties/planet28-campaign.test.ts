import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { checkCharacter } from '#main/games/planet28/builder/character-check.ts'
import { computeCharacterCost } from '#main/games/planet28/builder/character-cost.ts'
import { hasNoBlockingProblem } from '#main/games/planet28/builder/problems.ts'
import {
  buyForUnit,
  listPurchaseChoices,
  buildPurchaseChoice,
} from '#main/games/planet28/campaign/growth/advancement.ts'
import { getConditionRow } from '#main/games/planet28/campaign/growth/condition-rows.ts'
import { ageConditions, computeProfileUnderConditions } from '#main/games/planet28/campaign/growth/conditions.ts'
import { listInjuryDice, rollInjury } from '#main/games/planet28/campaign/growth/injury-roll.ts'
import { convertPointsToCredits } from '#main/games/planet28/campaign/money/conversion.ts'
import { splitCoopPoints } from '#main/games/planet28/campaign/money/coop-split.ts'
import { SETTING_CHOICES } from '#main/games/planet28/settings.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { isRowId, listRowIds } from '#shared/games/planet28/tables/row.ts'
import { campaignCharacter } from '../support/campaign-units.ts'
import { legalCharacters, rulesOf } from './planet28-arbitraries.ts'

// A failing run prints its seed; give it as { seed } to fc.assert to see it again.

const campaignRulings = fc.record({
  negativeTraitRefund: fc.constantFrom(...SETTING_CHOICES.negativeTraitRefund),
  squadSpend: fc.constantFrom(...SETTING_CHOICES.squadSpend),
  injuryGames: fc.constantFrom(...SETTING_CHOICES.injuryGames),
})
const KINDS = ['skill', 'hit-points', 'trait', 'ability', 'gear', 'convert'] as const
const funds = fc.record({ points: fc.nat(200), pool: fc.nat(50), credits: fc.nat(200) })
const sum = (parts: readonly { readonly value: number }[]): number => parts.reduce((all, { value }) => all + value, 0)

/** Injuries as rolled by seeds, one after the other. */
function injuriesBy(seeds: readonly string[], unit: ReturnType<typeof campaignCharacter>): Condition[] {
  return seeds.flatMap((seed, at) => {
    const { condition } = rollInjury(unit.profile, rulesOf({}), createSeededDice(seed))
    return condition === null ? [] : [{ ...condition, id: `${at}`, unitId: unit.id, unitKind: 'character' as const }]
  })
}

test('P28-COOP-1: no point is lost or made, and shares differ by one at most', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }), fc.nat(5), (points, reserve) => {
      const players = points.map((value, at) => ({ id: `P${at}`, points: value }))
      const { total, shares, aside } = splitCoopPoints(players, reserve)
      const values = Object.values(shares)
      expect(values.reduce((all, share) => all + share, aside)).toBe(total)
      expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(1)
      expect(aside).toBeLessThan(players.length)
      for (const player of players)
        for (const otherPlayer of players)
          if (player.points > otherPlayer.points)
            expect(shares[player.id]).toBeGreaterThanOrEqual(shares[otherPlayer.id] ?? 0)
    }),
  )
})

test('P28-CAMP-6: what is converted and what is left are the points there were', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.subarray(['mercenary', 'venal']), fc.boolean(), (points, traits, all) => {
      const { credits, pointsUsed, pointsLeft, parts } = convertPointsToCredits(points, { traits, all }, rulesOf({}))
      expect(pointsUsed + pointsLeft).toBe(points)
      expect(sum(parts)).toBe(credits)
      if (all) expect(pointsLeft).toBe(0)
    }),
  )
})

test('P28-INJ-0: an injury roll uses the dice that its first face announces, and leaves a profile that can be played', () => {
  fc.assert(
    fc.property(legalCharacters, fc.array(fc.string(), { maxLength: 5 }), (profile, seeds) => {
      const rules = rulesOf({})
      const unit = campaignCharacter(profile)
      for (const seed of seeds) {
        const { faces, rolled } = rollInjury(profile, rules, createSeededDice(seed))
        expect(INJURIES[rolled].roll).toBe(faces[0])
        expect(faces).toHaveLength(listInjuryDice(faces[0] ?? null, profile.traits, rules).length)
      }
      const { profile: after, modifiers } = computeProfileUnderConditions(profile, injuriesBy(seeds, unit), rules)
      expect(after.hitPoints).toBeGreaterThanOrEqual(1)
      for (const skill of ['A', 'F', 'S', 'AW', 'P'] as const) {
        const lost = sum(modifiers.filter(({ on }) => on === skill))
        expect(after.skills[skill]).toBe(profile.skills[skill] + lost)
        expect(after.skills[skill]).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})

test('P28-INJ-5, P28-INJ-6: timed parts run out, the rest may be healed after a game, and nothing ends twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 5 }), campaignRulings, (seeds, changes) => {
      const { settings } = rulesOf(changes)
      let conditions = injuriesBy(seeds, campaignCharacter())
      for (let played = 0; played < 4;) {
        const sitsOut = conditions.some(({ condition }) => getConditionRow(condition).missesGames !== null)
        const { aged, ended } = ageConditions(conditions, !sitsOut, settings)
        if (!sitsOut) played += 1
        expect(aged.map(({ id }) => id).filter((id) => ended.includes(id))).toEqual([])
        conditions = conditions
          .filter(({ id }) => !ended.includes(id))
          .map((condition) => ({ ...condition, ...aged.find(({ id }) => id === condition.id) }))
      }
      for (const { condition, gamesLeft, gamesPlayed } of conditions) {
        expect(gamesPlayed).toBe(4)
        expect([null, 0]).toContain(gamesLeft)
        expect(isRowId(INJURIES, condition) && INJURIES[condition].healable).toBe(true)
      }
    }),
  )
})

test('P28-CAMP-4: every offer without a refusal can be bought, costs what it says, and leaves a legal character', () => {
  fc.assert(
    fc.property(legalCharacters, funds, campaignRulings, fc.constantFrom(...KINDS), (profile, has, changes, what) => {
      const rules = rulesOf(changes)
      const unit = campaignCharacter(profile)
      const offers = listPurchaseChoices(unit, what, has, rules)
      expect(new Set(offers.map(({ purchase }) => JSON.stringify(purchase))).size).toBe(offers.length)
      for (const offer of offers) {
        expect(sum(offer.parts)).toBe(offer.price)
        const sale = buyForUnit(unit, offer.purchase, has, rules)
        expect(sale.ok).toBe(offer.refusal === null)
        if (!sale.ok) continue
        const paid = sale.lines.filter(({ currency }) => currency === offer.currency)
        expect(paid.reduce((all, { amount }) => all - amount, 0)).toBe(offer.price)
        for (const { amount, parts } of sale.lines) expect(sum(parts)).toBe(amount)
        expect(offer.price).toBeLessThanOrEqual(offer.currency === 'points' ? has.points : has.credits)
        expectLegal(sale.unit, rules)
      }
    }),
    { numRuns: 40 },
  )
})

function expectLegal(unit: CampaignUnit, rules: ReturnType<typeof rulesOf>): void {
  if (unit.kind !== 'character') throw new Error('A character stays one')
  const { hitPointsGrown = 0 } = unit
  expect(hasNoBlockingProblem(checkCharacter(unit.profile, rules, { hitPointsGrown }))).toBe(true)
}

test('P28-CAMP-4: the rating grows by 20 for every 5 hit points bought, whatever was built', () => {
  fc.assert(
    fc.property(legalCharacters, fc.integer({ min: 1, max: 6 }), (profile, times) => {
      const rules = rulesOf({ profileFloor: 'none' })
      let unit: CampaignUnit = campaignCharacter(profile)
      const grow: Purchase = { what: 'hit-points' }
      for (let bought = 0; bought < times; bought += 1) {
        const sale = buyForUnit(unit, grow, { points: 20, pool: 0, credits: 0 }, rules)
        if (!sale.ok) throw new Error(sale.message)
        unit = sale.unit
      }
      if (unit.kind !== 'character') throw new Error('A character stays one')
      const options = { hitPointsGrown: unit.hitPointsGrown ?? 0 }
      expect(computeCharacterCost(unit.profile, rules, options).cost).toBe(
        computeCharacterCost(profile, rules).cost + times * 20,
      )
      expect(buildPurchaseChoice(unit, grow, { points: 0, pool: 99, credits: 99 }, rules).refusal).toMatch(/lacks 20/)
    }),
  )
})

test('every injury can be rolled', () => {
  const rolled = new Set(
    Array.from(
      { length: 200 },
      (_none, seed) => rollInjury(campaignCharacter().profile, rulesOf({}), createSeededDice(`${seed}`)).injury,
    ),
  )
  expect([...rolled].toSorted()).toEqual(listRowIds(INJURIES).toSorted())
})
