import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CELLS } from '../../src-shared/games/planet28/grid.ts'
import type { CharacterProfile, VehicleProfile } from '../../src-shared/games/planet28/model.ts'
import { ABILITIES } from '../../src-shared/games/planet28/tables/abilities.ts'
import { ARMOUR } from '../../src-shared/games/planet28/tables/armour.ts'
import { ITEMS } from '../../src-shared/games/planet28/tables/items.ts'
import { rowIds } from '../../src-shared/games/planet28/tables/row.ts'
import { SKILLS } from '../../src-shared/games/planet28/tables/skills.ts'
import { TRAITS } from '../../src-shared/games/planet28/tables/traits.ts'
import { VEHICLE_ABILITIES } from '../../src-shared/games/planet28/tables/vehicle-abilities.ts'
import { VEHICLE_SECTIONS } from '../../src-shared/games/planet28/tables/vehicle-sections.ts'
import { VEHICLE_TRAITS } from '../../src-shared/games/planet28/tables/vehicle-traits.ts'
import { VEHICLE_TYPES } from '../../src-shared/games/planet28/tables/vehicle-types.ts'
import { VEHICLE_WEAPONS } from '../../src-shared/games/planet28/tables/vehicle-weapons.ts'
import { WEAPONS } from '../../src-shared/games/planet28/tables/weapons.ts'
import { checkCharacter } from '../../src-main/games/planet28/builder/character-check.ts'
import { characterCost } from '../../src-main/games/planet28/builder/character-cost.ts'
import { placeSections } from '../../src-main/games/planet28/builder/place-section.ts'
import { checkVehicle } from '../../src-main/games/planet28/builder/vehicle-check.ts'
import { vehicleCost } from '../../src-main/games/planet28/builder/vehicle-cost.ts'
import { characterSpeed } from '../../src-main/games/planet28/rules/speed.ts'
import { vehicleStats } from '../../src-main/games/planet28/rules/vehicle-stats.ts'
import { readSettings, SETTING_CHOICES } from '../../src-main/games/planet28/settings.ts'

// A failing run prints its seed; give it as { seed } to fc.assert to see it again.

const anyOf = <Id extends string>(table: Partial<Record<Id, unknown>>): fc.Arbitrary<Id[]> =>
  fc.subarray(rowIds(table), { maxLength: Math.min(6, rowIds(table).length) })

const skill = fc.integer({ min: 1, max: 10 })
const characters: fc.Arbitrary<CharacterProfile> = fc.record({
  skills: fc.record({ A: skill, F: skill, S: skill, AW: skill, P: skill }),
  hitPoints: fc.integer({ min: 1, max: 40 }).map((steps) => steps * 2),
  traits: anyOf(TRAITS),
  abilities: anyOf(ABILITIES),
  equipment: anyOf({ ...WEAPONS, ...ARMOUR, ...ITEMS }),
})

const vehicleSkill = fc.integer({ min: 2, max: 10 })
const placed = fc
  .array(fc.constantFrom(...rowIds(VEHICLE_SECTIONS)), { maxLength: 34 })
  .map((bought) => placeSections(bought))
  .filter((sections) => sections !== null)
const vehicles: fc.Arbitrary<VehicleProfile> = fc.record({
  type: fc.constantFrom(...rowIds(VEHICLE_TYPES)),
  A: vehicleSkill,
  S: vehicleSkill,
  sections: placed,
  traits: anyOf(VEHICLE_TRAITS),
  abilities: anyOf(VEHICLE_ABILITIES),
  weapons: anyOf({ ...WEAPONS, ...VEHICLE_WEAPONS }),
})

const settings = fc
  .record({
    profileFloor: fc.constantFrom(...SETTING_CHOICES.profileFloor),
    vehicleFloor: fc.constantFrom(...SETTING_CHOICES.vehicleFloor),
    corners: fc.constantFrom(...SETTING_CHOICES.corners),
    complexArmour: fc.constantFrom(...SETTING_CHOICES.complexArmour),
  })
  .map(readSettings)

