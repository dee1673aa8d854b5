import { type JsonRecord, parseList, parseNumber, parseRecord, parseText } from '#main/games/kit/json.ts'
import { VectorRefusal } from '#main/games/kit/vector-game.ts'
import type { CharacterProfile, Skills, VehicleProfile } from '#shared/games/planet28/model.ts'
import { PRINTED_TABLES, type Rules } from '#shared/games/planet28/rulebook.ts'
import { CHARACTER_START, HIGHEST_SKILL } from '#shared/games/planet28/starting-profiles.ts'
import { ABILITIES } from '#shared/games/planet28/tables/abilities.ts'
import { ARMOUR } from '#shared/games/planet28/tables/armour.ts'
import { ITEMS } from '#shared/games/planet28/tables/items.ts'
import { isRowId, type RowId } from '#shared/games/planet28/tables/row.ts'
import { TRAITS } from '#shared/games/planet28/tables/traits.ts'
import { VEHICLE_ABILITIES } from '#shared/games/planet28/tables/vehicle-abilities.ts'
import { VEHICLE_SECTIONS } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { VEHICLE_TRAITS } from '#shared/games/planet28/tables/vehicle-traits.ts'
import { VEHICLE_TYPES } from '#shared/games/planet28/tables/vehicle-types.ts'
import { VEHICLE_WEAPONS } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import { WEAPONS } from '#shared/games/planet28/tables/weapons.ts'
import { readSettings } from '../settings.ts'
import { placeSections } from './place-sections.ts'

const EQUIPMENT = { ...WEAPONS, ...ARMOUR, ...ITEMS }
const MOUNTED_WEAPONS = { ...WEAPONS, ...VEHICLE_WEAPONS }

/** Rules of a worked example: the printed tables with the given settings. */
export function parseRules(settings: JsonRecord): Rules {
  return { settings: readSettings(settings), tables: PRINTED_TABLES }
}

/** Parses the character of a worked example. Missing lists are empty. */
export function parseCharacter(given: JsonRecord): CharacterProfile {
  return {
    skills: parseSkills(parseRecord(given['skills'], 'skills')),
    hitPoints: parseNumber(given['hp'], 'hp'),
    traits: parseIdsIn(TRAITS, given['traits'], 'traits'),
    abilities: parseIdsIn(ABILITIES, given['abilities'], 'abilities'),
    equipment: parseIdsIn(EQUIPMENT, given['equipment'], 'equipment'),
  }
}

function parseSkills(skills: JsonRecord): Skills {
  return {
    A: parseNumber(skills['A'], 'A'),
    F: parseNumber(skills['F'], 'F'),
    S: parseNumber(skills['S'], 'S'),
    AW: parseNumber(skills['AW'], 'AW'),
    P: parseNumber(skills['P'], 'P'),
  }
}

/** Parses the vehicle of a worked example. Its bought sections are listed without cells. */
export function parseVehicle(given: JsonRecord, rules: Rules): VehicleProfile {
  const sections = placeSections(parseIdsIn(VEHICLE_SECTIONS, given['sections'], 'sections'), rules)
  if (sections === null)
    throw new VectorRefusal({ code: 'no-place', message: 'No legal place on the grid for all sections', rule: null })
  return {
    type: parseIdIn(VEHICLE_TYPES, given['type'], 'type'),
    A: parseNumber(given['A'], 'A'),
    S: parseNumber(given['S'], 'S'),
    sections,
    traits: parseIdsIn(VEHICLE_TRAITS, given['traits'], 'traits'),
    abilities: parseIdsIn(VEHICLE_ABILITIES, given['abilities'], 'abilities'),
    weapons: parseIdsIn(MOUNTED_WEAPONS, given['weapons'], 'weapons'),
  }
}

export function parseNumbers(value: unknown, name: string): number[] {
  return parseList(value, name).map((entry) => parseNumber(entry, name))
}

/** Parses the gear of a worked example. */
export function parseGear(value: unknown, name: string): string[] {
  return parseIdsIn(EQUIPMENT, value, name)
}

/** Parses the traits of a worked example. */
export function parseTraits(value: unknown): string[] {
  return parseIdsIn(TRAITS, value, 'traits')
}

export function parseRecords(value: unknown, name: string): JsonRecord[] {
  return parseList(value, name).map((entry) => parseRecord(entry, name))
}

/** Parses the id of a table row. */
export function parseIdIn<Table extends object>(table: Table, value: unknown, name: string): RowId<Table> {
  const id = parseText(value, name)
  if (!isRowId(table, id)) throw new Error(`${name}: "${id}" is not in the table`)
  return id
}

/** A blank character profile (P28-BUILD-2). */
export const EMPTY_CHARACTER: CharacterProfile = {
  skills: buildSkillsFromSteps(0),
  hitPoints: CHARACTER_START.hitPoints,
  traits: [],
  abilities: [],
  equipment: [],
}

/** Skills with the given number of bought steps. Each skill is raised to its maximum before the next. */
export function buildSkillsFromSteps(steps: number): Skills {
  const most = HIGHEST_SKILL - CHARACTER_START.skill
  const take = (at: number): number => CHARACTER_START.skill + Math.min(most, Math.max(0, steps - at * most))
  return { A: take(0), F: take(1), S: take(2), AW: take(3), P: take(4) }
}

/** Parses ids of table rows. Empty if the list is missing. */
export function parseIdsIn<Table extends object>(table: Table, value: unknown, name: string): RowId<Table>[] {
  if (value === undefined) return []
  return parseList(value, name).map((id) => parseIdIn(table, id, name))
}
