import fc from 'fast-check'
import { isSharedGear } from '#main/games/planet28/builder/squad-members.ts'
import type { UnitForWarbandCheck } from '#main/games/planet28/builder/warband-check.ts'
import { buildRules } from '#main/games/planet28/house/build-rules.ts'
import { readSettings, SETTING_CHOICES } from '#main/games/planet28/settings.ts'
import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import type { CharacterProfile, Loadout, SquadProfile, WarbandPlan } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { ABILITIES } from '#shared/games/planet28/tables/abilities.ts'
import { ARMOUR } from '#shared/games/planet28/tables/armour.ts'
import { ITEMS } from '#shared/games/planet28/tables/items.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { TRAITS } from '#shared/games/planet28/tables/traits.ts'
import { WEAPONS, type WeaponRow } from '#shared/games/planet28/tables/weapons.ts'

/** House rows used in all properties. */
const HOUSE: readonly HouseRow[] = [
  { table: 'traits', id: 'star-born', kind: 'own', fields: { name: 'Star-born', cost: -7, summary: 'Floats.' } },
  { table: 'abilities', id: 'brave', kind: 'own', fields: { name: 'Brave', cost: 12, summary: 'Shouts.' } },
  { table: 'items', id: 'darts', kind: 'own', fields: { name: 'Darts', cost: 3, kind: 'ammo', summary: 'A dart.' } },
  {
    table: 'weapons',
    id: 'claw',
    kind: 'own',
    fields: { name: 'Claw', type: 'melee', hands: 1, damage: '1D6', specialRules: ['integral'], summary: 'Grown on.' },
  },
]

const TRAIT_IDS = [...listRowIds(TRAITS), 'star-born']
const ABILITY_IDS = [...listRowIds(ABILITIES), 'brave']
const GEAR_IDS = [...listRowIds(WEAPONS), ...listRowIds(ARMOUR), ...listRowIds(ITEMS), 'darts', 'claw']

const builderRulings = {
  profileFloor: fc.constantFrom(...SETTING_CHOICES.profileFloor),
  complexArmour: fc.constantFrom(...SETTING_CHOICES.complexArmour),
  minCharacters: fc.constantFrom(...SETTING_CHOICES.minCharacters),
  fistsAlways: fc.constantFrom(...SETTING_CHOICES.fistsAlways),
}

/** Rulings for building forces, except those that forbid or allow a pick altogether. */
export const rulings = fc.record(builderRulings)

/** All rulings for building forces. */
export const allRulings = fc.record({
  ...builderRulings,
  traitRepeats: fc.constantFrom(...SETTING_CHOICES.traitRepeats),
  customWeapons: fc.constantFrom(...SETTING_CHOICES.customWeapons),
})

/**
 * Rules with the house rows and these rulings. Built inside each test, so that failing runs print short
 * counterexamples.
 */
export function rulesOf(changes: Readonly<Record<string, unknown>>): Rules {
  return buildRules(readSettings(changes), HOUSE)
}

const anyOf = (ids: readonly string[], maxLength = 8) => fc.array(fc.constantFrom(...ids), { maxLength })
const skillsFrom = (skill: fc.Arbitrary<number>) => fc.record({ A: skill, F: skill, S: skill, AW: skill, P: skill })

const anyBody = {
  skills: skillsFrom(fc.integer({ min: -1, max: 12 })),
  hitPoints: fc.oneof(fc.integer({ min: -3, max: 60 }), fc.integer({ min: 990, max: 999 })),
  traits: anyOf(TRAIT_IDS),
  abilities: anyOf(ABILITY_IDS, 4),
}

/** Arbitrary characters, most of them invalid in several ways. */
export const anyCharacters: fc.Arbitrary<CharacterProfile> = fc.record({ ...anyBody, equipment: anyOf(GEAR_IDS) })

export const anySquads: fc.Arbitrary<SquadProfile> = fc.record({
  ...anyBody,
  loadouts: fc.array(fc.record({ members: fc.integer({ min: 1, max: 7 }), equipment: anyOf(GEAR_IDS, 5) }), {
    minLength: 1,
    maxLength: 4,
  }),
})

