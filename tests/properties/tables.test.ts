import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isRecord, parseList, parseRecord, parseText } from '#main/games/kit/json.ts'
import { findDiceFault } from '#shared/games/planet28/dice-text.ts'
import { ABILITIES } from '#shared/games/planet28/tables/abilities.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { ARMOUR } from '#shared/games/planet28/tables/armour.ts'
import { DEPLOYMENT } from '#shared/games/planet28/tables/deployment.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { ITEMS } from '#shared/games/planet28/tables/items.ts'
import { SCENARIO_PROMPTS } from '#shared/games/planet28/tables/scenario-prompts.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { TRAITS } from '#shared/games/planet28/tables/traits.ts'
import { VEHICLE_ABILITIES } from '#shared/games/planet28/tables/vehicle-abilities.ts'
import { VEHICLE_DAMAGE } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { CORE_SECTIONS, VEHICLE_SECTIONS, VEHICLE_SIZES } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { VEHICLE_TRAITS } from '#shared/games/planet28/tables/vehicle-traits.ts'
import { VEHICLE_TYPES } from '#shared/games/planet28/tables/vehicle-types.ts'
import { VEHICLE_WEAPONS } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import { WEAPON_RULES } from '#shared/games/planet28/tables/weapon-rules.ts'
import { WEAPONS } from '#shared/games/planet28/tables/weapons.ts'

interface Row {
  readonly name: string
  readonly page: number
  readonly summary: string
  readonly roll?: number
}

/** A printed table: its rows, how many the book prints, its first and last page. */
interface PrintedTable {
  readonly rows: Readonly<Record<string, Row>>
  readonly count: number
  readonly pages: readonly [number, number]
}

/** The tables of the catalogue, by the name of their file. */
const PRINTED: Readonly<Record<string, PrintedTable>> = {
  traits: { rows: TRAITS, count: 47, pages: [64, 67] },
  abilities: { rows: ABILITIES, count: 10, pages: [67, 68] },
  arcana: { rows: ARCANA, count: 12, pages: [68, 69] },
  'vehicle-types': { rows: VEHICLE_TYPES, count: 4, pages: [70, 71] },
  'vehicle-sections': { rows: VEHICLE_SECTIONS, count: 9, pages: [71, 72] },
  'vehicle-traits': { rows: VEHICLE_TRAITS, count: 6, pages: [73, 73] },
  'vehicle-abilities': { rows: VEHICLE_ABILITIES, count: 2, pages: [73, 73] },
  weapons: { rows: WEAPONS, count: 20, pages: [74, 75] },
  'vehicle-weapons': { rows: VEHICLE_WEAPONS, count: 5, pages: [76, 76] },
  'weapon-special-rules': { rows: WEAPON_RULES, count: 10, pages: [76, 77] },
  armour: { rows: ARMOUR, count: 8, pages: [77, 78] },
  items: { rows: ITEMS, count: 8, pages: [79, 79] },
  'hidden-agendas': { rows: HIDDEN_AGENDAS, count: 6, pages: [80, 80] },
  injuries: { rows: INJURIES, count: 8, pages: [81, 81] },
  'vehicle-damage': { rows: VEHICLE_DAMAGE, count: 6, pages: [81, 82] },
  deployment: { rows: DEPLOYMENT, count: 6, pages: [26, 26] },
  'scenario-prompts': { rows: SCENARIO_PROMPTS, count: 6, pages: [27, 27] },
}

/** The tables that are no table in the book. */
const GATHERED: Readonly<Record<string, PrintedTable>> = {
  skills: { rows: SKILLS, count: 5, pages: [2, 2] },
  'core sections': { rows: CORE_SECTIONS, count: 2, pages: [45, 45] },
}

const NO_PLACE = { placement: undefined }

/** Where our columns differ from the catalogue on purpose; undefined takes a column away. */
const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  // Stupid rolls twice and keeps the worse: the same as Cursed, so the same word.
  traits: { stupid: { keep: 'highest' } },
  // What the builder reads has columns of its own.
  'vehicle-sections': {
    'armour-plating': { maxPercent: { small: 50, medium: 50, large: 25 }, values: undefined },
    crew: { crew: 1, values: undefined },
    'dozer-blade': { ...NO_PLACE, facings: ['front'] },
    'hard-point': { mounts: 1, values: undefined },
    'transport-section': { seats: 3, values: { wreckDamage: '1D10' } },
    'turret-hard-point': { ...NO_PLACE, mounts: 1, arc: 'all' },
  },
  // Vehicle weapons have no hands; the misprints are told in words (P28-VW-flame-cannon, P28-VW-sonic-cannon).
  'vehicle-weapons': {
    'battle-cannon': { hands: undefined },
    mortar: { hands: undefined },
    'sonic-cannon': { hands: undefined, printedDamage: undefined, erratum: expect.stringContaining('star') },
    'heavy-machine-gun': { hands: undefined },
    'flame-cannon': { hands: undefined, erratum: expect.stringContaining('swapped') },
  },
}

function readCatalogue(table: string) {
  const file = new URL(`../catalogue/planet28/${table}.json`, import.meta.url)
  return parseRecord(JSON.parse(readFileSync(file, 'utf8')), table)
}

/** Every word anywhere in a value that starts like dice, without the sign of a loss. */
function diceTextsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^-?\d+D\d\S*$/.test(value) ? [value.replace(/^-/, '')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(diceTextsIn)
}

