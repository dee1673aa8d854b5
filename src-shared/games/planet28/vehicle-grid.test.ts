import { expect, test } from 'vitest'
import {
  type Cell,
  GRID_CELLS,
  listGridCells,
  CORE_CREW_CELL,
  ENGINE_CELL,
  listCellFacingChoices,
  listCellFacings,
  type GridPreset,
  type GridRulings,
  isCell,
  getMaxSections,
  getCellRing,
  GRID_RINGS,
  listGridRows,
  getSizeForSectionCount,
} from './vehicle-grid.ts'

/** The cell table of P28-GRID-3: size ring, facing, * for a corner. */
const CELL_TABLE = `
  L:F* L:F  L:F L:F L:F  L:F*
  L:Lt M:F* M:F M:F M:F* L:Rt
  L:Lt M:Lt S:K S:K M:Rt L:Rt
  L:Lt M:Lt S:K S:K M:Rt L:Rt
  L:Lt M:R* M:R M:R M:R* L:Rt
  L:R* L:R  L:R L:R L:R  L:R*`

/** The same with a seventh row: the inner block is one cell longer (P28-GRID-5). */
const LONG_TABLE = `
  L:F* L:F  L:F L:F L:F  L:F*
  L:Lt M:F* M:F M:F M:F* L:Rt
  L:Lt M:Lt S:K S:K M:Rt L:Rt
  L:Lt M:Lt S:K S:K M:Rt L:Rt
  L:Lt M:Lt S:K S:K M:Rt L:Rt
  L:Lt M:R* M:R M:R M:R* L:Rt
  L:R* L:R  L:R L:R L:R  L:R*`

const RING_LETTER = { small: 'S', medium: 'M', large: 'L' }
const FACING_LETTERS = { front: 'F', rear: 'R', left: 'Lt', right: 'Rt' }

const facings = (cell: Cell, gridPreset: GridPreset = '6x6', corners: GridRulings['corners'] = 'frontRear') =>
  listCellFacings(cell, { gridPreset, corners })
const label = (cell: Cell, preset: GridPreset): string => {
  const facing = facings(cell, preset)[0]
  const corner = facings(cell, preset, 'ownerChooses').length === 2 ? '*' : ''
  return `${RING_LETTER[getCellRing(cell, preset)]}:${facing === undefined ? 'K' : FACING_LETTERS[facing]}${corner}`
}

test.each([
  ['6x6', CELL_TABLE],
  ['6x7', LONG_TABLE],
] as const)('P28-GRID-3, -5: ring and facing of every cell, %s', (preset, table) => {
  expect(listGridCells(preset).map((cell) => label(cell, preset))).toEqual(table.trim().split(/\s+/))
})

test.each(['6x6', '6x7'] as const)(
  'P28-GRID-1: engine and crew stand side by side in the inner block, %s',
  (preset) => {
    expect([ENGINE_CELL, CORE_CREW_CELL].map((cell) => getCellRing(cell, preset))).toEqual(['small', 'small'])
  },
)

test('P28-GRID-1, -5: 36 cells in six rows, or 42 in seven', () => {
  expect([listGridCells('6x6').length, listGridCells('6x7').length, GRID_CELLS.length]).toEqual([36, 42, 42])
  expect([listGridRows('6x6').at(-1), listGridRows('6x7').at(-1)]).toEqual([6, 7])
})

test('P28-GRID-4: 10 front, 10 rear, 6 left, 6 right, 4 core; corners go where the setting says', () => {
  const count = (corners: GridRulings['corners']): Record<string, number> =>
    Object.fromEntries(
      ['front', 'rear', 'left', 'right'].map((facing) => [
        facing,
        listGridCells('6x6').filter((cell) => facings(cell, '6x6', corners)[0] === facing).length,
      ]),
    )
  expect(count('frontRear')).toEqual({ front: 10, rear: 10, left: 6, right: 6 })
  expect(count('leftRight')).toEqual({ front: 6, rear: 6, left: 10, right: 10 })
  expect(facings('A1', '6x6', 'ownerChooses')).toEqual(['front', 'left'])
  expect(facings('E5', '6x6', 'ownerChooses')).toEqual(['rear', 'right'])
  expect(facings('C4')).toEqual([])
})

test('P28-GRID-7: a core cell points to one of its two nearest sides, any other cell where it stands', () => {
  const choices = (cell: Cell, gridPreset: GridPreset = '6x6') =>
    listCellFacingChoices(cell, { gridPreset, corners: 'frontRear' })
  expect([choices('C4'), choices('D4'), choices('D3')]).toEqual([
    ['rear', 'left'],
    ['rear', 'right'],
    ['front', 'right'],
  ])
  expect(choices('B2')).toEqual(['front'])
  expect([choices('C4', '6x7'), choices('D5', '6x7')]).toEqual([['left'], ['rear', 'right']])
})

test('P28-GRID-2, -5: small 2-4, medium 5-16, large 17-36; with seven rows 6, 20 and 42', () => {
  const sizes = (preset: GridPreset, ...counts: number[]) =>
    counts.map((count) => getSizeForSectionCount(count, preset))
  expect(sizes('6x6', 2, 4, 5, 16, 17, 36)).toEqual(['small', 'small', 'medium', 'medium', 'large', 'large'])
  expect(sizes('6x7', 2, 6, 7, 20, 21, 42)).toEqual(['small', 'small', 'medium', 'medium', 'large', 'large'])
  expect(GRID_RINGS.map((size) => getMaxSections(size, '6x7'))).toEqual([6, 20, 42])
})

test('a text is a cell from A1 to F7 only', () => {
  expect(['A1', 'F6', 'C3', 'F7'].every(isCell)).toBe(true)
  expect(['G1', 'A8', 'A0', 'a1', 'A', 'A11', ''].some(isCell)).toBe(false)
})
