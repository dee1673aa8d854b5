import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCharacter } from '#main/games/planet28/builder/character-check.ts'
import { characterCost } from '#main/games/planet28/builder/character-cost.ts'
import { memberCost, squadCost } from '#main/games/planet28/builder/squad-cost.ts'
import { dissolveSquad } from '#main/games/planet28/builder/squad-dissolve.ts'
import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import { leftoverCredits, warbandBill } from '#main/games/planet28/builder/warband-check.ts'
import { characterSpeed } from '#main/games/planet28/rules/speed.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import { rowOf } from '#shared/games/planet28/rulebook.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { anySquads, anyWarbands, anyCharacters, legalCharacters, rulesOf, rulings } from './planet28-arbitraries.ts'

// A failing run prints its seed; give it as { seed } to fc.assert to see it again.

const sum = (lines: readonly { readonly cost: number }[]): number => lines.reduce((total, { cost }) => total + cost, 0)

test('the lines of a character add up to its cost, and no profile is charged less than its floor (P28-BUILD-2, -3)', () => {
  fc.assert(
    fc.property(anyCharacters, rulings, fc.boolean(), (profile, changes, isLoneHero) => {
      const rules = rulesOf(changes)
      const { lines, cost, formula } = characterCost(profile, rules, { isLoneHero })
      expect(sum(lines)).toBe(cost)
      expect(sum(lines.filter(({ part }) => part !== 'floor'))).toBe(formula)
      const own = sum(lines.filter(({ part }) => part !== 'equipment'))
      const least = rules.settings.profileFloor
      expect(own).toBeGreaterThanOrEqual(least === 'none' ? -Infinity : least)
      expect(Number.isInteger(cost)).toBe(true)
    }),
  )
})

test('P28-BUILD-2: the formula of the ruling gives the same as the lines', () => {
  const rules = rulesOf({})
  fc.assert(
    fc.property(legalCharacters, (profile) => {
      const skills = rowIds(SKILLS).reduce((total, id) => total + profile.skills[id], 0)
      const bought = [
        ...profile.traits.map((id) => rowOf(rules.tables, 'traits', id)),
        ...profile.abilities.map((id) => rowOf(rules.tables, 'abilities', id)),
      ]
      const { lines, formula } = characterCost(profile, rules)
      const gear = sum(lines.filter(({ part }) => part === 'equipment'))
      expect(formula).toBe(10 + 10 * (skills - 5) + 5 * (profile.hitPoints - 20) + sum(bought) + gear)
    }),
  )
})

test('P28-SOLO-4: a lone hero never pays more than another', () => {
  const rules = rulesOf({})
  fc.assert(
    fc.property(legalCharacters, (profile) => {
      const hero = characterCost(profile, rules, { isLoneHero: true }).formula
      expect(hero).toBeLessThanOrEqual(characterCost(profile, rules).formula)
    }),
  )
})

test('the order of traits and gear changes neither cost nor speed nor problems, and no check changes the profile', () => {
  fc.assert(
    fc.property(anyCharacters, rulings, (profile, changes) => {
      const rules = rulesOf(changes)
      const before = structuredClone(profile)
      const turned = { ...profile, traits: profile.traits.toReversed(), equipment: profile.equipment.toReversed() }
      expect(characterCost(turned, rules).cost).toBe(characterCost(profile, rules).cost)
      expect(characterSpeed(turned.traits, rules).speedCm).toBe(characterSpeed(profile.traits, rules).speedCm)
      const keys = (one: CharacterProfile): string[] =>
        checkCharacter(one, rules)
          .map(({ key }) => key)
          .toSorted()
      expect(keys(turned)).toEqual(keys(profile))
      expect(profile).toEqual(before)
    }),
  )
})

test('P28-SQ-2: the lines of a squad add up to its cost, which is that of its members as characters', () => {
  fc.assert(
    fc.property(anySquads, rulings, (profile, changes) => {
      const rules = rulesOf(changes)
      const { lines, cost, formula } = squadCost(profile, rules)
      expect(sum(lines)).toBe(cost)
      expect(sum(lines.filter(({ part }) => part !== 'floor'))).toBe(formula)
      expect(cost).toBe(sum(dissolveSquad(profile).map((member) => characterCost(member, rules))))
      const gear = sum(lines.filter(({ part }) => part === 'equipment'))
      expect(cost - gear).toBe(memberCost(profile, rules) * countMembers(profile))
    }),
  )
})

test('P28-BUILD-4, P28-BUILD-5: the lines of a warband add up to its cost; cost and what is left make the limit', () => {
  fc.assert(
    fc.property(anyWarbands, ({ plan, units }) => {
      const named = units.map(({ id, cost }) => ({ name: id, cost }))
      const bill = warbandBill(named, plan.stash, rulesOf({}))
      expect(sum(bill.lines)).toBe(bill.cost)
      expect(bill.cost).toBeGreaterThanOrEqual(sum(units))
      const left = leftoverCredits(plan, bill)
      expect(left === 0 ? bill.cost >= plan.pointLimit : bill.cost + left === plan.pointLimit).toBe(true)
    }),
  )
})
