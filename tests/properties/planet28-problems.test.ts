import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyAllowances } from '#main/games/planet28/builder/allowances.ts'
import { checkCharacter } from '#main/games/planet28/builder/character-check.ts'
import { findBlockingProblem } from '#main/games/planet28/builder/problems.ts'
import { checkSquad } from '#main/games/planet28/builder/squad-check.ts'
import { checkWarband } from '#main/games/planet28/builder/warband-check.ts'
import { CharacterProfileInput, SquadProfileInput, WarbandPlanInput } from '#shared/contract/planet28/profiles.ts'
import type { CharacterProfile, BuildProblem, SquadProfile } from '#shared/games/planet28/model.ts'
import { runs } from '#tests/support/soak.ts'
import {
  allRulings,
  anyCharacters,
  anySquads,
  anyWarbands,
  COMPLEX,
  legalCharacters,
  legalSquads,
  legalWarbands,
  type Muster,
  rulesOf,
  rulings,
} from './planet28-arbitraries.ts'

// A failing run prints its seed; give it as { seed } to fc.assert to see it again.

/** Every fix makes its problem go away, keys differ, and each problem says its rule and what to do. */
function expectSound<Profile>(profile: Profile, check: (profile: Profile) => BuildProblem<Profile>[]): void {
  const problems = check(profile)
  const keys = problems.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { key, code, rule, message, fixes } of problems) {
    expect(key === code || key.startsWith(`${code}:`) || key.startsWith(`${code}@`)).toBe(true)
    expect(rule).toMatch(/^P28-[A-Z]+-[a-z0-9-]+$/)
    expect(message).toMatch(/^\S.*\.$/)
    expect(new Set(fixes.map(({ label }) => label)).size).toBe(fixes.length)
    for (const fix of fixes) expect(check(fix.profile).map((left) => left.key)).not.toContain(key)
  }
}

test('characters: every fix offered makes its problem go away', () => {
  fc.assert(
    fc.property(anyCharacters, allRulings, fc.boolean(), (profile, changes, isLoneHero) => {
      const rules = rulesOf(changes)
      expectSound(profile, (characterProfile) => checkCharacter(characterProfile, rules, { isLoneHero }))
    }),
    { numRuns: runs({ part: 100, whole: 300 }) },
  )
})

test('squads: every fix offered makes its problem go away', () => {
  fc.assert(
    fc.property(anySquads, allRulings, (profile, changes) => {
      const rules = rulesOf(changes)
      expectSound(profile, (squadProfile) => checkSquad(squadProfile, rules))
    }),
    { numRuns: runs({ part: 70, whole: 200 }) },
  )
})

test('warbands: every fix offered makes its problem go away', () => {
  fc.assert(
    fc.property(anyWarbands, allRulings, ({ plan, units }, changes) => {
      const rules = rulesOf(changes)
      expectSound(plan, (warbandPlan) => checkWarband(warbandPlan, units, rules))
    }),
  )
})

test('what may be sent stays so after every fix', () => {
  const rules = rulesOf({})
  fc.assert(
    fc.property(anyCharacters, anySquads, anyWarbands, (character, squad, { plan, units }) => {
      const sendable = {
        character: CharacterProfileInput.safeParse(character),
        squad: SquadProfileInput.safeParse(squad),
      }
      for (const { fixes } of sendable.character.success ? checkCharacter(character, rules) : [])
        for (const { profile } of fixes) expect(CharacterProfileInput.safeParse(profile).success).toBe(true)
      for (const { fixes } of sendable.squad.success ? checkSquad(squad, rules) : [])
        for (const { profile } of fixes) expect(SquadProfileInput.safeParse(profile).success).toBe(true)
      for (const { fixes } of checkWarband(plan, units, rules))
        for (const { profile } of fixes) expect(WarbandPlanInput.safeParse(profile).success).toBe(true)
    }),
  )
})

test('legal characters, squads and warbands are never refused', () => {
  fc.assert(
    fc.property(legalCharacters, legalSquads, legalWarbands, rulings, (character, squad, { plan, units }, changes) => {
      const rules = rulesOf(changes)
      expect(findBlockingProblem(checkCharacter(character, rules))).toBeNull()
      expect(findBlockingProblem(checkSquad(squad, rules))).toBeNull()
      expect(findBlockingProblem(checkWarband(plan, units, rules))).toBeNull()
    }),
    { numRuns: runs({ part: 100, whole: 300 }) },
  )
})

const skill = fc.constantFrom('A' as const, 'F' as const, 'S' as const, 'AW' as const, 'P' as const)

