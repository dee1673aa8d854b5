import type { Dice } from '#main/games/kit/dice.ts'
import { BattleOptions, type UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Cell } from '#shared/games/planet28/grid.ts'
import type { HouseRow } from '#shared/games/planet28/model.ts'
import { CORE_PLACED } from '#shared/games/planet28/placed-section.ts'
import { PRINTED, type TableName } from '#shared/games/planet28/rulebook.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { BATTLE_RULINGS, type Choice, RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import { HOUSE_ROWS, weaponsWith } from './planet28-house-rows.ts'
import { anyOf, isSo, oneOf } from './planet28-said.ts'
import { STAND_INS } from './planet28-without.ts'

/** Whether a row of a table has still to be seen doing something. */
export type Wanted = (table: TableName, id: string) => boolean

/** A battle of two sides whose fighters, gear and rulings are drawn by chance, rows that are wanted the likeliest. */
export function wideBattle(chance: Dice, wanted: Wanted = () => false): BattleOptions {
  const draw = new Drawing(chance, wanted)
  const sides = ['red', 'blue']
  const isSolo = isSo(30, chance)
  const units = sides.flatMap((side) => unitsOf(side, draw, isSolo && side === 'red' && isSo(30, chance)))
  return BattleOptions.parse({
    play: isSolo ? 'solo' : 'opposed',
    goal: 'Win',
    turns: isSo(90, chance) ? 3 : null,
    settings: Object.fromEntries(BATTLE_RULINGS.map((id) => [id, oneOf<Choice>(RULINGS[id].choices, chance)?.value])),
    house: [...STAND_INS, ...draw.house.values()],
    sides: sides.map((id) => ({ id, name: id, isEnemy: isSolo && id === 'blue', warbandIds: [id] })),
    units,
  })
}

/** Rows that were drawn, and the house rows that they take. */
class Drawing {
  readonly chance: Dice
  readonly house = new Map<string, HouseRow>()
  readonly #wanted: Wanted

  constructor(chance: Dice, wanted: Wanted) {
    this.chance = chance
    this.#wanted = wanted
  }

  /** A row of a table: mostly one that is wanted. */
  row(table: TableName): string {
    const own = HOUSE_ROWS.filter((one) => one.table === table).map(({ id }) => id)
    const ids = [...rowIds(PRINTED[table] as Record<string, unknown>), ...own]
    const wanted = ids.filter((id) => this.#wanted(table, id))
    const id = oneOf(wanted.length > 0 && isSo(80, this.chance) ? wanted : ids, this.chance) ?? ''
    this.#take(table, id)
    return id
  }

  /** A weapon with a special rule that was seen seldom, or a printed one. */
  weapon(kind: 'gun' | 'blade'): string {
    const type = kind === 'gun' ? 'ranged' : 'melee'
    const printed = rowIds(PRINTED.weapons).filter((id) => PRINTED.weapons[id]?.type === type)
    if (isSo(40, this.chance)) return oneOf(printed, this.chance) ?? 'dagger'
    const rule = this.row('weaponRules')
    for (const weapon of weaponsWith(rule)) this.house.set(weapon.id, weapon)
    return `${kind}-${rule}`
  }

  #take(table: TableName, id: string): void {
    const row = HOUSE_ROWS.find((one) => one.table === table && one.id === id)
    if (row !== undefined) this.house.set(`${table} ${id}`, row)
  }
}

function unitsOf(side: string, draw: Drawing, isAlone: boolean): object[] {
  const base = (name: string) => ({
    id: `${side}-${name}`,
    name: `${side} ${name}`,
    side,
    warbandId: side,
    lasting: [],
  })
  if (isAlone) return [{ ...base('1'), ...character(draw) }]
  const people = ['1', '2', '3'].map((name) => ({
    ...base(name),
    ...character(draw, name === '1' ? ['major-arcana'] : []),
  }))
  return [...people, { ...base('squad'), ...squad(draw) }, { ...base('tank'), ...tank(draw) }]
}

const AMMO = ['ammo-basic', 'ammo-rough', 'ammo-special']

function body(draw: Drawing) {
  const { chance } = draw
  const skill = () => 3 + chance.die(5)
  const rows = (table: TableName, most: number) => [
    ...new Set(Array.from({ length: chance.die(most + 1) - 1 }, () => draw.row(table))),
  ]
  return {
    skills: { A: skill(), F: skill(), S: skill(), AW: skill(), P: skill() },
    hitPoints: 4 + 2 * chance.die(8),
    traits: rows('traits', 3),
    abilities: rows('abilities', 2),
  }
}