export const anyWarbands: fc.Arbitrary<Muster> = fc.record({
  plan: fc.record({
    pointLimit: fc.integer({ min: 0, max: 800 }),
    play: fc.constantFrom('opposed', 'solo', 'co-op'),
    leaderId: fc.constantFrom(null, 'unit-0', 'unit-1', 'nobody'),
    stash: anyOf([...GEAR_IDS, 'safety-deposit-box', 'safety-deposit-box'], 5),
  }),
  units: fc
    .array(
      fc.record({
        cost: fc.integer({ min: 0, max: 300 }),
        characters: fc.integer({ min: 0, max: 4 }),
        traits: anyOf(TRAIT_IDS, 3),
      }),
      { maxLength: 5 },
    )
    .map((units) => units.map((unit, at) => ({ ...unit, id: `unit-${at}` }))),
})

/** A warband to be validated. */
export interface Muster {
  readonly plan: WarbandPlan
  readonly units: readonly UnitForWarbandCheck[]
}

const legalBody = fc.record({
  skills: skillsFrom(fc.integer({ min: 1, max: 10 })),
  hitPoints: fc.integer({ min: 1, max: 40 }).map((steps) => steps * 2),
  traits: fc
    .subarray(TRAIT_IDS, { maxLength: 6 })
    .map((traits) => (traits.includes('blessed') ? traits.filter((id) => id !== 'cursed') : traits)),
  abilities: fc.subarray(ABILITY_IDS, { maxLength: 4 }),
})

/** Weapons forbidden to the Barbaric (P28-TR-barbaric), and armour that a ruling may count among them. */
export const COMPLEX = listRowIds(WEAPONS).filter((id) => isComplex(WEAPONS[id]))
const COMPLEX_ARMOUR = ['energy-shield', 'power-armour']
const INTEGRAL = ['power-fist', 'claw']

function isComplex({ keywords }: WeaponRow): boolean {
  return keywords.includes('complex')
}

/** Gear allowed for everyone with these traits: at most one weapon that stays in hand. */
function legalGear(traits: readonly string[]): fc.Arbitrary<string[]> {
  const barred = traits.includes('barbaric') ? [...COMPLEX, ...COMPLEX_ARMOUR] : []
  const loose = GEAR_IDS.filter((id) => !INTEGRAL.includes(id) && !barred.includes(id))
  const fixed = fc.constantFrom<readonly string[]>([], ...INTEGRAL.map((id) => [id]))
  return fc.tuple(fixed, anyOf(loose, 6)).map(([integral, others]) => [...integral, ...others])
}

/** Characters that are valid by construction. */
export const legalCharacters: fc.Arbitrary<CharacterProfile> = legalBody.chain((body) =>
  legalGear(body.traits).map((equipment) => ({ ...body, equipment })),
)

/** Minimum number of members with the same weapons, as printed in the book (P28-SQ-1). */
const QUOTA: Readonly<Record<number, number>> = { 3: 3, 4: 3, 5: 4, 6: 5, 7: 6, 8: 6, 9: 7, 10: 8 }

/** Squads that are valid by construction. */
export const legalSquads: fc.Arbitrary<SquadProfile> = fc
  .tuple(legalBody, fc.integer({ min: 3, max: 10 }))
  .chain(([body, members]) =>
    fc
      .tuple(
        fc.integer({ min: QUOTA[members] ?? members, max: members }),
        legalGear(body.traits),
        legalGear(body.traits),
      )
      .map(([same, main, extra]) => {
        const loadouts: Loadout[] = [{ members: same, equipment: main }]
        // Weapons and rounds may differ, armour and items may not (P28-SQ-1).
        const isShared = (id: string) => isSharedGear(id, buildRules(readSettings({}), HOUSE))
        const equipment = [...extra.filter((id) => !isShared(id)), ...main.filter(isShared)]
        return {
          ...body,
          loadouts: same < members ? [...loadouts, { members: members - same, equipment }] : loadouts,
        }
      }),
  )

/** Warbands that are valid by construction. */
export const legalWarbands: fc.Arbitrary<Muster> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 6 }),
    fc.integer({ min: 0, max: 100 }),
    anyOf([...listRowIds(WEAPONS), ...listRowIds(ARMOUR)], 4),
  )
  .map(([costs, spare, gear]) => {
    const units = costs.map((cost, at) => ({ id: `unit-${at}`, cost, characters: 1 }))
    const stash = gear.length === 0 ? [] : ['safety-deposit-box', ...gear]
    const needed = costs.reduce((sum, cost) => sum + cost, 0) + stash.reduce((sum, id) => sum + priceOf(id), 0)
    return { plan: { pointLimit: needed + spare, play: 'opposed', leaderId: 'unit-1', stash }, units }
  })

function priceOf(id: string): number {
  const rows: Readonly<Record<string, { readonly cost: number }>> = { ...WEAPONS, ...ARMOUR, ...ITEMS }
  return rows[id]?.cost ?? 0
}
