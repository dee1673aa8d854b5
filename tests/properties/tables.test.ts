import { describe, expect, test } from 'vitest'
import { parseDiceText } from '../../src-shared/games/planet28/dice-text.ts'
import { ABILITIES } from '../../src-shared/games/planet28/tables/abilities.ts'
import { ARMOUR } from '../../src-shared/games/planet28/tables/armour.ts'
import { HIDDEN_AGENDAS } from '../../src-shared/games/planet28/tables/hidden-agendas.ts'
import { ITEMS } from '../../src-shared/games/planet28/tables/items.ts'
import { rowIds } from '../../src-shared/games/planet28/tables/row.ts'
import { SKILLS } from '../../src-shared/games/planet28/tables/skills.ts'
import { TRAITS, type TraitRow } from '../../src-shared/games/planet28/tables/traits.ts'
import { VEHICLE_ABILITIES } from '../../src-shared/games/planet28/tables/vehicle-abilities.ts'
import {
  CORE_SECTIONS,
  VEHICLE_SECTIONS,
  VEHICLE_SIZES,
} from '../../src-shared/games/planet28/tables/vehicle-sections.ts'
import { VEHICLE_TRAITS } from '../../src-shared/games/planet28/tables/vehicle-traits.ts'
import { VEHICLE_TYPES } from '../../src-shared/games/planet28/tables/vehicle-types.ts'
import { VEHICLE_WEAPONS } from '../../src-shared/games/planet28/tables/vehicle-weapons.ts'
import { WEAPON_RULES } from '../../src-shared/games/planet28/tables/weapon-rules.ts'
import { WEAPONS } from '../../src-shared/games/planet28/tables/weapons.ts'

interface Row {
  readonly name: string
  readonly page: number
  readonly summary: string
  readonly cost?: number
}

/** A printed table: rows, how many the book prints, its first and last page, and what its costs add up to. */
interface PrintedTable {
  readonly rows: Readonly<Record<string, Row>>
  readonly count: number
  readonly pages: readonly [number, number]
  readonly costs: number | null
}

const TABLES: Readonly<Record<string, PrintedTable>> = {
  skills: { rows: SKILLS, count: 5, pages: [2, 2], costs: null },
  traits: { rows: TRAITS, count: 47, pages: [64, 67], costs: 494 },
  abilities: { rows: ABILITIES, count: 10, pages: [67, 68], costs: 215 },
  'vehicle types': { rows: VEHICLE_TYPES, count: 4, pages: [70, 71], costs: 75 },
  'core sections': { rows: CORE_SECTIONS, count: 2, pages: [45, 45], costs: 0 },
  'vehicle sections': { rows: VEHICLE_SECTIONS, count: 9, pages: [71, 72], costs: 116 },
  'vehicle traits': { rows: VEHICLE_TRAITS, count: 6, pages: [73, 73], costs: 39 },
  'vehicle abilities': { rows: VEHICLE_ABILITIES, count: 2, pages: [73, 73], costs: 35 },
  weapons: { rows: WEAPONS, count: 20, pages: [74, 75], costs: 665 },
  'vehicle weapons': { rows: VEHICLE_WEAPONS, count: 5, pages: [76, 76], costs: 330 },
  'weapon special rules': { rows: WEAPON_RULES, count: 10, pages: [76, 77], costs: 120 },
  armour: { rows: ARMOUR, count: 8, pages: [77, 78], costs: 285 },
  items: { rows: ITEMS, count: 8, pages: [79, 79], costs: 143 },
  'hidden agendas': { rows: HIDDEN_AGENDAS, count: 6, pages: [80, 80], costs: null },
}

/** Every text anywhere in a value that starts like dice. */
function diceTextsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d+D\d/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(diceTextsIn)
}

