import { PRINTED_TABLES, type TableName } from '#shared/games/planet28/rulebook.ts'
import { ARCANA, type ArcanaRow } from '#shared/games/planet28/tables/arcana.ts'
import { DEPLOYMENT, type DeploymentRow } from '#shared/games/planet28/tables/deployment.ts'
import { HIDDEN_AGENDAS, type HiddenAgendaRow } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { INJURIES, type InjuryRow } from '#shared/games/planet28/tables/injuries.ts'
import { SCENARIO_PROMPTS, type ScenarioPromptRow } from '#shared/games/planet28/tables/scenario-prompts.ts'
import { SKILLS, type SkillRow } from '#shared/games/planet28/tables/skills.ts'
import { VEHICLE_DAMAGE, type VehicleDamageRow } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { VEHICLE_SIZES, type VehicleSizeRow } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { formatRowValue } from './format-value.ts'
import { EDITABLE_TABLES } from './house/editable-tables.ts'
import {
  type ArmouryColumn,
  NUMERIC_COLUMN_OPTIONS,
  type ArmouryTable,
  type ArmouryTableName,
  createArmouryTable,
} from './table-shapes.ts'

const roll: ArmouryColumn<{ readonly roll: number }> = {
  key: 'roll',
  label: 'Roll',
  ...NUMERIC_COLUMN_OPTIONS,
  textOf: (row) => row.roll,
}

const skillName = (id: keyof typeof SKILLS) => SKILLS[id].name

const CLOSED_SHELVES: readonly ArmouryTable[] = [
  createArmouryTable<ArcanaRow>({
    name: 'arcana',
    title: 'Arcana',
    noun: 'arcane power',
    rows: () => ARCANA,
    rule: (_id, row) => `P28-ARC-${row.roll}`,
    facts: [
      roll,
      { key: 'skillRoll', label: 'Skill', textOf: (row) => skillName(row.skillRoll) },
      { key: 'target', label: 'Target', textOf: (row) => TARGETS[row.target] },
    ],
  }),
  createArmouryTable<HiddenAgendaRow>({
    name: 'hiddenAgendas',
    title: 'Hidden agendas',
    noun: 'agenda',
    rows: () => HIDDEN_AGENDAS,
    rule: () => 'P28-AGENDA-1',
    facts: [roll],
  }),
  createArmouryTable<InjuryRow>({
    name: 'injuries',
    title: 'Injuries',
    noun: 'injury',
    rows: () => INJURIES,
    rule: (_id, row) => `P28-INJ-${row.roll}`,
    facts: [
      roll,
      { key: 'healable', label: 'Can be healed', textOf: (row) => formatRowValue(row.healable) },
      { key: 'duration', label: 'Lasts', textOf: (row) => row.duration ?? null },
    ],
  }),
  createArmouryTable<VehicleDamageRow>({
    name: 'vehicleDamage',
    title: 'Vehicle damage',
    noun: 'vehicle damage',
    rows: () => VEHICLE_DAMAGE,
    rule: (_id, row) => `P28-VDT-${row.roll}`,
    facts: [roll, { key: 'fixable', label: 'Can be fixed', textOf: (row) => formatRowValue(row.fixable) }],
  }),
  createArmouryTable<ScenarioPromptRow>({
    name: 'scenarioPrompts',
    title: 'Scenario prompts',
    noun: 'prompt',
    rows: () => SCENARIO_PROMPTS,
    rule: () => 'P28-SET-1',
    facts: [roll, { key: 'place', label: 'Place', textOf: (row) => row.place ?? null }],
  }),
  createArmouryTable<DeploymentRow>({
    name: 'deployment',
    title: 'Deployment',
    noun: 'zone',
    rows: () => DEPLOYMENT,
    rule: () => 'P28-SET-2',
    facts: [
      roll,
      { key: 'zoneCm', label: 'Depth', unit: 'cm', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.values.zoneCm },
    ],
  }),
  createArmouryTable<SkillRow>({
    name: 'skills',
    title: 'Skills',
    noun: 'skill',
    rows: () => SKILLS,
    rule: () => 'P28-BUILD-2',
    facts: [],
  }),
  createArmouryTable<VehicleSizeRow>({
    name: 'vehicleSizes',
    title: 'Vehicle sizes',
    noun: 'size',
    rows: () => VEHICLE_SIZES,
    rule: () => 'P28-VEH-PROF-1',
    facts: [
      { key: 'maxSections', label: 'Sections at most', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.maxSections },
      { key: 'F', label: 'Fighting', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.F },
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

/** All tables of the book in the order of the armoury: first those for building forces, then those to roll on. */
export const ARMOURY_TABLES: readonly ArmouryTable[] = [
  ...['weapons', 'vehicleWeapons', 'weaponRules', 'armour', 'items', 'traits', 'abilities'].flatMap(
    (name) => EDITABLE_TABLES.find((editableTable) => editableTable.name === name) ?? [],
  ),
  ...EDITABLE_TABLES.filter(({ name }) => name.startsWith('vehicle') && name !== 'vehicleWeapons'),
  ...CLOSED_SHELVES,
]

/** Finds a table by name, or null. */
export function findArmouryTable(name: string): ArmouryTable | null {
  return ARMOURY_TABLES.find((armouryTable) => armouryTable.name === name) ?? null
}

/** Whether rows of a table may be added and changed. */
export function isEditableTableName(name: ArmouryTableName): name is TableName {
  return Object.hasOwn(PRINTED_TABLES, name)
}