function kit(draw: Drawing): string[] {
  const { chance } = draw
  const weapons = [draw.weapon('gun'), draw.weapon('blade')]
  const worn = isSo(70, chance) ? [draw.row('armour')] : []
  const items = Array.from({ length: chance.die(3) - 1 }, () => draw.row('items'))
  return [...weapons, ...worn, ...items, ...items, ...AMMO, ...AMMO]
}

/** What goes together: rulings and rows that only show beside each other. */
const THEMES = [
  { traits: [], gear: [] },
  { traits: [], gear: ['stimulants', 'stimulants', 'stimulants', 'stimulants'] },
  { traits: ['brave', 'psychic'], gear: ['strange-idol'] },
  { traits: ['fearsome', 'terrifying'], gear: ['med-kit', 'med-kit'] },
  { traits: ['unearthly'], gear: ['psy-staff'] },
  { traits: ['gunner', 'pilot', 'engineer'], gear: [] },
] as const

function character(draw: Drawing, given: readonly string[] = []): Partial<UnitOptions> {
  const own = body(draw)
  const { traits, gear } = anyOf<(typeof THEMES)[number]>(THEMES, draw.chance)
  const profile = {
    ...own,
    traits: [...new Set([...given, ...traits, ...own.traits])],
    equipment: [...gear, ...kit(draw)],
  }
  return { kind: 'character', profile, usesBefore: { stimulants: 1 }, addictions: [] }
}

function squad(draw: Drawing): Partial<UnitOptions> {
  const { chance } = draw
  const members = 2 + chance.die(7)
  const loadouts = [{ members, equipment: kit(draw) }]
  return { kind: 'squad', profile: { ...body(draw), hitPoints: 2 + 2 * chance.die(3), loadouts }, usesBefore: {} }
}

const INNER: readonly Cell[] = ['C4', 'D4']
const RINGS: readonly Cell[] = ['B2', 'C2', 'D2', 'E2', 'B3', 'E3', 'B4', 'E4', 'B5', 'C5', 'D5', 'E5']
const OUTMOST: readonly Cell[] = ['A1', 'B1', 'F6']

function tank(draw: Drawing): Partial<UnitOptions> {
  const { chance } = draw
  const cells = anyOf<readonly Cell[]>(
    [INNER, [...INNER, ...RINGS.slice(0, 6)], [...INNER, ...RINGS], [...INNER, ...RINGS, ...OUTMOST]],
    chance,
  )
  const built = cells.map((cell, at) => ({ cell, ...section(draw, at) }))
  const profile = {
    type: draw.row('vehicleTypes'),
    A: 3 + chance.die(5),
    S: 3 + chance.die(5),
    sections: [...CORE_PLACED, ...built],
    traits: isSo(70, chance) ? [draw.row('vehicleTraits')] : [],
    abilities: [draw.row('vehicleAbilities')],
    weapons: [],
  }
  return {
    kind: 'vehicle',
    profile,
    ...damage(
      built.map(({ cell }) => cell),
      chance,
    ),
    stock: [...AMMO, ...AMMO],
    isFlying: isSo(50, chance),
  }
}

/** A hull comes whole, hurt, or with as few sections as a break test asks for (P28-VEH-BREAK-1). */
function damage(
  cells: readonly Cell[],
  chance: Dice,
): Pick<Extract<UnitOptions, { kind: 'vehicle' }>, 'lostCells' | 'damaged'> {
  const isWreck = cells.length > INNER.length && isSo(50, chance)
  const lostCells = isWreck ? cells.slice(INNER.length + 2 + chance.die(2)) : []
  const damaged = cells
    .filter((cell) => !lostCells.includes(cell) && isSo(50, chance))
    .map((cell) => ({ cell, hitPoints: 2 }))
  return { lostCells, damaged }
}

/** Seats and a mount first; then whatever comes. */
function section(draw: Drawing, at: number): { section: string; weapon?: string } {
  if (at === 0) return { section: 'transport-section' }
  if (at === 1) return { section: 'turret-hard-point', weapon: mounted(draw) }
  const id = draw.row('vehicleSections')
  return id.includes('hard-point') ? { section: id, weapon: mounted(draw) } : { section: id }
}

function mounted(draw: Drawing): string {
  const printed = rowIds(PRINTED.vehicleWeapons)
  return isSo(50, draw.chance) ? (oneOf(printed, draw.chance) ?? 'mortar') : draw.weapon('gun')
}
