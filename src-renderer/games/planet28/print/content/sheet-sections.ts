import type { BodyProfile, CostLine } from '#shared/games/planet28/model.ts'
import type { Rulebook } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { type BillPart, type Dial, omitIfEmpty, type PrintOptions, type SheetSection } from '../sheet-model.ts'
import {
  buildArmourEntry,
  countDuplicates,
  groupEquipment,
  buildItemEntry,
  buildSheetEntry,
  listCountedRows,
  buildWeaponLine,
  listWeaponRuleLines,
} from './sheet-entries.ts'
import { splitTextForPages } from './split-text.ts'

/** Maximum number of pips. More cannot be ticked in play, so a number is printed instead. */
const MOST_PIPS = 120
/** Number of cost items kept together. */
const PARTS_TOGETHER = 6

/** States of fighters to tick. */
export const FIGHTER_STATES = ['Wounded', 'Broken', 'Out of action'] as const

/** Builds the dials of skills and speed. */
export function buildBodyDials({ skills }: BodyProfile, speedCm: number): Dial[] {
  const dials = listRowIds(SKILLS).map((short) => createScaleDial(SKILLS[short].name, short, skills[short]))
  return [...dials, createPlainDial('Speed', String(speedCm), 'cm')]
}

/** Builds a dial on the scale from 1 to 10. */
export function createScaleDial(name: string, short: string, value: number): Dial {
  return { name, short, value: String(value), unit: '', mark: value }
}

/** Builds a dial without a scale. */
export function createPlainDial(name: string, value: string, unit = ''): Dial {
  return { name, short: '', value, unit, mark: null }
}

/** Whether hit points are drawn as pips. */
export function hasPips(hitPoints: number, options: PrintOptions): boolean {
  return options.hitPoints === 'pips' && hitPoints <= MOST_PIPS
}

/** Builds sections of weapons, armour and items. `whose` names the carrier if there are several. */
export function buildGearSections(equipment: readonly string[], tables: Rulebook, whose = ''): SheetSection[] {
  const { weapons, armour, items } = groupEquipment(tables, equipment)
  const heading = (word: string) => (whose === '' ? word : `${word}: ${whose}`)
  return [
    ...omitIfEmpty({
      kind: 'weapons',
      heading: heading('Weapons'),
      atoms: weapons.map((weapon) => buildWeaponLine(weapon, tables)),
    }),
    ...omitIfEmpty({ kind: 'lines', heading: heading('Armour'), atoms: armour.map(buildArmourEntry) }),
    ...omitIfEmpty({ kind: 'lines', heading: heading('Items'), atoms: items.map(buildItemEntry) }),
  ]
}

/** Builds sections of traits and abilities. */
export function buildTalentSections({ traits, abilities }: BodyProfile, tables: Rulebook): SheetSection[] {
  return [
    ...omitIfEmpty({
      kind: 'lines',
      heading: 'Traits',
      atoms: listCountedRows(tables, 'traits', traits).map((row) => buildSheetEntry(row)),
    }),
    ...omitIfEmpty({
      kind: 'lines',
      heading: 'Abilities',
      atoms: listCountedRows(tables, 'abilities', abilities).map((row) => buildSheetEntry(row)),
    }),
  ]
}

/** Builds a section of the special rules of all weapons, without duplicates. */
export function buildWeaponRuleSections(equipment: readonly string[], tables: Rulebook): SheetSection[] {
  const atoms = listWeaponRuleLines(groupEquipment(tables, equipment).weapons, tables)
  return omitIfEmpty({ kind: 'lines', heading: 'Weapon rules', atoms })
}

/** Builds the sections of background and notes. */
export function buildNoteSections(
  { notes, background }: { notes: string; background: string },
  wanted: boolean,
): SheetSection[] {
  if (!wanted) return []
  return [
    ...omitIfEmpty({ kind: 'text', heading: 'Background', atoms: splitTextForPages(background) }),
    ...omitIfEmpty({ kind: 'text', heading: 'Notes', atoms: splitTextForPages(notes) }),
  ]
}

/** Builds the itemised cost, in pieces of a few items. */
export function buildBillSections(lines: readonly Pick<CostLine, 'source' | 'cost'>[]): SheetSection[] {
  const parts = countDuplicates(
    lines.filter(({ cost }) => cost !== 0).map(({ source, cost }) => `${cost}:${source}`),
  ).map(({ one: part, count }): BillPart => {
    const at = part.indexOf(':')
    return { name: part.slice(at + 1), cost: Number(part.slice(0, at)) * count, count }
  })
  return omitIfEmpty({ kind: 'bill', heading: 'Points', atoms: chunkList(parts, PARTS_TOGETHER) })
}

/** Splits a list into groups of a size. */
export function chunkList<One>(list: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, group) =>
    list.slice(group * size, (group + 1) * size),
  )
}