describe.each(Object.entries(TABLES))('Planet 28 %s', (_name, { rows, count, pages, costs }) => {
  const all = Object.entries(rows)

  test('has every printed row, on its pages, in book order', () => {
    expect(all).toHaveLength(count)
    const printed = all.map(([, row]) => row.page)
    expect([printed[0], printed.at(-1)]).toEqual(pages)
    expect(printed.toSorted((one, other) => one - other)).toEqual(printed)
  })

  test('costs are whole numbers that add up as in print', () => {
    const found = all.flatMap(([, row]) => row.cost ?? [])
    expect(found.every(Number.isInteger)).toBe(true)
    expect(found.reduce((sum, cost) => sum + cost, 0)).toBe(costs ?? 0)
    expect(found).toHaveLength(costs === null ? 0 : count)
  })

  test('ids are the names in kebab-case, names and summaries are written out', () => {
    for (const [id, row] of all) {
      if (rows !== SKILLS) expect(row.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')).toBe(id)
      expect(row.summary).toMatch(/^[A-Z+-].*\.$/)
    }
    expect(new Set(all.map(([, row]) => row.name)).size).toBe(count)
  })

  test('dice can be read', () => {
    const texts = diceTextsIn(rows)
    for (const text of texts) expect(parseDiceText(text)).toMatchObject({ count: expect.any(Number) })
    for (const { sides } of texts.map(parseDiceText)) expect([4, 6, 8, 10, 12, 20]).toContain(sides)
  })
})

test('weapons, armour, items and vehicle weapons have no id in common', () => {
  const ids = [WEAPONS, ARMOUR, ITEMS, VEHICLE_WEAPONS].flatMap((table) => Object.keys(table))
  expect(new Set(ids).size).toBe(41)
})

test('every id that a trait names is a row of its table', () => {
  const rows: TraitRow[] = Object.values(TRAITS)
  const traits = rows.flatMap((row) => [...(row.includes?.traits ?? []), ...(row.immune?.traits ?? [])])
  expect(rowIds(TRAITS)).toEqual(expect.arrayContaining(traits))
  expect(traits).toHaveLength(3)
  expect(rowIds(WEAPONS)).toEqual(expect.arrayContaining(rows.flatMap((row) => row.refs?.weapons ?? [])))
  expect(rowIds(ABILITIES)).toEqual(expect.arrayContaining(rows.flatMap((row) => row.immune?.abilities ?? [])))
  expect(rowIds(SKILLS)).toEqual(expect.arrayContaining(rows.flatMap((row) => row.skills ?? [])))
})

test('every special rule, ammunition and immunity is a row of its table', () => {
  const weapons = [...Object.values(WEAPONS), ...Object.values(VEHICLE_WEAPONS)]
  expect(rowIds(WEAPON_RULES)).toEqual(expect.arrayContaining(weapons.flatMap((row) => row.specialRules)))
  expect(rowIds(ITEMS)).toEqual(expect.arrayContaining(weapons.flatMap((row) => row.ammo ?? [])))
  expect(rowIds(WEAPON_RULES)).toEqual(expect.arrayContaining([...ARMOUR['power-armour'].immune.weaponSpecialRules]))
  expect(rowIds(TRAITS)).toEqual(expect.arrayContaining([...VEHICLE_TRAITS.mercenary.refs.traits]))
  expect(rowIds(VEHICLE_SECTIONS)).toEqual(expect.arrayContaining([...VEHICLE_TRAITS.mercenary.refs.sections]))
})

test('melee weapons print no range, ranged ones do, and Reload needs ammunition', () => {
  for (const weapon of Object.values(WEAPONS)) {
    expect(weapon.rangeCm > 0).toBe(weapon.type === 'ranged')
    expect(weapon.specialRules.some((rule) => rule === 'reload')).toBe(weapon.ammo !== null)
  }
})

test('hidden agendas cover 1D6 face by face (p. 80)', () => {
  expect(Object.values(HIDDEN_AGENDAS).map(({ roll }) => roll)).toEqual([1, 2, 3, 4, 5, 6])
})

test('P28-VEH-PROF-1, P28-GRID-2: Fighting, damage and most sections by size', () => {
  expect(Object.entries(VEHICLE_SIZES).map(([size, row]) => [size, row.maxSections, row.F, row.damage])).toEqual([
    ['small', 4, 3, '1D6'],
    ['medium', 16, 5, '1D10'],
    ['large', 36, 7, '1D10+6'],
  ])
})

test('P28-VW-flame-cannon: 3D6 at 20 cm, and the misprint is noted', () => {
  expect(VEHICLE_WEAPONS['flame-cannon']).toMatchObject({ damage: '3D6', rangeCm: 20, cost: 55 })
  expect(VEHICLE_WEAPONS['flame-cannon'].erratum).toContain('swapped')
})
