import type { Dice } from '#main/games/kit/dice.ts'
import { CORE_PLACED_SECTIONS, isMount } from '#shared/games/planet28/placed-section.ts'
import { PRINTED_TABLES, getRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import {
  GRID_CELLS,
  listGridCells,
  listCellFacingChoices,
  getMaxSections,
  getCellRing,
} from '#shared/games/planet28/vehicle-grid.ts'

const RULINGS = { gridPreset: '6x6', corners: 'frontRear' } as const
const SIZES = ['small', 'medium', 'large'] as const
const MOUNTED = [
  ...listRowIds(PRINTED_TABLES.vehicleWeapons),
  'heavy-slug-rifle',
  'laser-rifle',
  'plasma-rifle',
] as const

const pickRow = <Row>(rows: readonly Row[], dice: Dice): Row => rows[dice.die(rows.length) - 1] as Row

/** A random vehicle of any size with sections, weapons and traits, as it enters the battle. */
export function vehicleByChance(side: string, at: number, dice: Dice) {
  const size = pickRow(SIZES, dice)
  const rings = SIZES.slice(0, SIZES.indexOf(size) + 1)
  const free = listGridCells('6x6').filter(
    (cell) => rings.includes(getCellRing(cell, '6x6')) && !CORE_PLACED_SECTIONS.some((core) => core.cell === cell),
  )
  const least = size === 'small' ? 0 : getMaxSections(size === 'large' ? 'medium' : 'small', '6x6') - 1
  const count = least + dice.die(free.length - least)
  const bought = free
    .toSorted((a, b) => GRID_CELLS.indexOf(a) - GRID_CELLS.indexOf(b))
    .slice(0, count)
    .map((cell) => {
      const section = pickRow(listRowIds(PRINTED_TABLES.vehicleSections), dice)
      const facing = pickRow(listCellFacingChoices(cell, RULINGS), dice)
      const weapon = isMount(getRulebookRow(PRINTED_TABLES, 'vehicleSections', section))
        ? { weapon: pickRow(MOUNTED, dice) }
        : {}
      return { cell, section, facing, ...weapon }
    })
  const type = pickRow(listRowIds(PRINTED_TABLES.vehicleTypes), dice)
  const traits = listRowIds(PRINTED_TABLES.vehicleTraits).filter(() => dice.die(4) === 1)
  const abilities = listRowIds(PRINTED_TABLES.vehicleAbilities).filter(() => dice.die(2) === 1)
  const sections = [...CORE_PLACED_SECTIONS, ...bought]
  const profile = { type, A: 3 + dice.die(5), S: 3 + dice.die(5), sections, traits, abilities, weapons: [] }
  const stock = ['ammo-basic', 'ammo-basic', 'ammo-basic']
  const base = {
    kind: 'vehicle',
    id: `${side}-car-${at}`,
    name: `${side} car ${at}`,
    side,
    warbandId: null,
    lasting: [],
  }
  return { ...base, profile, lostCells: [], damaged: [], stock, isFlying: type === 'flyer' && dice.die(2) === 1 }
}
