import { expect, test } from 'vitest'
import {
  type Cell,
  CELLS,
  CORE_CREW_CELL,
  ENGINE_CELL,
  facingsOf,
  isCell,
  ringOf,
  sizeForSectionCount,
} from './grid.ts'

/** The cell table of P28-GRID-3: size ring, facing, * for a corner. */
const CELL_TABLE = `
  L:F* L:F  L:F L:F L:F  L:F*
  L:Lt M:F* M:F M:F M:F* L:Rt
  L:Lt M:Lt S:K S:K M:Rt L:Rt
  L:Lt M:Lt S:K S:K M:Rt L:Rt
  L:Lt M:R* M:R M:R M:R* L:Rt
  L:R* L:R  L:R L:R L:R  L:R*`

const RING_LETTER = { small: 'S', medium: 'M', large: 'L' }
const FACING_LETTERS = { front: 'F', rear: 'R', left: 'Lt', right: 'Rt' }

const isCorner = (cell: Cell): boolean => facingsOf(cell, 'ownerChooses').length === 2
const label = (cell: Cell): string => {
  const facing = facingsOf(cell)[0]
  return `${RING_LETTER[ringOf(cell)]}:${facing === undefined ? 'K' : FACING_LETTERS[facing]}${isCorner(cell) ? '*' : ''}`
}

test('P28-GRID-3: ring and facing of every cell', () => {
  expect(CELLS.map(label)).toEqual(CELL_TABLE.trim().split(/\s+/))
})

test('P28-GRID-1: engine and crew stand side by side in the inner block', () => {
  expect([ENGINE_CELL, CORE_CREW_CELL].map(ringOf)).toEqual(['small', 'small'])
  expect(CELLS).toHaveLength(36)
})

test('P28-GRID-4: 10 front, 10 rear, 6 left, 6 right, 4 core; corners go where the setting says', () => {
  const count = (corners: 'frontRear' | 'leftRight'): Record<string, number> =>
    Object.fromEntries(
      ['front', 'rear', 'left', 'right'].map((facing) => [
        facing,
        CELLS.filter((cell) => facingsOf(cell, corners)[0] === facing).length,
      ]),
    )
  expect(count('frontRear')).toEqual({ front: 10, rear: 10, left: 6, right: 6 })
  expect(count('leftRight')).toEqual({ front: 6, rear: 6, left: 10, right: 10 })
  expect(facingsOf('A1', 'ownerChooses')).toEqual(['front', 'left'])
  expect(facingsOf('E5', 'ownerChooses')).toEqual(['rear', 'right'])
  expect(facingsOf('C4')).toEqual([])
})

test('P28-GRID-2: small 2-4, medium 5-16, large 17-36', () => {
  expect([2, 4, 5, 16, 17, 36].map(sizeForSectionCount)).toEqual([
    'small',
    'small',
    'medium',
    'medium',
    'large',
    'large',
  ])
})

test('a text is a cell from A1 to F6 only', () => {
  expect(['A1', 'F6', 'C3'].every(isCell)).toBe(true)
  expect(['G1', 'A7', 'A0', 'a1', 'A', 'A11', ''].some(isCell)).toBe(false)
})
