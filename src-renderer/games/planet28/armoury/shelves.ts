import { highestOf, meanOf, oddsOf } from '#shared/games/planet28/dice-odds.ts'
import {
  PRINTED,
  type Rulebook,
  ruleOf,
  type TableName,
  type TableRows,
  TABLES,
} from '#shared/games/planet28/rulebook.ts'
import { ARCANA, type ArcanaRow } from '#shared/games/planet28/tables/arcana.ts'
import { DEPLOYMENT, type DeploymentRow } from '#shared/games/planet28/tables/deployment.ts'
import { HIDDEN_AGENDAS, type HiddenAgendaRow } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { INJURIES, type InjuryRow } from '#shared/games/planet28/tables/injuries.ts'
import { SCENARIO_PROMPTS, type ScenarioPromptRow } from '#shared/games/planet28/tables/scenario-prompts.ts'
import { SKILLS, type SkillRow } from '#shared/games/planet28/tables/skills.ts'
import { VEHICLE_DAMAGE, type VehicleDamageRow } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { VEHICLE_SIZES, type VehicleSizeRow } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { type Fact, type Shelf, type ShelfName, shelf } from './table-shapes.ts'
import { wordsOf } from './value-words.ts'

const NUMBER = { isNumber: true } as const

function cost(unit: 'pts' | 'cr'): Fact<{ readonly cost: number }> {
  return { key: 'cost', label: 'Cost', unit, ...NUMBER, textOf: (row) => row.cost }
}

const roll: Fact<{ readonly roll: number }> = {
  key: 'roll',
  label: 'Roll',
  ...NUMBER,
  textOf: (row) => row.roll,
}

type AnyWeapon = WeaponRow | VehicleWeaponRow

const mean: Fact<AnyWeapon> = {
  key: 'mean',
  label: 'Mean',
  ...NUMBER,
  textOf: ({ damage }) => Math.round(meanOf(oddsOf(damage)) * 10) / 10,
}
const most: Fact<AnyWeapon> = {
  key: 'most',
  label: 'Max',
  ...NUMBER,
  isDetail: true,
  textOf: ({ damage }) => highestOf(damage),
}
const damage: Fact<AnyWeapon> = { key: 'damage', label: 'Damage', textOf: (row) => row.damage }
const keywords: Fact<AnyWeapon> = {
  key: 'keywords',
  label: 'Keywords',
  isDetail: true,
  textOf: (row) => row.keywords.join(', ') || null,
}
const specialRules: Fact<AnyWeapon> = {
  key: 'specialRules',
  label: 'Special rules',
  textOf: (row, tables) => namesOf(row.specialRules, tables, 'weaponRules') || null,
}

function namesOf(ids: readonly string[], tables: Rulebook, table: TableName): string {
  const rows: Readonly<Record<string, { readonly name: string }>> = tables[table]
  return ids.map((id) => rows[id]?.name ?? id).join(', ')
}

function open<Name extends TableName>(name: Name, noun: string, facts: readonly Fact<TableRows[Name]>[]): Shelf {
  return shelf<TableRows[Name]>({
    name,
    title: TABLES[name].title,
    noun,
    isOpen: true,
    rows: (tables) => tables[name],
    rule: (id) => ruleOf(name, id),
    facts,
  })
}

const POINTS = [cost('pts')]

const OPEN_SHELVES: readonly Shelf[] = [
  open('traits', 'trait', POINTS),
  open('abilities', 'ability', POINTS),
  open('vehicleTypes', 'vehicle type', [
    { key: 'speedCm', label: 'Speed', unit: 'cm', ...NUMBER, textOf: (row) => row.speedCm },
    ...POINTS,
  ]),
  open('vehicleSections', 'section', [
    { key: 'hitPoints', label: 'Hit points', ...NUMBER, textOf: (row) => row.hitPoints },
    { key: 'crew', label: 'Crew', ...NUMBER, textOf: (row) => row.crew ?? null },
    { key: 'mounts', label: 'Weapons', ...NUMBER, textOf: (row) => row.mounts ?? null },
    { key: 'seats', label: 'Seats', ...NUMBER, textOf: (row) => row.seats ?? null },
    {
      key: 'arc',
      label: 'Fires',
      isDetail: true,
      textOf: (row) => (row.mounts ? (row.arc ? 'all round' : 'its facing') : null),
    },
    { key: 'facings', label: 'Facings', isDetail: true, textOf: (row) => row.facings?.join(', ') ?? 'any' },
    { key: 'sizes', label: 'Vehicle sizes', isDetail: true, textOf: (row) => row.sizes?.join(', ') ?? 'any' },
    ...POINTS,
  ]),
  open('vehicleTraits', 'vehicle trait', POINTS),
  open('vehicleAbilities', 'vehicle ability', POINTS),
  open('weapons', 'weapon', [
    { key: 'type', label: 'Type', textOf: (row) => row.type },
    { key: 'hands', label: 'Hands', ...NUMBER, textOf: (row) => row.hands },
    damage,
    mean,
    most,
    { key: 'rangeCm', label: 'Range', unit: 'cm', ...NUMBER, textOf: (row) => row.rangeCm || null },
    specialRules,
    {
      key: 'ammo',
      label: 'Ammunition',
      isDetail: true,
      textOf: (row, tables) => (row.ammo === null ? null : namesOf([row.ammo], tables, 'items')),
    },
    keywords,
    cost('cr'),
  ]),
  open('vehicleWeapons', 'vehicle weapon', [
    damage,
    mean,
    most,
    {
      key: 'rangeCm',
      label: 'Range',
      unit: 'cm',
      ...NUMBER,
      textOf: (row) => row.rangeCm,
    },
    {
      key: 'minRangeCm',
      label: 'Nearest',
      unit: 'cm',
      ...NUMBER,
      textOf: (row) => row.minRangeCm ?? null,
    },
    specialRules,
    keywords,
    cost('pts'),
  ]),
  open('weaponRules', 'special rule', [cost('cr')]),
  open('armour', 'armour', [
    { key: 'defence', label: 'Defence', textOf: (row) => row.defence },
    {
      key: 'mean',
      label: 'Mean',
      ...NUMBER,
      textOf: ({ defence }) => (defence === null ? null : Math.round(meanOf(oddsOf(defence)) * 10) / 10),
    },
    cost('cr'),
  ]),
  open('items', 'item', [{ key: 'kind', label: 'Kind', textOf: (row) => row.kind }, cost('cr')]),
]

