import { describe, expect, test } from 'vitest'
import { PAPER_SIZES } from '../picture-options.ts'
import { POSTER_TILE_MARGIN_MM, splitPosterIntoTiles } from './poster-tiles.ts'

describe.each(['a4', 'letter'] as const)('a poster on %s sheets', (paper) => {
  const poster = PAPER_SIZES.a1
  const tiling = splitPosterIntoTiles(poster, { paper, overlapMm: 10 })

  test('is covered by them, each lying over the next by the overlap', () => {
    const { tiles, rows, columns } = tiling
    expect(tiles).toHaveLength(rows * columns)
    const [first, last] = [tiles[0]?.part, tiles.at(-1)?.part]
    expect(first?.x).toBeLessThanOrEqual(0)
    expect(first?.y).toBeLessThanOrEqual(0)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThanOrEqual(poster.widthMm)
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThanOrEqual(poster.heightMm)
    const [box, right, below] = [tiles[0]?.part, tiles[1]?.part, tiles[columns]?.part]
    expect((box?.x ?? 0) + (box?.width ?? 0) - (right?.x ?? 0)).toBeCloseTo(10, 9)
    expect((box?.y ?? 0) + (box?.height ?? 0) - (below?.y ?? 0)).toBeCloseTo(10, 9)
  })

  test('leaves each sheet its margin', () => {
    const { sheet, tiles } = tiling
    for (const { part } of tiles) {
      expect(part.width + 2 * POSTER_TILE_MARGIN_MM).toBeCloseTo(sheet.widthMm, 9)
      expect(part.height + 2 * POSTER_TILE_MARGIN_MM).toBeCloseTo(sheet.heightMm, 9)
    }
  })
})

test('sheets are named by a letter for the row and a number for the column', () => {
  const { tiles, columns } = splitPosterIntoTiles(PAPER_SIZES.a2, { paper: 'a4', overlapMm: 10 })
  expect(tiles[0]?.name).toBe('A1')
  expect(tiles[columns + 1]?.name).toBe('B2')
  const tall = splitPosterIntoTiles({ widthMm: 100, heightMm: 9000 }, { paper: 'a4', overlapMm: 0 })
  expect(tall.tiles[26]?.name).toBe('AA1')
})

test('sheets lie across where that takes fewer of them', () => {
  expect(splitPosterIntoTiles({ widthMm: 500, heightMm: 150 }, { paper: 'a4', overlapMm: 10 })).toMatchObject({
    rows: 1,
    columns: 2,
    sheet: { widthMm: 297 },
  })
})

test('sheets that would show no hex are left out', () => {
  const board = { x: 8, y: 8, width: 360, height: 150 }
  const poster = { widthMm: 376, heightMm: 166 }
  const all = splitPosterIntoTiles(poster, { paper: 'a4', overlapMm: 0 })
  const { tiles } = splitPosterIntoTiles({ ...poster, board: { ...board, width: 150 } }, { paper: 'a4', overlapMm: 0 })
  expect(tiles.length).toBeLessThan(all.tiles.length)
  expect(splitPosterIntoTiles({ ...poster, board }, { paper: 'a4', overlapMm: 0 }).tiles).toHaveLength(all.tiles.length)
})

test('what fits one sheet takes one, in its middle', () => {
  const { tiles } = splitPosterIntoTiles({ widthMm: 100, heightMm: 100 }, { paper: 'a4', overlapMm: 10 })
  expect(tiles).toHaveLength(1)
  expect((tiles[0]?.part.x ?? 0) + (tiles[0]?.part.width ?? 0) / 2).toBeCloseTo(50, 9)
})
