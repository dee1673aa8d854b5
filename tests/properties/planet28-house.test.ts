import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findHouseRowProblem, PRINTED_RULES, buildRules } from '#main/games/planet28/house/build-rules.ts'
import { auditWeaponCosts } from '#main/games/planet28/house/custom-weapons/audit.ts'
import { computeCustomWeaponPricing } from '#main/games/planet28/house/custom-weapons/custom-weapon-pricing.ts'
import { readSettings, SETTING_CHOICES } from '#main/games/planet28/settings.ts'
import type { HouseFields, HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED_TABLES, getRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { WEAPON_RULES } from '#shared/games/planet28/tables/weapon-rules.ts'
import { WEAPONS } from '#shared/games/planet28/tables/weapons.ts'

// A failing run prints its seed; give it as { seed } to fc.assert to see it again.

/** Up to twenty dice of one or two kinds, as people write them (P28-ROLL-3, P28-CW-1). */
const dice = fc
  .record({
    kinds: fc.array(
      fc.record({ count: fc.integer({ min: 1, max: 10 }), sides: fc.constantFrom(4, 6, 8, 10, 12, 20) }),
      { minLength: 1, maxLength: 2 },
    ),
    plus: fc.integer({ min: -99, max: 99 }),
    sign: fc.constantFrom('D', 'd'),
  })
  .map(({ kinds, plus, sign }) => {
    const thrown = kinds.map(({ count, sides }) => `${count}${sign}${sides}`).join('+')
    return `${thrown}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`
  })
const rulesOf = fc.subarray(listRowIds(WEAPON_RULES), { maxLength: 5 })
const fromNothing: fc.Arbitrary<HouseFields> = fc
  .record({
    hands: fc.constantFrom(1, 2),
    damage: dice,
    rangeCm: fc.integer({ min: 0, max: 120 }),
    specialRules: rulesOf,
  })
  .map((fields) => ({ ...fields, name: 'Own', type: fields.rangeCm > 0 ? 'ranged' : 'melee' }))
const onPrinted: fc.Arbitrary<HouseFields> = fc
  .record({ base: fc.constantFrom(...listRowIds(WEAPONS)), specialRules: rulesOf })
  .map(({ base, specialRules }) => {
    const owned: readonly string[] = WEAPONS[base].specialRules
    return { name: 'Own', base, specialRules: specialRules.filter((rule) => !owned.includes(rule)) }
  })
  .filter(({ specialRules }) => specialRules.length > 0)
const weapons = fc.oneof(fromNothing, onPrinted)
const settings = fc
  .record({
    customFloor: fc.constantFrom(...SETTING_CHOICES.customFloor),
    customWeapons: fc.constantFrom(...SETTING_CHOICES.customWeapons),
  })
  .map(readSettings)

const ownWeapon = (fields: HouseFields): HouseRow => ({ table: 'weapons', id: 'own', kind: 'own', fields })

test('the lines of a custom weapon add up to its price, which is never below the floor (P28-CW-1 to -3)', () => {
  fc.assert(
    fc.property(weapons, settings, (fields, chosen) => {
      const { bill } = computeCustomWeaponPricing('weapons', fields, { settings: chosen, tables: PRINTED_TABLES })
      expect(bill.lines.reduce((sum, { cost }) => sum + cost, 0)).toBe(bill.cost)
      expect(bill.cost).toBe(Math.max(chosen.customFloor, bill.formula))
    }),
  )
})

test('every sound custom weapon passes the check and stands in the tables at the price that was told (P28-CW-1)', () => {
  fc.assert(
    fc.property(weapons, settings, (fields, chosen) => {
      const row = ownWeapon(fields)
      expect(findHouseRowProblem(row, PRINTED_TABLES)).toBeNull()
      const rules = buildRules(chosen, [row])
      expect(getRulebookRow(rules.tables, 'weapons', 'own').cost).toBe(
        computeCustomWeaponPricing('weapons', fields, rules).bill.cost,
      )
      expect(auditWeaponCosts(rules, new Set(['own'])).filter(({ isOwn }) => isOwn)).toHaveLength(1)
    }),
  )
})

test('a custom weapon is refused exactly where the group plays without them (P28-CW-3)', () => {
  fc.assert(
    fc.property(weapons, settings, (fields, chosen) => {
      const { problems } = computeCustomWeaponPricing('weapons', fields, { settings: chosen, tables: PRINTED_TABLES })
      expect(problems.some(({ severity }) => severity === 'refused')).toBe(chosen.customWeapons === 'off')
    }),
  )
})

test('a printed weapon rebuilt by its own profile is always known for a copy (P28-CW-3)', () => {
  for (const [id, { type, hands, damage, rangeCm, specialRules }] of Object.entries(WEAPONS)) {
    const { nearClone } = computeCustomWeaponPricing(
      'weapons',
      { type, hands, damage, rangeCm, specialRules },
      PRINTED_RULES,
    )
    expect(nearClone?.id).toBe(id)
  }
})

test('a repeated special rule is refused, whichever it is (P28-CW-2)', () => {
  fc.assert(
    fc.property(fromNothing, fc.constantFrom(...listRowIds(WEAPON_RULES)), (fields, rule) => {
      expect(findHouseRowProblem(ownWeapon({ ...fields, specialRules: [rule, rule] }), PRINTED_TABLES)).toContain(
        '2 times',
      )
    }),
  )
})

test('the order in which rows were written down changes nothing', () => {
  const rows: readonly HouseRow[] = [
    { table: 'weaponRules', id: 'scorching', kind: 'own', fields: { name: 'Scorching', cost: 12 } },
    { table: 'weaponRules', id: 'heavy', kind: 'patch', fields: { cost: -5 } },
    { table: 'items', id: 'ammo-bone', kind: 'own', fields: { name: 'Bone', cost: 1, kind: 'ammo' } },
    ownWeapon({ name: 'Own', type: 'melee', damage: '1D6', specialRules: ['scorching', 'heavy'], ammo: 'ammo-bone' }),
    { table: 'weapons', id: 'club', kind: 'patch', fields: { specialRules: ['scorching'] } },
  ]
  const expected = buildRules(PRINTED_RULES.settings, rows)
  expect(getRulebookRow(expected.tables, 'weapons', 'own')).toMatchObject({ cost: 13, ammo: 'ammo-bone' })
  fc.assert(
    fc.property(fc.shuffledSubarray([...rows], { minLength: rows.length }), (shuffled) => {
      expect(buildRules(PRINTED_RULES.settings, shuffled)).toEqual(expected)
    }),
  )
})