const skillName = (id: keyof typeof SKILLS) => SKILLS[id].name

const CLOSED_SHELVES: readonly Shelf[] = [
  shelf<ArcanaRow>({
    name: 'arcana',
    title: 'Arcana',
    noun: 'arcane power',
    isOpen: false,
    rows: () => ARCANA,
    rule: (_id, row) => `P28-ARC-${row.roll}`,
    facts: [
      roll,
      { key: 'skillRoll', label: 'Skill', textOf: (row) => skillName(row.skillRoll) },
      { key: 'target', label: 'Target', textOf: (row) => TARGETS[row.target] },
    ],
  }),
  shelf<HiddenAgendaRow>({
    name: 'hiddenAgendas',
    title: 'Hidden agendas',
    noun: 'agenda',
    isOpen: false,
    rows: () => HIDDEN_AGENDAS,
    rule: () => 'P28-AGENDA-1',
    facts: [roll],
  }),
  shelf<InjuryRow>({
    name: 'injuries',
    title: 'Injuries',
    noun: 'injury',
    isOpen: false,
    rows: () => INJURIES,
    rule: (_id, row) => `P28-INJ-${row.roll}`,
    facts: [
      roll,
      { key: 'healable', label: 'Can be healed', textOf: (row) => wordsOf(row.healable) },
      { key: 'duration', label: 'Lasts', textOf: (row) => row.duration ?? null },
    ],
  }),
  shelf<VehicleDamageRow>({
    name: 'vehicleDamage',
    title: 'Vehicle damage',
    noun: 'vehicle damage',
    isOpen: false,
    rows: () => VEHICLE_DAMAGE,
    rule: (_id, row) => `P28-VDT-${row.roll}`,
    facts: [roll, { key: 'fixable', label: 'Can be fixed', textOf: (row) => wordsOf(row.fixable) }],
  }),
  shelf<ScenarioPromptRow>({
    name: 'scenarioPrompts',
    title: 'Scenario prompts',
    noun: 'prompt',
    isOpen: false,
    rows: () => SCENARIO_PROMPTS,
    rule: () => 'P28-SET-1',
    facts: [roll, { key: 'place', label: 'Place', textOf: (row) => row.place ?? null }],
  }),
  shelf<DeploymentRow>({
    name: 'deployment',
    title: 'Deployment',
    noun: 'zone',
    isOpen: false,
    rows: () => DEPLOYMENT,
    rule: () => 'P28-SET-2',
    facts: [roll, { key: 'zoneCm', label: 'Depth', unit: 'cm', ...NUMBER, textOf: (row) => row.values.zoneCm }],
  }),
  shelf<SkillRow>({
    name: 'skills',
    title: 'Skills',
    noun: 'skill',
    isOpen: false,
    rows: () => SKILLS,
    rule: () => 'P28-BUILD-2',
    facts: [],
  }),
  shelf<VehicleSizeRow>({
    name: 'vehicleSizes',
    title: 'Vehicle sizes',
    noun: 'size',
    isOpen: false,
    rows: () => VEHICLE_SIZES,
    rule: () => 'P28-VEH-PROF-1',
    facts: [
      { key: 'maxSections', label: 'Sections at most', ...NUMBER, textOf: (row) => row.maxSections },
      { key: 'F', label: 'Fighting', ...NUMBER, textOf: (row) => row.F },
      { key: 'damage', label: 'Damage', textOf: (row) => row.damage },
    ],
  }),
]

const TARGETS: Readonly<Record<ArcanaRow['target'], string>> = {
  area: 'all around the caster',
  'los-character': 'a character in sight',
  'los-any': 'anybody in sight',
  'friend-any': 'any friend',
  self: 'the caster',
}

/** Every table of the book in the order of the armoury: what forces are built from, then what is rolled on. */
export const SHELVES: readonly Shelf[] = [
  ...['weapons', 'vehicleWeapons', 'weaponRules', 'armour', 'items', 'traits', 'abilities'].flatMap(
    (name) => OPEN_SHELVES.find((one) => one.name === name) ?? [],
  ),
  ...OPEN_SHELVES.filter(({ name }) => name.startsWith('vehicle') && name !== 'vehicleWeapons'),
  ...CLOSED_SHELVES,
]

/** The shelf of a name, or null. */
export function findShelf(name: string): Shelf | null {
  return SHELVES.find((one) => one.name === name) ?? null
}

/** Whether rows of a table may be added and changed. */
export function isTableName(name: ShelfName): name is TableName {
  return Object.hasOwn(PRINTED, name)
}
