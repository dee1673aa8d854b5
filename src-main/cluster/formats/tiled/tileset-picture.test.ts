import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PICTURE_THEMES_BY_STYLE } from '#shared/cluster/draw/picture-theme.ts'
import { createBoardForGrid, createGridForBoard } from './tiled-hexes.ts'
import type { PlanTile, PlannedTileLook } from './tiled-plan.ts'
import { createTilesetPng, computeTilesetPictureSize } from './tileset-picture.ts'

const GRID = createGridForBoard({ rows: 1, columns: 1, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' })
const pick = ({ width, height }: { width: number; height: number }) => ({ width, height })
const tile = (look: PlannedTileLook): PlanTile => ({ type: '', properties: {}, look })

/** Reads a picture written here: one part of data, rows without a filter. */
function decode(png: Uint8Array) {
  const bytes = Buffer.from(png)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const start = bytes.indexOf('IDAT') + 4
  const rows = inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8)))
  const at = (x: number, y: number) => [...rows.subarray(y * (width * 4 + 1) + 1 + x * 4).subarray(0, 4)]
  return { width, height, at }
}

test('a star stands in the middle of its tile in the colour of its rating, and nothing in the corners', () => {
  const picture = decode(
    createTilesetPng(
      [1, 2, 3, 4, 5].map((rating) => tile({ kind: 'star', rating })),
      GRID,
    ),
  )
  expect(picture).toMatchObject(pick(computeTilesetPictureSize(5, GRID)))
  const middle = picture.at(GRID.tileWidth / 2, GRID.tileHeight / 2)
  const hex = middle.slice(0, 3).map((value) => value.toString(16).padStart(2, '0'))
  expect([`#${hex.join('')}`, middle[3]]).toEqual([PICTURE_THEMES_BY_STYLE.paper.stars[0]?.fill, 255])
  expect(picture.at(0, 0)[3]).toBe(0)
})

test('a region is a hex with its fill and its border, or with one of them', () => {
  const looks: PlannedTileLook[] = [
    { kind: 'region', fill: '#ff0000', border: '#0000ff' },
    { kind: 'region', fill: null, border: '#00ff00' },
  ]
  const picture = decode(createTilesetPng(looks.map(tile), GRID))
  const [x, y] = [GRID.tileWidth / 2, GRID.tileHeight / 2]
  expect(picture.at(x, y)).toEqual([255, 0, 0, Math.round(0.35 * 255)])
  expect(picture.at(x, 1)).toEqual([0, 0, 255, 255])
  expect(picture.at(GRID.tileWidth + x, y)[3]).toBe(0)
})

test('more tiles than fit side by side take further rows', () => {
  const looks = Array.from({ length: 20 }, () => tile({ kind: 'region', fill: '#ffffff', border: null }))
  const { width, height } = decode(
    createTilesetPng(looks, createGridForBoard(createBoardForGrid(GRID, { rows: 1, columns: 1 }))),
  )
  expect({ width, height }).toEqual({ width: 16 * GRID.tileWidth, height: 2 * GRID.tileHeight })
})

test('the tiles of a foreign map as large as can be make a small picture', () => {
  const large = { ...GRID, tileWidth: 10_000, tileHeight: 10_000, side: 5000 }
  const looks = Array.from({ length: 40 }, () => tile({ kind: 'region', fill: '#ff0000', border: null }))
  const { width, height, at } = decode(createTilesetPng(looks, large))
  expect(width * height).toBeLessThan(5_000_000)
  const size = computeTilesetPictureSize(40, large)
  expect(size.isReduced).toBe(true)
  expect(at(size.tile.tileWidth / 2, size.tile.tileHeight / 2)[0]).toBe(255)
})
