import type { Dice } from '#main/games/kit/dice.ts'
import { BattleOptions, type UnitOptions } from '#shared/games/planet28/battle/options.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { PRINTED_TABLES, type TableName } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { BATTLE_RULING_IDS } from '#shared/games/planet28/tables/rulings.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { anyOf, isSo, oneOf } from './planet28-said.ts'
import { STAND_INS } from './planet28-without-row.ts'
import { RandomRowDraw, type Wanted } from './random-row-draw.ts'

const NOTHING: Wanted = { row: () => false, answer: () => false }

/** A battle of two sides with random fighters, gear and rulings; wanted rows are the likeliest. */
export function createVariedBattle(chance: Dice, wanted: Wanted = NOTHING): BattleOptions {
  const draw = new RandomRowDraw(chance, wanted)
  const sides = ['red', 'blue']
  const isSolo = isSo(35, chance)
  const theme = isSo(60, chance) ? anyOf(THEMES, chance) : null
  const units = sides.flatMap((side) =>
    unitsOf(side, draw, theme ?? anyOf(THEMES, chance), isSolo && side === 'red' && isSo(30, chance)),
  )
  return BattleOptions.parse({
    play: isSolo ? 'solo' : 'opposed',
    goal: 'Win',
    turns: isSo(90, chance) ? 3 : null,
    settings: Object.fromEntries(BATTLE_RULING_IDS.map((id) => [id, draw.answer(id)])),
    house: [...STAND_INS, ...draw.house.values()],
    sides: sides.map((id) => ({ id, name: id, isEnemy: isSolo && id === 'blue', warbandIds: [id] })),
    units,
  })
}

function unitsOf(side: string, draw: RandomRowDraw, theme: Theme, isAlone: boolean): object[] {
  const base = (name: string) => ({
    id: `${side}-${name}`,
    name: `${side} ${name}`,
    side,
    warbandId: side,
    lasting: [],
  })
  if (isAlone) return [{ ...base('1'), ...character(draw, theme) }]
  const people = ['1', '2', '3'].map((name) => ({
    ...base(name),
    ...character(draw, theme, name === '1' ? ['major-arcana'] : []),
  }))
  return [...people, { ...base('squad'), ...squad(draw, theme) }, { ...base('tank'), ...tank(draw, theme) }]
}

const AMMO = ['ammo-basic', 'ammo-rough', 'ammo-special']

function body(draw: RandomRowDraw) {
  const { chance } = draw
  const skill = () => 3 + chance.die(5)
  const rows = (table: TableName, most: number) => [
    ...new Set(Array.from({ length: chance.die(most + 1) - 1 }, () => draw.row(table))),
  ]
  return {
    skills: { A: skill(), F: skill(), S: skill(), AW: skill(), P: skill() },
    hitPoints: 4 + 2 * chance.die(8),
    traits: rows('traits', 4),
    abilities: rows('abilities', 2),
  }
}

function kit(draw: RandomRowDraw, { gear = [], weaponRule }: Partial<Theme> = {}): string[] {
  const { chance } = draw
  const weapons = [draw.weapon('gun', weaponRule), draw.weapon('blade', weaponRule)]
  const isDressed = gear.some((id) => Object.hasOwn(PRINTED_TABLES.armour, id))
  const worn = !isDressed && isSo(70, chance) ? [draw.row('armour')] : []
  const items = Array.from({ length: chance.die(3) - 1 }, () => draw.row('items'))
  return [...weapons, ...worn, ...items, ...items, ...AMMO, ...AMMO]
}

/** Rulings and rows that are only observable together, in one side or both. */
interface Theme {
  readonly traits: readonly string[]
  readonly gear: readonly string[]
  readonly weaponRule?: string
}

const THEMES: readonly [Theme, ...Theme[]] = [
  { traits: [], gear: [] },
  { traits: [], gear: ['stimulants', 'stimulants', 'stimulants', 'stimulants'] },
  { traits: ['brave', 'psychic', 'major-arcana'], gear: ['strange-idol', 'psyka'] },
  { traits: ['fearsome', 'terrifying'], gear: ['med-kit', 'med-kit'] },
  { traits: ['unearthly'], gear: ['psy-staff', 'psyka'] },
  { traits: ['gunner', 'pilot', 'engineer'], gear: [] },
  { traits: ['inspiring'], gear: ['heavy-armour'] },
  { traits: [], gear: ['med-kit', 'med-kit'], weaponRule: 'poisonous' },
  { traits: [], gear: [], weaponRule: 'cumulative' },
  { traits: [], gear: [], weaponRule: 'armour-piercing' },
  { traits: [], gear: [], weaponRule: 'indirect' },
  { traits: ['gunner', 'pilot'], gear: [], weaponRule: 'reload' },
]

function character(draw: RandomRowDraw, theme: Theme, given: readonly string[] = []): Partial<UnitOptions> {
  const own = body(draw)
  const profile = {
    ...own,
    traits: [...new Set([...given, ...theme.traits, ...own.traits])],
    equipment: [...theme.gear, ...kit(draw, theme)],
  }
  return { kind: 'character', profile, usesBefore: { stimulants: 1 }, addictions: [] }
}

function squad(draw: RandomRowDraw, theme: Theme): Partial<UnitOptions> {
  const { chance } = draw
  const members = 2 + chance.die(7)
  const loadouts = [{ members, equipment: kit(draw, theme) }]
  return { kind: 'squad', profile: { ...body(draw), hitPoints: 2 + 2 * chance.die(3), loadouts }, usesBefore: {} }
}

const INNER: readonly Cell[] = ['C4', 'D4']
const RINGS: readonly Cell[] = ['B2', 'C2', 'D2', 'E2', 'B3', 'E3', 'B4', 'E4', 'B5', 'C5', 'D5', 'E5']
const OUTMOST: readonly Cell[] = ['A1', 'B1', 'F6']

function tank(draw: RandomRowDraw, theme: Theme): Partial<UnitOptions> {
  const { chance } = draw
  const cells = anyOf<readonly Cell[]>(
    [INNER, [...INNER, ...RINGS.slice(0, 6)], [...INNER, ...RINGS], [...INNER, ...RINGS, ...OUTMOST]],
    chance,
  )
  const built = cells.map((cell, at) => ({ cell, ...section(draw, theme, at) }))
  const profile = {
    type: draw.row('vehicleTypes'),
    A: 3 + chance.die(5),
    S: 3 + chance.die(5),
    sections: [...CORE_PLACED_SECTIONS, ...built],
    traits: [...new Set(Array.from({ length: chance.die(3) }, () => draw.row('vehicleTraits')))],
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

/** A hull enters undamaged, damaged, or with the number of sections that requires a break test (P28-VEH-BREAK-1). */
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

/** Seats and a mount first, then random sections. */
function section(draw: RandomRowDraw, theme: Theme, at: number): { section: string; weapon?: string } {
  if (at === 0) return { section: 'transport-section' }
  if (at === 1) return { section: 'turret-hard-point', weapon: mounted(draw, theme) }
  const id = draw.row('vehicleSections')
  return id.includes('hard-point') ? { section: id, weapon: mounted(draw, theme) } : { section: id }
}

function mounted(draw: RandomRowDraw, { weaponRule }: Theme): string {
  if (weaponRule !== undefined) return draw.weapon('gun', weaponRule)
  const printed = listRowIds(PRINTED_TABLES.vehicleWeapons)
  return isSo(50, draw.chance) ? (oneOf(printed, draw.chance) ?? 'mortar') : draw.weapon('gun')
}
