import type { BodyProfile, CostLine } from '#shared/games/planet28/model.ts'
import type { Rulebook } from '#shared/games/planet28/rulebook.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { type BillPart, type Dial, filled, type PrintOptions, type Section } from '../sheet-model.ts'
import { armourLine, countEach, equipmentOf, itemLine, lineOf, rowsOf, weaponLine, weaponRuleLines } from './rows.ts'
import { textPieces } from './text.ts'

/** More pips than this cannot be ticked at a table: a number to write beside serves better. */
const MOST_PIPS = 120
/** Parts of a bill that stay together. */
const PARTS_TOGETHER = 6

/** What happens to those who fight. */
export const STATES = ['Wounded', 'Broken', 'Out of action'] as const

/** The skills of a body and how fast it is. */
export function bodyDials({ skills }: BodyProfile, speedCm: number): Dial[] {
  const dials = rowIds(SKILLS).map((short) => scaleDial(SKILLS[short].name, short, skills[short]))
  return [...dials, plainDial('Speed', String(speedCm), 'cm')]
}

/** A value on the scale from 1 to 10. */
export function scaleDial(name: string, short: string, value: number): Dial {
  return { name, short, value: String(value), unit: '', mark: value }
}

/** A value without a scale. */
export function plainDial(name: string, value: string, unit = ''): Dial {
  return { name, short: '', value, unit, mark: null }
}

/** Whether hit points are drawn as pips. */
export function hasPips(hitPoints: number, options: PrintOptions): boolean {
  return options.hitPoints === 'pips' && hitPoints <= MOST_PIPS
}

/** Weapons, armour and items somebody carries; `whose` says who, where there are several. */
export function gearSections(equipment: readonly string[], tables: Rulebook, whose = ''): Section[] {
  const { weapons, armour, items } = equipmentOf(tables, equipment)
  const heading = (word: string) => (whose === '' ? word : `${word}: ${whose}`)
  return [
    ...filled({
      kind: 'weapons',
      heading: heading('Weapons'),
      atoms: weapons.map((weapon) => weaponLine(weapon, tables)),
    }),
    ...filled({ kind: 'lines', heading: heading('Armour'), atoms: armour.map(armourLine) }),
    ...filled({ kind: 'lines', heading: heading('Items'), atoms: items.map(itemLine) }),
  ]
}

/** What a body can do: its traits and abilities. */
export function talentSections({ traits, abilities }: BodyProfile, tables: Rulebook): Section[] {
  return [
    ...filled({ kind: 'lines', heading: 'Traits', atoms: rowsOf(tables, 'traits', traits).map((row) => lineOf(row)) }),
    ...filled({
      kind: 'lines',
      heading: 'Abilities',
      atoms: rowsOf(tables, 'abilities', abilities).map((row) => lineOf(row)),
    }),
  ]
}

/** The special rules of all weapons among some equipment, told once. */
export function weaponRuleSections(equipment: readonly string[], tables: Rulebook): Section[] {
  const atoms = weaponRuleLines(equipmentOf(tables, equipment).weapons, tables)
  return filled({ kind: 'lines', heading: 'Weapon rules', atoms })
}

/** What was written about a thing. */
export function noteSections({ notes, background }: { notes: string; background: string }, wanted: boolean): Section[] {
  if (!wanted) return []
  return [
    ...filled({ kind: 'text', heading: 'Background', atoms: textPieces(background) }),
    ...filled({ kind: 'text', heading: 'Notes', atoms: textPieces(notes) }),
  ]
}

/** What it costs, part by part, in pieces of a few parts. */
export function billSections(lines: readonly Pick<CostLine, 'source' | 'cost'>[]): Section[] {
  const parts = countEach(lines.filter(({ cost }) => cost !== 0).map(({ source, cost }) => `${cost}:${source}`)).map(
    ({ one, count }): BillPart => {
      const at = one.indexOf(':')
      return { name: one.slice(at + 1), cost: Number(one.slice(0, at)) * count, count }
    },
  )
  return filled({ kind: 'bill', heading: 'Points', atoms: inGroups(parts, PARTS_TOGETHER) })
}

/** A list in groups of so many. */
export function inGroups<One>(list: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, group) =>
    list.slice(group * size, (group + 1) * size),
  )
}
