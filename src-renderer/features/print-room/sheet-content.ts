import type { CharacterView } from '../../../src-shared/contract/forces.ts'
import { ABILITIES } from '../../../src-shared/games/planet28/tables/abilities.ts'
import { type Equipment, getEquipment } from '../../../src-shared/games/planet28/tables/equipment.ts'
import { ITEMS } from '../../../src-shared/games/planet28/tables/items.ts'
import type { PrintedRow } from '../../../src-shared/games/planet28/tables/row.ts'
import { TRAITS } from '../../../src-shared/games/planet28/tables/traits.ts'
import { WEAPON_RULES } from '../../../src-shared/games/planet28/tables/weapon-rules.ts'

/** A line of a sheet: a name with what it does and where the book says so. */
export interface SheetLine {
  readonly name: string
  /** A number beside the name, such as the armour dice; empty where there is none. */
  readonly facts: string
  readonly summary: string
  readonly page: number
  readonly count: number
}

/** A weapon's row in the table. */
export interface SheetWeapon {
  readonly name: string
  readonly range: string
  readonly damage: string
  readonly hands: number
  readonly rules: string
  readonly count: number
}

/** Everything a character's sheet says in lists; a hidden agenda is never part of it (P28-AGENDA-1). */
export interface SheetContent {
  readonly weapons: readonly SheetWeapon[]
  readonly weaponRules: readonly SheetLine[]
  readonly armour: readonly SheetLine[]
  readonly items: readonly SheetLine[]
  readonly traits: readonly SheetLine[]
  readonly abilities: readonly SheetLine[]
  /** What was noted, cut after a word where there is much of it. */
  readonly notes: string
  readonly bill: readonly { readonly name: string; readonly cost: number; readonly count: number }[]
}

/** What a character's sheet says, the same things counted once. */
export function sheetContent({ profile, check, notes }: CharacterView): SheetContent {
  const gear = countEach(profile.equipment).map(({ one, count }) => ({ piece: getEquipment(one), count }))
  const ofTable = (table: Equipment['table']) => gear.filter(({ piece }) => piece.table === table)
  const lines = check.bill.lines.filter(({ cost }) => cost !== 0)
  return {
    weapons: gear.flatMap(weaponRow),
    weaponRules: ruleLines(gear.map(({ piece }) => piece)),
    armour: ofTable('armour').map(({ piece, count }) => line(piece.row, count, defenceOf(piece))),
    items: ofTable('items').map(({ piece, count }) => line(piece.row, count)),
    traits: countEach(profile.traits).map(({ one, count }) => line(TRAITS[one], count)),
    abilities: countEach(profile.abilities).map(({ one, count }) => line(ABILITIES[one], count)),
    notes: excerpt(notes),
    bill: countEach(lines.map(({ source, cost }) => `${cost}:${source}`)).map(({ one, count }) => {
      const cut = one.indexOf(':')
      return { name: one.slice(cut + 1), cost: Number(one.slice(0, cut)) * count, count }
    }),
  }
}

/** The most of the notes that a sheet has room for. */
const MOST_NOTES = { characters: 500, lines: 6 } as const

function excerpt(notes: string): string {
  const lines = notes
    .split(/\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const text = lines.slice(0, MOST_NOTES.lines).join('\n')
  if (text.length <= MOST_NOTES.characters) return lines.length > MOST_NOTES.lines ? `${text} …` : text
  return `${text.slice(0, MOST_NOTES.characters).replace(/\s+\S*$/, '')} …`
}

function line({ name, summary, page }: PrintedRow, count: number, facts = ''): SheetLine {
  return { name, summary, page, count, facts }
}

function defenceOf(piece: Equipment): string {
  return piece.table === 'armour' ? (piece.row.defence ?? 'no roll') : ''
}

function weaponRow({ piece, count }: { piece: Equipment; count: number }): SheetWeapon[] {
  if (piece.table !== 'weapons') return []
  const { name, type, rangeCm, damage, hands, specialRules, ammo } = piece.row
  const rules = [...specialRules.map((id) => WEAPON_RULES[id].name), ...(ammo === null ? [] : [ITEMS[ammo].name])]
  return [{ name, range: type === 'melee' ? 'melee' : `${rangeCm} cm`, damage, hands, rules: rules.join(', '), count }]
}

/** Every special rule of the weapons, told once. */
function ruleLines(pieces: readonly Equipment[]): SheetLine[] {
  const ids = new Set(pieces.flatMap((piece) => (piece.table === 'weapons' ? piece.row.specialRules : [])))
  return [...ids].map((id) => line(WEAPON_RULES[id], 1)).toSorted((one, other) => one.name.localeCompare(other.name))
}

function countEach<Item>(items: readonly Item[]): { one: Item; count: number }[] {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].map(([one, count]) => ({ one, count }))
}
