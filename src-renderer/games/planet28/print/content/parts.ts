import type { BodyProfile, CostLine } from '#shared/games/planet28/model.ts'
import type { Rulebook } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { type BillPart, type Dial, omitIfEmpty, type PrintOptions, type Section } from '../sheet-model.ts'
import {
  buildArmourLine,
  countDuplicates,
  groupEquipment,
  buildItemLine,
  buildLine,
  listCountedRows,
  buildWeaponLine,
  listWeaponRuleLines,
} from './rows.ts'
import { splitText } from './split-text.ts'

/** More pips than this cannot be ticked at a table: a number to write beside serves better. */
const MOST_PIPS = 120
/** Parts of a bill that stay together. */
const PARTS_TOGETHER = 6

/** What happens to those who fight. */
export const FIGHTER_STATES = ['Wounded', 'Broken', 'Out of action'] as const

/** The skills of a body and how fast it is. */
export function buildBodyDials({ skills }: BodyProfile, speedCm: number): Dial[] {
  const dials = listRowIds(SKILLS).map((short) => createScaleDial(SKILLS[short].name, short, skills[short]))
  return [...dials, createPlainDial('Speed', String(speedCm), 'cm')]
}

/** A value on the scale from 1 to 10. */
export function createScaleDial(name: string, short: string, value: number): Dial {
  return { name, short, value: String(value), unit: '', mark: value }
}

/** A value without a scale. */
export function createPlainDial(name: string, value: string, unit = ''): Dial {
  return { name, short: '', value, unit, mark: null }
}

/** Whether hit points are drawn as pips. */
export function hasPips(hitPoints: number, options: PrintOptions): boolean {
  return options.hitPoints === 'pips' && hitPoints <= MOST_PIPS
}

/** Weapons, armour and items somebody carries; `whose` says who, where there are several. */
export function buildGearSections(equipment: readonly string[], tables: Rulebook, whose = ''): Section[] {
  const { weapons, armour, items } = groupEquipment(tables, equipment)
  const heading = (word: string) => (whose === '' ? word : `${word}: ${whose}`)
  return [
    ...omitIfEmpty({
      kind: 'weapons',
      heading: heading('Weapons'),
      atoms: weapons.map((weapon) => buildWeaponLine(weapon, tables)),
    }),
    ...omitIfEmpty({ kind: 'lines', heading: heading('Armour'), atoms: armour.map(buildArmourLine) }),
    ...omitIfEmpty({ kind: 'lines', heading: heading('Items'), atoms: items.map(buildItemLine) }),
  ]
}

/** What a body can do: its traits and abilities. */
export function buildTalentSections({ traits, abilities }: BodyProfile, tables: Rulebook): Section[] {
  return [
    ...omitIfEmpty({
      kind: 'lines',
      heading: 'Traits',
      atoms: listCountedRows(tables, 'traits', traits).map((row) => buildLine(row)),
    }),
    ...omitIfEmpty({
      kind: 'lines',
      heading: 'Abilities',
      atoms: listCountedRows(tables, 'abilities', abilities).map((row) => buildLine(row)),
    }),
  ]
}

/** The special rules of all weapons among some equipment, told once. */
export function buildWeaponRuleSections(equipment: readonly string[], tables: Rulebook): Section[] {
  const atoms = listWeaponRuleLines(groupEquipment(tables, equipment).weapons, tables)
  return omitIfEmpty({ kind: 'lines', heading: 'Weapon rules', atoms })
}

/** What was written about a thing. */
export function buildNoteSections(
  { notes, background }: { notes: string; background: string },
  wanted: boolean,
): Section[] {
  if (!wanted) return []
  return [
    ...omitIfEmpty({ kind: 'text', heading: 'Background', atoms: splitText(background) }),
    ...omitIfEmpty({ kind: 'text', heading: 'Notes', atoms: splitText(notes) }),
  ]
}

/** What it costs, part by part, in pieces of a few parts. */
export function buildBillSections(lines: readonly Pick<CostLine, 'source' | 'cost'>[]): Section[] {
  const parts = countDuplicates(
    lines.filter(({ cost }) => cost !== 0).map(({ source, cost }) => `${cost}:${source}`),
  ).map(({ one, count }): BillPart => {
    const at = one.indexOf(':')
    return { name: one.slice(at + 1), cost: Number(one.slice(0, at)) * count, count }
  })
  return omitIfEmpty({ kind: 'bill', heading: 'Points', atoms: chunkList(parts, PARTS_TOGETHER) })
}

/** A list in groups of so many. */
export function chunkList<One>(list: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, group) =>
    list.slice(group * size, (group + 1) * size),
  )
}