const sum = (lines: readonly { readonly cost: number }[]): number => lines.reduce((total, { cost }) => total + cost, 0)

test('the lines of a character add up to its cost, and no profile is charged less than its floor (P28-BUILD-2, -3)', () => {
  fc.assert(
    fc.property(characters, settings, (profile, rules) => {
      const { lines, cost, formula } = characterCost(profile, rules)
      expect(sum(lines)).toBe(cost)
      expect(sum(lines.filter(({ part }) => part !== 'floor'))).toBe(formula)
      const own = sum(lines.filter(({ part }) => part !== 'equipment'))
      expect(own).toBeGreaterThanOrEqual(rules.profileFloor === 'none' ? -Infinity : rules.profileFloor)
      expect(Number.isInteger(cost)).toBe(true)
    }),
  )
})

test('P28-BUILD-2: the formula of the ruling gives the same as the lines', () => {
  fc.assert(
    fc.property(characters, (profile) => {
      const skills = rowIds(SKILLS).reduce((total, id) => total + profile.skills[id], 0)
      const bought = [...profile.traits.map((id) => TRAITS[id]), ...profile.abilities.map((id) => ABILITIES[id])]
      const gear = sum(characterCost(profile).lines.filter(({ part }) => part === 'equipment'))
      const expected = 10 + 10 * (skills - 5) + 5 * (profile.hitPoints - 20) + sum(bought) + gear
      expect(characterCost(profile).formula).toBe(expected)
    }),
  )
})

test('the order of traits and gear changes neither cost nor speed, and no check changes the profile', () => {
  fc.assert(
    fc.property(characters, settings, (profile, rules) => {
      const before = structuredClone(profile)
      const turned = { ...profile, traits: profile.traits.toReversed(), equipment: profile.equipment.toReversed() }
      expect(characterCost(turned, rules).cost).toBe(characterCost(profile, rules).cost)
      expect(characterSpeed(turned.traits).speedCm).toBe(characterSpeed(profile.traits).speedCm)
      const texts = (one: CharacterProfile): string[] =>
        checkCharacter(one, rules)
          .map(({ rule, code }) => `${rule} ${code}`)
          .sort()
      expect(texts(turned)).toEqual(texts(profile))
      expect(profile).toEqual(before)
    }),
  )
})

test('the lines of a vehicle add up to its cost (P28-VB-1, -2)', () => {
  fc.assert(
    fc.property(vehicles, settings, (profile, rules) => {
      const { lines, cost, formula } = vehicleCost(profile, rules)
      expect(sum(lines)).toBe(cost)
      expect(sum(lines.filter(({ part }) => part !== 'floor'))).toBe(formula)
      expect(cost).toBeGreaterThanOrEqual(rules.vehicleFloor === 'none' ? -Infinity : rules.vehicleFloor)
    }),
  )
})

test('placed sections always stand legally: cells, rings, facings (P28-GRID-1, -5, -8)', () => {
  const placing = ['core-sections', 'cell-taken', 'inside-out', 'section-facing', 'section-size']
  fc.assert(
    fc.property(vehicles, (profile) => {
      const codes = checkVehicle(profile).map(({ code }) => code)
      expect(codes.filter((code) => placing.includes(code))).toEqual([])
      expect(vehicleStats(profile).sections).toBe(profile.sections.length)
    }),
  )
})

test('any cells at all are answered with problems, never with an error, and every problem says its rule', () => {
  const anywhere = fc.array(
    fc.record({
      cell: fc.constantFrom(...CELLS),
      section: fc.constantFrom('engine' as const, ...rowIds(VEHICLE_SECTIONS)),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(vehicles, anywhere, settings, (profile, sections, rules) => {
      for (const problem of checkVehicle({ ...profile, sections }, rules)) {
        expect(problem.rule).toMatch(/^P28-[A-Z]+-[a-z0-9-]+$/)
        expect(problem.message).toMatch(/\.$/)
      }
    }),
  )
})