/** One thing that a rule forbids, done to a profile; `breaks` is the code of the refusal. */
const breaches = fc.oneof(
  fc.tuple(skill, fc.constantFrom(-3, 0, 11, 14)).map(([id, value]) => ({
    breaks: 'skill-range',
    on: (profile: CharacterProfile): CharacterProfile => ({ ...profile, skills: { ...profile.skills, [id]: value } }),
  })),
  fc.constantFrom(-8, 0, 1).map((hitPoints) => ({
    breaks: 'hit-points-floor',
    on: (profile: CharacterProfile): CharacterProfile => ({ ...profile, hitPoints }),
  })),
  fc.integer({ min: 1, max: 40 }).map((steps) => ({
    breaks: 'hit-points-step',
    on: (profile: CharacterProfile): CharacterProfile => ({ ...profile, hitPoints: steps * 2 + 1 }),
  })),
  fc.constantFrom('brave', 'star-born').map((id) => ({
    breaks: 'repeated',
    on: (profile: CharacterProfile): CharacterProfile => ({ ...profile, traits: [id, ...profile.traits, id] }),
  })),
  fc.constantFrom('heal', 'brave').map((id) => ({
    breaks: 'repeated-ability',
    on: (profile: CharacterProfile): CharacterProfile => ({ ...profile, abilities: [id, ...profile.abilities, id] }),
  })),
  fc.constant({
    breaks: 'forbidden-trait',
    on: (profile: CharacterProfile): CharacterProfile => ({
      ...profile,
      traits: ['blessed', 'cursed', ...profile.traits],
    }),
  }),
  fc.constantFrom(...COMPLEX).map((id) => ({
    breaks: 'forbidden-equipment',
    on: (profile: CharacterProfile): CharacterProfile => ({
      ...profile,
      traits: ['barbaric', ...profile.traits],
      equipment: [...profile.equipment, id],
    }),
  })),
  fc.constantFrom('power-fist', 'claw').map((id) => ({
    breaks: 'integral-hands',
    on: (profile: CharacterProfile): CharacterProfile => ({
      ...profile,
      equipment: [...profile.equipment, id, id, id, id, id],
    }),
  })),
)

test('an illegal character is always refused, with the reason', () => {
  fc.assert(
    fc.property(legalCharacters, breaches, rulings, (profile, { breaks, on }, changes) => {
      const refused = checkCharacter(on(profile), rulesOf(changes)).filter(({ severity }) => severity === 'refused')
      expect(refused.map(({ code }) => code)).toContain(breaks)
      expect(refused.find(({ code }) => code === breaks)?.fixes).not.toEqual([])
    }),
    { numRuns: runs({ part: 100, whole: 300 }) },
  )
})

const withMembers = (profile: SquadProfile, members: number): SquadProfile => ({
  ...profile,
  loadouts: profile.loadouts.slice(0, 1).map((loadout) => ({ ...loadout, members })),
})

test('an illegal squad is always refused, with the reason', () => {
  fc.assert(
    fc.property(legalSquads, breaches, fc.constantFrom(1, 2, 11, 99), rulings, (profile, breach, members, changes) => {
      const refusals = (squadProfile: SquadProfile): string[] =>
        checkSquad(squadProfile, rulesOf(changes)).flatMap(({ code, severity }) =>
          severity === 'refused' ? [code] : [],
        )
      expect(refusals(withMembers(profile, members))).toContain('squad-size')
      const { loadouts, ...body } = profile
      const { equipment, ...broken } = breach.on({ ...body, equipment: loadouts[0]?.equipment ?? [] })
      const others = loadouts.slice(1)
      const wrong = { ...broken, loadouts: [{ members: loadouts[0]?.members ?? 3, equipment }, ...others] }
      expect(refusals(wrong)).toContain(breach.breaks)
      const odd = ['dagger', 'club', 'great-sword'].map((id) => ({ members: 2, equipment: [id] }))
      expect(refusals({ ...profile, loadouts: odd })).toContain('same-weapons')
    }),
    { numRuns: runs({ part: 70, whole: 200 }) },
  )
})

const warbandBreaches: readonly { breaks: string; on: (muster: Muster) => Muster }[] = [
  { breaks: 'min-characters', on: ({ plan, units }) => ({ plan, units: units.slice(0, 1) }) },
  { breaks: 'over-limit', on: ({ plan, units }) => ({ plan: { ...plan, pointLimit: -1 }, units }) },
  { breaks: 'stash-box', on: ({ plan, units }) => ({ plan: { ...plan, stash: ['dagger'] }, units }) },
]

test('an illegal warband is always refused, with the reason', () => {
  fc.assert(
    fc.property(legalWarbands, fc.constantFrom(...warbandBreaches), (muster, { breaks, on }) => {
      const { plan, units } = on(muster)
      const refused = checkWarband(plan, units, rulesOf({})).filter(({ severity }) => severity === 'refused')
      expect(refused.map(({ code }) => code)).toContain(breaks)
    }),
  )
})

test('P28-ACT-4: a ruling only turns what is refused into what is allowed', () => {
  fc.assert(
    fc.property(anyCharacters, fc.func(fc.boolean()), (profile, lets) => {
      const found = checkCharacter(profile, rulesOf({}))
      const allowed = found.filter(({ key }) => lets(key)).map(({ key }) => ({ key, reason: 'Agreed' }))
      const keys = allowed.map(({ key }) => key)
      const expected = found.map((problem) => {
        const isLet = problem.severity === 'refused' && keys.includes(problem.key)
        return isLet ? { ...problem, severity: 'allowed' } : problem
      })
      expect(applyAllowances(found, allowed)).toEqual(expected)
      expect(applyAllowances(found, [{ key: 'no-such-problem', reason: 'None' }])).toEqual(found)
    }),
  )
})