describe.each(Object.entries({ ...PRINTED, ...GATHERED }))('Planet 28 %s', (_name, { rows, count, pages }) => {
  const all = Object.entries(rows)

  test('has every printed row, on its pages, in book order', () => {
    expect(all).toHaveLength(count)
    const printed = all.map(([, row]) => row.page)
    expect([printed[0], printed.at(-1)]).toEqual(pages)
    expect(printed.toSorted((a, b) => a - b)).toEqual(printed)
  })

  test('ids are the names in kebab-case, names and summaries are written out', () => {
    for (const [id, row] of all) {
      if (rows !== SKILLS) expect(row.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')).toBe(id)
      expect(row.summary).toMatch(/^[A-Z0-9+-].*\.$/)
    }
    expect(new Set(all.map(([, row]) => row.name)).size).toBe(count)
  })

  test('dice can be read', () => {
    const texts = diceTextsIn(rows)
    for (const text of texts) expect(findDiceFault(text)).toBeNull()
  })
})

describe.each(Object.entries(PRINTED))('the catalogue of %s', (name, { rows }) => {
  const catalogue = readCatalogue(name)
  const listed = parseList(catalogue['rows'], 'rows').map((row) => parseRecord(row, 'row'))

  test('lists our rows in our order', () => {
    expect(listed.map(({ id }) => id)).toEqual(Object.keys(rows))
  })

  test.each(listed.map((row) => [parseText(row['id'], 'id'), row] as const))(
    'P28-META-3: says the same of %s',
    (id, entry) => {
      const { page: _page, summary: _summary, ...printed } = parseRecord(rows[id], id)
      const expected = { ...entry, nameOurs: undefined, ...DIFFERENCES[name]?.[id] }
      expect({ id, ...printed }).toEqual(expected)
    },
  )

  test('names the die that the rows cover face by face', () => {
    const faces = Object.values(rows).flatMap(({ roll }) => roll ?? [])
    expect(faces.length > 0 ? `1D${faces.length}` : undefined).toBe(catalogue['die'])
    expect(faces).toEqual(faces.map((_face, at) => at + 1))
  })
})

test('every difference from the catalogue belongs to a row', () => {
  for (const [name, rows] of Object.entries(DIFFERENCES)) {
    expect(Object.keys(PRINTED[name]?.rows ?? {})).toEqual(expect.arrayContaining(Object.keys(rows)))
  }
})

test('P28-VB-1, P28-VEH-PROF-1: core sections, Fighting and damage by size', () => {
  const { core, bySize } = readCatalogue('vehicle-sections')
  const sections = Object.entries(CORE_SECTIONS).map(([id, { name, cost, hitPoints }]) => ({
    id,
    name,
    cost,
    hitPoints,
  }))
  expect(core).toMatchObject({ sections })
  const sizes = Object.entries(VEHICLE_SIZES).map(([size, { F, damage }]) => [size, { F, damage }])
  expect(Object.fromEntries(sizes)).toEqual(bySize)
})

test('P28-GRID-2: the most sections of each size', () => {
  expect(Object.values(VEHICLE_SIZES).map(({ maxSections }) => maxSections)).toEqual([4, 16, 36])
})

test('weapons, armour, items and vehicle weapons have no id in common', () => {
  const ids = [WEAPONS, ARMOUR, ITEMS, VEHICLE_WEAPONS].flatMap((table) => Object.keys(table))
  expect(new Set(ids).size).toBe(41)
})

test('melee weapons print no range, ranged ones do, and Reload needs ammunition', () => {
  for (const weapon of Object.values(WEAPONS)) {
    expect(weapon.rangeCm > 0).toBe(weapon.type === 'ranged')
    expect(weapon.specialRules.some((rule) => rule === 'reload')).toBe(weapon.ammo !== null)
  }
})

const weapons = [...Object.values(WEAPONS), ...Object.values(VEHICLE_WEAPONS)]

/** What each column that names other rows may name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  traits: Object.keys(TRAITS),
  abilities: Object.keys(ABILITIES),
  arcana: Object.keys(ARCANA),
  weapons: Object.keys(WEAPONS),
  sections: Object.keys(VEHICLE_SECTIONS),
  vehicleTraits: Object.keys(VEHICLE_TRAITS),
  specialRules: Object.keys(WEAPON_RULES),
  weaponSpecialRules: Object.keys(WEAPON_RULES),
  injuryMap: [...Object.keys(INJURIES), '*'],
  ammo: Object.entries(ITEMS).flatMap(([id, { kind }]) => (kind === 'ammo' ? [id] : [])),
  skills: Object.keys(SKILLS),
  skillRoll: Object.keys(SKILLS),
  sizes: Object.keys(VEHICLE_SIZES),
  facings: ['front', 'rear', 'left', 'right'],
  tables: Object.keys(PRINTED),
  // No printed weapon is Arcane or Demonic; Unearthly speaks of them all the same.
  keywords: [...weapons.flatMap((row) => row.keywords), 'arcane', 'demonic'],
}

/** Every name of another row in a value, with the column that it stands in. */
function referencesIn(value: unknown, column = ''): { column: string; id: string }[] {
  if (typeof value === 'string') return Object.hasOwn(NAMED, column) ? [{ column, id: value }] : []
  if (Array.isArray(value)) return value.flatMap((entry) => referencesIn(entry, column))
  if (!isRecord(value)) return []
  if (column === 'injuryMap') return Object.entries(value).flatMap((pair) => referencesIn(pair, column))
  return Object.entries(value).flatMap(([name, inner]) => (name === 'values' ? [] : referencesIn(inner, name)))
}

test('every reference of every table is a row of the table that it names', () => {
  const references = Object.values({ ...PRINTED, ...GATHERED }).flatMap(({ rows }) =>
    Object.values(rows).flatMap((row) => referencesIn(row)),
  )
  expect(references.filter(({ column, id }) => !NAMED[column]?.includes(id))).toEqual([])
  expect(new Set(references.map(({ column }) => column))).toEqual(new Set(Object.keys(NAMED)))
})
