import { expect, test } from 'vitest'
import { listGridCells } from '#shared/games/planet28/vehicle-grid.ts'
import { getCellBox, CELL_SIZE, buildGridLines } from './vehicle-drawing.ts'

test.each(['6x6', '6x7'] as const)(
  'the %s grid has a square for every cell, the front row on top (P28-GRID-1)',
  (preset) => {
    const { cells, width, height } = buildGridLines(preset)
    expect(cells.map(({ cell }) => cell)).toEqual(listGridCells(preset))
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(cells.length)
    expect(getCellBox('C1').y).toBeLessThan(getCellBox('C2').y)
    expect(getCellBox('A3').x).toBeLessThan(getCellBox('B3').x)
    for (const { x, y } of cells) {
      expect(x + CELL_SIZE).toBeLessThan(width)
      expect(y + CELL_SIZE).toBeLessThan(height)
    }
  },
)

test('the rings stand for 4, 16 and 36 cells, each around the last (P28-GRID-2)', () => {
  const areas = buildGridLines('6x6').rings.map((ring) => (ring.width * ring.height) / CELL_SIZE ** 2)
  expect(areas).toEqual([4, 16, 36])
})

test('the lines between the sides leave the core at its corners (P28-GRID-4)', () => {
  const { cross, rings } = buildGridLines('6x6')
  expect(cross.match(/M/g)).toHaveLength(4)
  expect(cross).toContain(`M${rings[0]?.x} ${rings[0]?.y}L${rings[2]?.x} ${rings[2]?.y}`)
})
